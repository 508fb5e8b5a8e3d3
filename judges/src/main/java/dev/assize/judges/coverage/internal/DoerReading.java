package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.PartOfSpeech;
import dev.assize.text.Token;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Which of two noun phrases of a text does the deed, as far as grammar shows it. */
final class DoerReading {

    private static final Set<String> GERMAN_OBJECT = Set.of("den", "dem", "einen", "einem", "ihn", "ihm");

    /** As the article of a subject; that of a dative stands behind the verb and beside another subject. */
    private static final Set<String> GERMAN_SUBJECT = Set.of("der");

    private static final Set<String> POSSESSIVE =
            Set.of("zijn", "haar", "hun", "sein", "seine", "seinen", "ihr", "ihre", "ihren");

    private static final Set<String> DEFINITE = Set.of("de", "het", "die", "das");

    /** What follows them brings the deed about, whichever verb it has: "made infertile due to the treatment". */
    private static final Set<String> CAUSES = Set.of(
            "due", "because", "owing", "thanks", "cause", "grace", "wegens", "vanwege", "dankzij", "wegen", "dank",
            "infolge");

    /** How many words may stand between the word for "by" and the noun: "by the old". */
    private static final int BEFORE_NOUN = 3;

    private final ReadText passage;
    private final List<Token> tokens;
    private final String text;
    private final int start;
    private final Language language;

    /** @param start the first token of the sentence */
    DoerReading(ReadText passage, int start) {
        this.passage = passage;
        this.tokens = passage.tokens();
        this.text = passage.text();
        this.start = start;
        this.language = passage.language();
    }

    /**
     * @param passive whether a word of the sentence can make a verb passive
     * @param feminine whether the noun at a place is known as a feminine one: then German "der" makes it no subject
     */
    Doer of(int one, int other, int deed, boolean passive, IntPredicate feminine) {
        int first = Math.min(deed, Math.min(one, other));
        int last = Math.max(deed, Math.max(one, other));
        if (isRelated(first, deed)) {
            return first == one ? Doer.FIRST : Doer.SECOND;
        }
        if (ClauseBoundaries.areParted(tokens, text, first, last, language)) {
            return Doer.UNKNOWN;
        }
        Predicate<String> brings = brings(passive, !isActive(passage.part(deed)));
        boolean byOne = isLedBy(one, brings);
        if (byOne || isLedBy(other, brings)) {
            return byOne ? Doer.FIRST : Doer.SECOND;
        }
        boolean governed = isGoverned(one) || isGoverned(other);
        if (governed || (passive && isPassive(deed))) {
            return Doer.UNKNOWN;
        }
        int front = Math.min(one, other);
        int back = Math.max(one, other);
        Doer inFront = front == one ? Doer.FIRST : Doer.SECOND;
        Doer behind = front == one ? Doer.SECOND : Doer.FIRST;
        if (language != Language.DUTCH && language != Language.GERMAN) {
            return front < deed && deed < back ? inFront : Doer.UNKNOWN;
        }
        String articleBehind = article(back, front + 1);
        boolean dative = feminine.test(back) && articleBehind.equals("der");
        return dative ? inFront : byArticle(article(front, start), articleBehind, inFront, behind);
    }

    /** "Ce sont les perches qui mangent les brochets": French says by the pronoun that the noun before it acts. */
    private boolean isRelated(int noun, int deed) {
        boolean related = language == Language.FRENCH
                && noun + 1 < deed
                && tokens.get(noun + 1).folded().equals("qui");
        for (int i = noun + 2; i < deed; i++) {
            related &= !tokens.get(i).isContent();
        }
        return related;
    }

    private boolean isGoverned(int noun) {
        // "Auprès de la brasserie Houblon": a preposition leads to the noun that the name stands beside.
        boolean apposed = noun > start + 1
                && Lexicon.of(language).isDeterminer(tokens.get(noun - 2).folded())
                && (language == Language.FRENCH || language == Language.DUTCH)
                && tokens.get(noun).capitalised()
                && tokens.get(noun - 1).isContent()
                && !tokens.get(noun - 1).capitalised();
        return Roles.isGoverned(tokens, text, start, noun, language)
                || (apposed && Roles.isGoverned(tokens, text, start, noun - 1, language));
    }

    private static boolean isActive(PartOfSpeech deed) {
        return deed == PartOfSpeech.FINITE_VERB || deed == PartOfSpeech.INFINITIVE;
    }

    /** @param apart whether the deed is told by another word than the verb of an active clause: "its rejection by the court" */
    private Predicate<String> brings(boolean passive, boolean apart) {
        Lexicon lexicon = Lexicon.of(language);
        // German "von" may mean "of".
        Predicate<String> agent =
                passive || language != Language.GERMAN ? lexicon::isAgentPreposition : "durch"::equals;
        // "The warranty covers damage by water": of an active verb it tells nothing.
        return passive || apart ? agent.or(CAUSES::contains) : CAUSES::contains;
    }

    private static Doer byArticle(String front, String back, Doer inFront, Doer behind) {
        if (GERMAN_OBJECT.contains(front) || GERMAN_SUBJECT.contains(back)) {
            return behind;
        }
        // "Die Tante pflegte ihre Nichte": the pronoun takes up who acts.
        boolean owned = POSSESSIVE.contains(back) && (DEFINITE.contains(front) || GERMAN_SUBJECT.contains(front));
        if (owned) {
            return inFront;
        }
        boolean alike = front.isEmpty() ? back.isEmpty() : DEFINITE.contains(front) && DEFINITE.contains(back);
        boolean shown = GERMAN_SUBJECT.contains(front) || GERMAN_OBJECT.contains(back);
        return alike || shown ? inFront : Doer.UNKNOWN;
    }

    /** The small word before the noun phrase, over its other words; empty for a bare name, a blank for a bare noun. */
    private String article(int noun, int from) {
        int at = noun - 1;
        while (at >= from
                && tokens.get(at).isContent()
                && tokens.get(at).capitalised() == tokens.get(noun).capitalised()) {
            at--;
        }
        boolean led = at >= from
                && Lexicon.of(language).isDeterminer(tokens.get(at).folded())
                && !(at > start && Roles.isArticleOfName(tokens, at));
        return led ? tokens.get(at).folded() : tokens.get(noun).capitalised() ? "" : " ";
    }

    /** Whether an auxiliary of the passive stands before the deed with no matter between, or after it. */
    private boolean isPassive(int deed) {
        for (int i = deed - 1; i >= Math.max(start, deed - BEFORE_NOUN); i--) {
            if (PassiveVoice.isAuxiliary(tokens.get(i).folded())) {
                return true;
            }
            if (tokens.get(i).isContent()) {
                break;
            }
        }
        boolean verbLast = language == Language.DUTCH || language == Language.GERMAN;
        return verbLast
                && deed + 1 < tokens.size()
                && PassiveVoice.isAuxiliary(tokens.get(deed + 1).folded());
    }

    private boolean isLedBy(int noun, Predicate<String> leads) {
        for (int i = noun - 1; i >= Math.max(start, noun - BEFORE_NOUN); i--) {
            if (leads.test(tokens.get(i).folded())) {
                return true;
            }
            if (tokens.get(i).isExact()) {
                return false;
            }
        }
        return false;
    }
}
