package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.PerLanguage;
import dev.assize.text.Stemmer;
import dev.assize.text.Token;
import dev.assize.text.WordList;
import dev.assize.text.WordSet;
import java.util.List;
import java.util.Set;

/** How a language argues: its markers of a conclusion, its joining words, its commonest verbs. */
final class DiscourseMarkers {

    private static final Set<String> ONLY_IN_FRONT = WordSet.of("so overall insgesamt");
    private static final PerLanguage<DiscourseMarkers> BY_LANGUAGE = new PerLanguage<>(DiscourseMarkers::new);

    private final Language language;
    private final Lexicon lexicon;
    private final MarkerPhrases conclusionMarkers;
    private final MarkerPhrases closingMarkers;
    private final MarkerPhrases falseMarkers;
    private final MarkerPhrases exampleMarkers;
    private final Set<String> joiners;
    private final Set<String> alternatives;
    private final Set<String> reasons;
    private final Set<String> relatives;
    private final Set<String> auxiliaries;
    private final Set<String> verbs;
    private final Set<String> placeWords;
    private final Set<String> genericWords;
    private final Set<String> measures;
    private final Set<String> proving;
    private final Set<String> advising;
    private final MarkerPhrases advice;
    private final Set<String> prepositions;
    private final Set<String> mutual;
    private final Set<String> asking;

    private DiscourseMarkers(Language language) {
        this.language = language;
        this.lexicon = Lexicon.of(language);
        WordList words = WordList.beside(DiscourseMarkers.class, language.code() + ".discourse");
        conclusionMarkers = new MarkerPhrases(words.lines("conclusion"));
        closingMarkers = new MarkerPhrases(words.lines("closing"));
        falseMarkers = new MarkerPhrases(words.lines("not-conclusion"));
        exampleMarkers = new MarkerPhrases(words.lines("example"));
        joiners = set(words, "joiner");
        alternatives = set(words, "alternative");
        reasons = set(words, "reason");
        relatives = set(words, "relative");
        auxiliaries = set(words, "auxiliary");
        verbs = set(words, "verb");
        placeWords = set(words, "place");
        genericWords = set(words, "generic");
        measures = stems(words, "measure");
        proving = set(words, "proving");
        advising = set(words, "advising");
        advice = new MarkerPhrases(words.lines("advice"));
        prepositions = set(words, "preposition");
        mutual = stems(words, "mutual");
        asking = stems(words, "asking");
    }

    static DiscourseMarkers of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** Whether a conclusion is announced at this place: "therefore", "il en résulte", "daraus folgt". */
    boolean concludesAt(List<Token> tokens, int at) {
        return conclusionMarkers.lengthAt(tokens, at) > 0 && falseMarkers.lengthAt(tokens, at) == 0;
    }

    /** Whether the word marks a conclusion only at the head of a clause: inside, "so" and "also" mean other things. */
    boolean concludesOnlyInFront(Token token) {
        return ONLY_IN_FRONT.contains(token.folded());
    }

    /** Whether the end of an argument is announced, which makes a conclusion of the last sentence: "ultimately". */
    boolean closesAt(List<Token> tokens, int at) {
        return closingMarkers.lengthAt(tokens, at) > 0;
    }

    /** How many tokens from this place on announce an example ("e.g.", "such as"); 0 when none is announced. */
    int announcesExample(List<Token> tokens, int at) {
        return exampleMarkers.lengthAt(tokens, at);
    }

    boolean joins(Token token) {
        return joiners.contains(token.folded());
    }

    /** Whether the word opens a reason or a contrast, which is a statement of its own: "because", "whereas", "car". */
    boolean givesReason(Token token) {
        return reasons.contains(token.folded());
    }

    /** Whether the word may open a relative clause: "which", "qui", "dat". */
    boolean relates(Token token) {
        return relatives.contains(token.folded());
    }

    /** Whether the word joins the members of a list: "and", "or". */
    boolean joinsMembers(Token token) {
        return joiners.contains(token.folded()) || alternatives.contains(token.folded());
    }

    /** Whether the word offers one thing or another: "or", "oder". */
    boolean offersAnother(Token token) {
        return alternatives.contains(token.folded()) && !joins(token);
    }

    boolean isAuxiliary(Token token) {
        return auxiliaries.contains(token.folded());
    }

    /** Whether the word is, as far as its form tells, the verb of a statement. */
    boolean isVerb(Token token) {
        if (token.kind() != Token.Kind.WORD || (token.capitalised() && language == Language.GERMAN)) {
            return false;
        }
        return (WordTraits.of(language).of(token) & WordTraits.VERB) != 0;
    }

    /** Whether the word itself is listed as a verb or has the form of one. */
    boolean isVerbForm(String word) {
        return auxiliaries.contains(word)
                || verbs.contains(word)
                || VerbRoots.of(language).isStrong(word)
                || hasVerbForm(word);
    }

    private boolean hasVerbForm(String word) {
        boolean irregular = !lexicon.regular(word).equals(word);
        if (language == Language.ENGLISH) {
            return irregular || (word.length() > 4 && word.endsWith("ed"));
        }
        boolean german = language == Language.GERMAN;
        return irregular || (german && word.length() > 5 && (word.endsWith("te") || word.endsWith("ten")));
    }

    /** Whether questions of any topic ask with this word ("What happened, according to …?"), by its key. */
    boolean asksWith(String key) {
        return asking.contains(key);
    }

    boolean leadsToPlace(Token token) {
        return placeWords.contains(token.folded());
    }

    boolean isPreposition(Token token) {
        return prepositions.contains(token.folded());
    }

    /** Whether the word is a deed that two do alike, so that either may be named first: "met", "heiratete". */
    boolean isMutual(Token token) {
        return mutual.contains(token.key());
    }

    /** Whether the word goes with any topic, and so is no term of one. */
    boolean isGeneric(Token token) {
        return genericWords.contains(token.folded());
    }

    /** Whether the noun measures, counts or places whatever is spoken of: "metre", "century", "share", "side". */
    boolean isMeasure(Token token) {
        return measures.contains(token.key());
    }

    /** Whether the verb says that something follows from what was found: "show", "prouver". */
    boolean proves(Token token) {
        return proving.contains(token.folded());
    }

    /** Whether the verb draws a conclusion for somebody: "recommend", "raten". */
    boolean advises(Token token) {
        return advising.contains(token.folded());
    }

    /** Whether advice begins here: "should", "il vaut mieux". */
    boolean advisesAt(List<Token> tokens, int at) {
        return advice.lengthAt(tokens, at) > 0;
    }

    private Set<String> stems(WordList words, String section) {
        return WordSet.of(
                words.words(section).stream().map(new Stemmer(language)::stem).toList());
    }

    private static Set<String> set(WordList words, String section) {
        return WordSet.of(words.words(section));
    }
}
