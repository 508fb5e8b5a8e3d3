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
 * <p>A clause runs between punctuation marks and the conjunctions that open a new one; a negation colours all of it,
 * before and after, since Dutch, German and French put the word on either side of the verb. "Not only" and its like
 * deny nothing.
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

    private final BitSet denied = new BitSet();
    private boolean anything;

    Polarity(List<Token> tokens, String text, Language language) {
        Lexicon lexicon = Lexicon.of(language);
        int start = 0;
        for (int i = 1; i <= tokens.size(); i++) {
            if (i == tokens.size() || opensClause(tokens, i, text)) {
                colour(tokens, start, i, lexicon);
                start = i;
            }
        }
    }

    /** Whether any clause denies something. */
    boolean negatesAnything() {
        return anything;
    }

    /** Whether the token at this place stands in a clause that denies something. */
    boolean isDenied(int at) {
        return denied.get(at);
    }

    private void colour(List<Token> tokens, int start, int end, Lexicon lexicon) {
        for (int i = start; i < end; i++) {
            if (lexicon.isNegation(tokens.get(i).folded()) && !affirms(tokens, i, lexicon)) {
                denied.set(start, end);
                anything = true;
                return;
            }
        }
    }

    private static boolean opensClause(List<Token> tokens, int at, String text) {
        if (CLAUSE_OPENERS.contains(tokens.get(at).folded())) {
            return true;
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
