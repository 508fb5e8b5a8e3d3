package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * Which tokens of a text a negation ("not", "kein", "sans") or a word of denial ("failed to") colours.
 *
 * <p>A negation colours what follows it in its clause and the verb before it, and in Dutch and German, which put it after the verb
 * and its objects, all that precedes it, unless the next clause corrects it. "Not only" and its like deny nothing.
 */
final class Negations {

    /** Negations that bring their verb along or stand before it, as "ne" does: the word before them is the subject, and not denied. */
    private static final Set<String> AFTER_SUBJECT =
            Set.of("cannot", "never", "dont", "doesnt", "didnt", "isnt", "arent", "wasnt");

    /** They deny what follows them alone: "closed the bridge without asking". */
    private static final Set<String> PREPOSITIONS = Set.of("without", "sans", "zonder", "ohne");

    private static final Set<String> CORRECTIONS = Set.of("sondern", "maar");
    private static final Set<String> FRENCH_NE = Set.of("ne", "n");
    private static final Set<String> FRENCH_SECOND = Set.of(
            "pas", "plus", "jamais", "rien", "aucun", "aucune", "personne", "guere", "point", "nul", "nulle", "ni");
    private static final Set<String> FRENCH_QUE = Set.of("que", "qu");

    /** How far after "ne" its second word may stand: "n'a toujours pas". */
    private static final int SECOND_WORD = 5;

    /** How far before a word of untruth its own negation or its copula may stand: "is not at all a". */
    private static final int BEFORE = 4;

    private final List<Token> tokens;
    private final Language language;
    private final Lexicon lexicon;
    private final PolarityWords words;
    private final DiscourseMarkers markers;
    private final BitSet negations = new BitSet();
    private final BitSet negated = new BitSet();
    private final BitSet clausesNegated = new BitSet();
    private final BitSet denied = new BitSet();

    Negations(
            List<Token> tokens,
            Language language,
            PolarityWords words,
            DiscourseMarkers markers,
            ClauseBoundaries clauses) {
        this.tokens = tokens;
        this.language = language;
        this.lexicon = Lexicon.of(language);
        this.words = words;
        this.markers = markers;
        for (int start = 0; start < tokens.size(); start = clauses.end(start)) {
            colour(start, clauses.end(start));
        }
    }

    /** The tokens of every clause with a negation, the subject before it too. */
    BitSet clausesNegated() {
        return clausesNegated;
    }

    /** The tokens that stand in a clause with a negation. */
    BitSet negated() {
        return negated;
    }

    /** The tokens that stand in a clause with a word of denial. */
    BitSet denied() {
        return denied;
    }

    /** Whether there is a negation from {@code start} on and before {@code end}. */
    boolean anyWithin(int start, int end) {
        return Polarity.hasWithin(negations, start, end);
    }

    /** Whether a negation stands shortly before {@code at} with no matter between them. */
    boolean standsBefore(int at, int start) {
        for (int i = at - 1; i >= Math.max(start, at - BEFORE); i--) {
            if (negations.get(i)) {
                return true;
            }
            if (tokens.get(i).isContent()) {
                return false;
            }
        }
        return false;
    }

    /** Whether the token belongs to a phrase that looks like a denial and denies nothing: "not only". */
    boolean affirms(int at) {
        for (List<String> phrase : lexicon.affirmingPhrases()) {
            int offset = phrase.indexOf(tokens.get(at).folded());
            if (offset >= 0 && matches(at - offset, phrase)) {
                return true;
            }
        }
        return false;
    }

    private boolean matches(int start, List<String> phrase) {
        if (start < 0 || start + phrase.size() > tokens.size()) {
            return false;
        }
        for (int i = 0; i < phrase.size(); i++) {
            if (!tokens.get(start + i).folded().equals(phrase.get(i))) {
                return false;
            }
        }
        return true;
    }

    private void colour(int start, int end) {
        HeldAnyway held = new HeldAnyway(start, end);
        for (int i = start; i < end; i++) {
            if (isNegation(i, end)) {
                negations.set(i);
                if (!isCancelled(i, end)) {
                    int to = held.beginsAfter(i);
                    clausesNegated.set(start, to);
                    negated.set(from(start, i, end, held), to);
                }
            } else if (words.fails(tokens.get(i)) && !affirms(i) && !standsBefore(i, start)) {
                denied.set(from(start, i, end, held), held.beginsAfter(i));
            }
        }
    }

    /**
     * "Is not aware that …": the negation ends where what holds anyway begins. Asked from left to right, so that a clause is gone through once,
     * however many negations it has.
     */
    private final class HeldAnyway {
        private final int end;
        private int firstFactive = -1;
        private int lastFactive = -1;
        private int complementizer = -1;

        HeldAnyway(int start, int end) {
            this.end = end;
            for (int i = start; i < end; i++) {
                if (words.isFactive(tokens.get(i))) {
                    firstFactive = firstFactive < 0 ? i : firstFactive;
                    lastFactive = i;
                }
            }
        }

        /** Where it begins behind a negation; the end of the clause where it does not. */
        int beginsAfter(int negation) {
            if (firstFactive < 0) {
                return end;
            }
            int from = Math.max(firstFactive, negation + 1);
            if (complementizer < from) {
                complementizer = from;
                while (complementizer < end && !words.isComplementizer(tokens.get(complementizer))) {
                    complementizer++;
                }
            }
            return complementizer;
        }

        /** "Came as a surprise to nobody": only the surprise is denied. */
        boolean isSaidAfter(int negation) {
            return lastFactive > negation;
        }
    }

    private boolean isNegation(int at, int end) {
        String word = tokens.get(at).folded();
        if (!lexicon.isNegation(word) || affirms(at) || isNumberSign(at)) {
            return false;
        }
        return language != Language.FRENCH || !FRENCH_NE.contains(word) || hasSecondWord(at, end);
    }

    /** "No 3", "No. 10": the short form of "number". */
    private boolean isNumberSign(int at) {
        return tokens.get(at).capitalised()
                && tokens.get(at).folded().equals("no")
                && at + 1 < tokens.size()
                && tokens.get(at + 1).kind() == Token.Kind.NUMBER;
    }

    /** "Ne … que" means "only", and "ne" alone is mostly a habit of style ("avant qu'il ne parte"). */
    private boolean hasSecondWord(int at, int end) {
        for (int i = at + 1; i < Math.min(end, at + 1 + SECOND_WORD); i++) {
            String word = tokens.get(i).folded();
            if (FRENCH_SECOND.contains(word)) {
                return true;
            }
            if (FRENCH_QUE.contains(word)) {
                return false;
            }
        }
        return false;
    }

    /** "Not false", "never failed": the negation belongs to a word of denial, and the two leave what is said. */
    private boolean isCancelled(int at, int end) {
        for (int i = at + 1; i < Math.min(end, at + 1 + BEFORE); i++) {
            Token token = tokens.get(i);
            if (words.isUntrue(token) || words.fails(token)) {
                return true;
            }
            if (token.isContent()) {
                return false;
            }
        }
        return false;
    }

    /** The first token that a negation, or a word of denial, at this place colours. */
    private int from(int start, int at, int end, HeldAnyway held) {
        if (PREPOSITIONS.contains(tokens.get(at).folded())) {
            return at;
        }
        if (PolarityWords.negatesAfterTheVerb(language)) {
            if (held.isSaidAfter(at)) {
                return at;
            }
            return isCorrected(at, end) ? at : afterCoordinator(start, at);
        }
        // "In no case", "by no means": the phrase denies its whole clause.
        if (at > start && tokens.get(at).folded().equals("no") && markers.isPreposition(tokens.get(at - 1))) {
            return start;
        }
        boolean afterSubject = AFTER_SUBJECT.contains(tokens.get(at).folded())
                || (language == Language.FRENCH
                        && FRENCH_NE.contains(tokens.get(at).folded()));
        return afterSubject ? at : Math.max(start, at - 1);
    }

    /** "Bij haar oma woont en niet praat": what is joined on by "and" is denied alone. */
    private int afterCoordinator(int start, int at) {
        for (int i = at - 1; i > start && i >= at - 2; i--) {
            if (markers.joins(tokens.get(i)) && markers.isVerb(tokens.get(i - 1))) {
                return i;
            }
        }
        return start;
    }

    /** "Nicht in Bonn, sondern in Berlin" denies what comes between the two words, and not the subject. */
    private boolean isCorrected(int at, int end) {
        return end < tokens.size()
                && CORRECTIONS.contains(tokens.get(end).folded())
                && tokens.subList(at + 1, end).stream().anyMatch(Token::isContent);
    }
}
