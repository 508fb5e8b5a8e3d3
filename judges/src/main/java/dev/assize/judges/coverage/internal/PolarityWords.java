package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import dev.assize.text.Stemmer;
import dev.assize.text.Token;
import dev.assize.text.WordList;
import dev.assize.text.WordSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The words by which a language says that something is untrue, fails or is only supposed. They are compared by their
 * stems, so that an adjective may bend and a verb be conjugated.
 */
final class PolarityWords {

    private static final PerLanguage<PolarityWords> BY_LANGUAGE = new PerLanguage<>(PolarityWords::new);

    private final Set<String> untrue;
    private final Set<String> denying;
    private final Set<String> rejecting;
    private final Set<String> dismissing;
    private final Set<String> reports;
    private final Set<String> sources;
    private final Set<String> telling;
    private final Set<String> negativeAnswers;
    private final Set<String> pairs;
    private final Set<String> pairEnds;
    private final Set<String> truth;
    private final Set<String> failing;
    private final Set<String> claims;
    private final Set<String> hedges;
    private final Set<String> hearsay;
    private final Set<String> hearsayInfinitives;
    private final Set<String> hearsayPassives;
    private final Set<String> supposing;
    private final boolean capitalisesNouns;
    private final Set<String> factives;
    private final Set<String> complementizers;
    private final Set<String> corrections;
    private final Set<String> copulas;

    private PolarityWords(Language language) {
        WordList words = WordList.beside(PolarityWords.class, language.code() + ".polarity");
        Stemmer stemmer = new Stemmer(language);
        VerbRoots roots = VerbRoots.of(language);
        untrue = stems(words, "untrue", stemmer, roots);
        denying = stems(words, "denying", stemmer, roots);
        rejecting = stems(words, "rejecting", stemmer, roots);
        dismissing = WordSet.of(words.words("dismissing"));
        reports = WordSet.of(words.words("report"));
        sources = WordSet.of(words.words("source"));
        telling = WordSet.of(words.words("told"));
        negativeAnswers = WordSet.of(words.words("answer-no"));
        pairs = WordSet.of(
                untrue.stream().filter(word -> word.indexOf('_') >= 0).toList());
        pairEnds = WordSet.of(pairs.stream()
                .map(pair -> pair.substring(pair.indexOf('_') + 1))
                .toList());
        truth = stems(words, "truth", stemmer, roots);
        failing = stems(words, "failing", stemmer, roots);
        claims = stems(words, "claim", stemmer, roots);
        hedges = WordSet.of(words.words("hedge"));
        hearsay = WordSet.of(words.words("hearsay"));
        hearsayInfinitives = WordSet.of(words.words("hearsay-infinitive"));
        hearsayPassives = WordSet.of(words.words("hearsay-passive"));
        supposing = WordSet.of(words.words("supposing"));
        capitalisesNouns = language == Language.GERMAN;
        factives = WordSet.of(words.words("factive"));
        complementizers = WordSet.of(words.words("complementizer"));
        corrections = WordSet.of(words.words("correction"));
        copulas = WordSet.of(words.words("copula"));
    }

    static PolarityWords of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** Dutch and German put their negation after the verb and its objects. */
    static boolean negatesAfterTheVerb(Language language) {
        return language == Language.DUTCH || language == Language.GERMAN;
    }

    /** Both the word and its stem, since a small word is its own key. */
    private static Set<String> stems(WordList words, String section, Stemmer stemmer, VerbRoots roots) {
        List<String> listed = words.words(section);
        List<String> stems = new ArrayList<>(listed);
        listed.forEach(word -> stems.add(roots.key(word, stemmer)));
        listed.forEach(word -> stems.add(stemmer.stem(word)));
        return WordSet.of(stems);
    }

    /** Whether the key is of a word that denies by itself, in whichever way. */
    boolean mayDeny(String key) {
        return untrue.contains(key) || rejecting.contains(key) || failing.contains(key);
    }

    /** Whether the word denies with others, or as an answer. */
    boolean mayDenyWithOthers(String folded) {
        return pairEnds.contains(folded) || dismissing.contains(folded) || negativeAnswers.contains(folded);
    }

    /** Whether the word supposes by itself, or tells with another what others say. */
    boolean maySuppose(String folded) {
        return hedges.contains(folded)
                || hearsay.contains(folded)
                || hearsayPassives.contains(folded)
                || supposing.contains(folded);
    }

    /** "False", "Legende", "démentir": what it is said of does not hold. */
    boolean isUntrue(Token token) {
        return untrue.contains(token.key());
    }

    /** "Fairy tale", "idée reçue": two words that say so together. */
    boolean isUntrue(Token first, Token second) {
        return pairEnds.contains(second.folded()) && pairs.contains(first.folded() + "_" + second.folded());
    }

    /** "Wies … zurück", "wees … van de hand": said of a report, they make it untrue. */
    boolean dismisses(Token token) {
        return dismissing.contains(token.folded());
    }

    /** "Claim", "Vorwurf", "rumeur": a noun for what is said or believed. */
    boolean isReport(Token token) {
        return reports.contains(token.folded());
    }

    /** "According", "laut", "selon": names who says it. */
    boolean opensSource(Token token) {
        return sources.contains(token.folded());
    }

    /** "Claimed", "accuse", "heißt": what somebody says, with or without a complementizer. */
    boolean tells(Token token) {
        return telling.contains(token.folded());
    }

    /** "No" in answer to a question. */
    boolean isNegativeAnswer(Token token) {
        return negativeAnswers.contains(token.folded());
    }

    /** "Deny", "nier": verbs that need no complementizer to say of what: "denies having …". */
    boolean denies(Token token) {
        return denying.contains(token.key());
    }

    /** "Reject", "dismiss": what they open with "that" does not hold; of anything else they are a deed like others. */
    boolean rejects(Token token) {
        return rejecting.contains(token.key());
    }

    /** "True", "stimmt", "preuve": denied, it makes untrue what it is said of. */
    boolean isTruth(Token token) {
        return truth.contains(token.key());
    }

    /** "Failed", "weigert", "incapable": what follows does not happen. */
    boolean fails(Token token) {
        return failing.contains(token.key());
    }

    /** A word that only leads to what is claimed: "claim", "Behauptung", "say". */
    boolean isClaim(Token token) {
        return claims.contains(token.key()) || reports.contains(token.folded());
    }

    /** "Perhaps", "angeblich", "pourrait": what it is said of is only supposed. */
    boolean hedges(Token token) {
        return hedges.contains(token.folded());
    }

    /** Whether two words make such a word with the hyphen between them: "peut-être". */
    boolean hedges(Token first, Token second) {
        return hedges.contains(first.folded() + second.folded());
    }

    /** "Soll … gewesen sein", "zou … hebben": with one of these infinitives the verb tells what others say. */
    boolean isHearsayModal(Token token) {
        return hearsay.contains(token.folded());
    }

    /** "Said to", "accused of": what others say, where the deed follows at once. */
    boolean isHearsay(Token token, Token next) {
        return isHearsayPassive(token)
                && (next.folded().equals("to") || hearsayPassives.contains(token.folded() + "_" + next.folded()));
    }

    /** "Expect", "befürchtet", "craint": what they open with "that" may come or be so, and nobody knows. */
    boolean supposes(Token token) {
        return supposing.contains(token.folded());
    }

    boolean isHearsayPassive(Token token) {
        return hearsayPassives.contains(token.folded());
    }

    /** Whether a capital inside a sentence does not make a name. */
    boolean capitalisesNouns() {
        return capitalisesNouns;
    }

    boolean isHearsayInfinitive(Token token) {
        return hearsayInfinitives.contains(token.folded());
    }

    /** "That", "dass", "que": opens the clause of which something is said. */
    boolean isComplementizer(Token token) {
        return complementizers.contains(token.folded());
    }

    /** "Know", "bewusst", "surprise": who does not know that something is so leaves it so. */
    boolean isFactive(Token token) {
        return factives.contains(token.folded());
    }

    /** "But", "sondern": what follows is held against what was said before. */
    boolean corrects(Token token) {
        return corrections.contains(token.folded());
    }

    boolean isCopula(Token token) {
        return copulas.contains(token.folded());
    }
}
