package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;

/** Where sentences and paragraphs end, as far as citations care. */
final class SentenceBounds {

    /** Nobody remembers an act for more tokens than this without naming it again. */
    static final int LONG_SENTENCE = 60;

    private final Tokens tokens;

    SentenceBounds(Tokens tokens) {
        this.tokens = tokens;
    }

    /** Whether a paragraph ends between two tokens, or they are as far apart. */
    boolean paragraphEnds(int from, int to) {
        for (int at = from + 1; at <= to; at++) {
            if (tokens.gapBefore(at) == Gap.PARAGRAPH || at - from > 4 * LONG_SENTENCE) {
                return true;
            }
        }
        return false;
    }

    /** Whether a sentence begins with a token. */
    boolean begins(int at) {
        return at == 0
                || tokens.gapBefore(at) == Gap.PARAGRAPH
                || (tokens.is(at - 1, ".")
                        && tokens.isCapitalised(at)
                        && tokens.gapBefore(at) != Gap.NONE
                        && closes(at - 2));
    }

    /** Whether a sentence ends between two tokens, or they are as far apart. */
    boolean sentenceEnds(int from, int to) {
        for (int at = from + 1; at < to; at++) {
            boolean stop = tokens.is(at, ".")
                    && tokens.isCapitalised(at + 1)
                    && tokens.gapBefore(at + 1) != Gap.NONE
                    && closes(at - 1);
            if (stop || tokens.gapBefore(at) == Gap.PARAGRAPH || at - from > LONG_SENTENCE) {
                return true;
            }
        }
        return false;
    }

    /** Whether a stop behind a token ends a sentence, and is not that of an abbreviation. */
    private boolean closes(int at) {
        return tokens.form(at).length() > 3 || tokens.is(at, ")");
    }
}
