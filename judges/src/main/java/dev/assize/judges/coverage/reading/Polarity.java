package dev.assize.judges.coverage.reading;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * Which tokens of a text stand in a clause that denies something.
 *
 * <p>A clause runs between punctuation marks and the conjunctions that open a new one. A negation colours what follows
 * it there and the verb before it, and in Dutch and German, which put it after the verb and its objects, all that precedes
 * it, unless the next clause corrects it. "Not only" and its like deny nothing.
 */
final class Polarity {

    private static final Set<String> CLAUSE_OPENERS = Set.of(
            "but",
            "because",
            "although",
            "though",
            "while",
            "whereas",
            "since",
            "however",
            "so",
            "which",
            "who",
            "when",
            "mais",
            "parce",
            "car",
            "tandis",
            "alors",
            "bien",
            "qui",
            "lorsque",
            "quand",
            "cependant",
            "maar",
            "omdat",
            "want",
            "hoewel",
            "terwijl",
            "zodat",
            "toen",
            "wanneer",
            "aber",
            "weil",
            "obwohl",
            "sondern",
            "denn",
            "wenn",
            "doch",
            "jedoch");

    /** Negations that bring their verb along or stand before it: the word before them is the subject, and not denied. */
    private static final Set<String> AFTER_SUBJECT =
            Set.of("cannot", "never", "dont", "doesnt", "didnt", "isnt", "arent", "wasnt");

    private static final Set<String> CORRECTIONS = Set.of("sondern", "maar");

    private final boolean looksBack;
    private final BitSet negated = new BitSet();
    private final BitSet denied = new BitSet();

    Polarity(List<Token> tokens, String text, Language language) {
        Lexicon lexicon = Lexicon.of(language);
        looksBack = language == Language.DUTCH || language == Language.GERMAN;
        int start = 0;
        for (int i = 1; i <= tokens.size(); i++) {
            if (i == tokens.size() || opensClause(tokens, i, text)) {
                colour(tokens, start, i, lexicon);
                start = i;
            }
        }
    }

    /** Whether any clause has a negation ("not", "kein", "sans"). */
    boolean negatesAnything() {
        return !negated.isEmpty();
    }

    /** Whether any clause has a word of denial ("failed to"). */
    boolean deniesAnything() {
        return !denied.isEmpty();
    }

    /** Whether the token at this place stands in a clause with a negation. */
    boolean isNegated(int at) {
        return negated.get(at);
    }

    /** Whether the token at this place stands in a clause with a word of denial. */
    boolean isDenied(int at) {
        return denied.get(at);
    }

    private void colour(List<Token> tokens, int start, int end, Lexicon lexicon) {
        for (int i = start; i < end; i++) {
            String word = tokens.get(i).folded();
            int from = from(tokens, start, i, end);
            if (lexicon.isNegation(word) && !affirms(tokens, i, lexicon)) {
                negated.set(from, end);
            } else if (lexicon.isDenial(word) && !affirms(tokens, i, lexicon)) {
                denied.set(from, end);
            }
        }
    }

    /** The first token that a negation, or a word of denial, at this place colours. */
    private int from(List<Token> tokens, int start, int at, int end) {
        if (looksBack) {
            return isCorrected(tokens, at, end) ? at : start;
        }
        return AFTER_SUBJECT.contains(tokens.get(at).folded()) ? at : Math.max(start, at - 1);
    }

    /** "Nicht in Bonn, sondern in Berlin" denies what comes between the two words, and not the subject. */
    private static boolean isCorrected(List<Token> tokens, int at, int end) {
        return end < tokens.size()
                && CORRECTIONS.contains(tokens.get(end).folded())
                && tokens.subList(at + 1, end).stream().anyMatch(Token::isContent);
    }

    private static boolean opensClause(List<Token> tokens, int at, String text) {
        if (CLAUSE_OPENERS.contains(tokens.get(at).folded())) {
            return true;
        }
        // "Es ist nicht wahr, dass …": the comma is spelling, and the denial holds for what follows.
        if (tokens.get(at).folded().equals("dass")) {
            return false;
        }
        int to = tokens.get(at).span().start();
        for (int i = tokens.get(at - 1).span().end(); i < to; i++) {
            if (",;:.!?()\n".indexOf(text.charAt(i)) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean affirms(List<Token> tokens, int at, Lexicon lexicon) {
        for (List<String> phrase : lexicon.affirmingPhrases()) {
            int offset = phrase.indexOf(tokens.get(at).folded());
            if (offset >= 0 && matches(tokens, at - offset, phrase)) {
                return true;
            }
        }
        return false;
    }

    private static boolean matches(List<Token> tokens, int start, List<String> phrase) {
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
}
