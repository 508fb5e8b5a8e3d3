package dev.assize.judges.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;

/** Where a sentence ends for certain: a paragraph, or a stop that is part of no abbreviation, with a capital behind it. */
final class SentenceEnd {

    /** "art.", "al.", "jud.": words so short may be cut, and their stop ends nothing. */
    private static final int LONGEST_CUT = 4;

    private SentenceEnd() {}

    /** Whether a sentence ends between two places of the source. */
    static boolean isBetween(Tokens tokens, int from, int to) {
        int last = tokens.indexAt(to);
        for (int at = tokens.indexAt(from); at <= last; at++) {
            if (tokens.gapBefore(at) == Gap.PARAGRAPH || (at < last && isStop(tokens, at))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a stop at a token ends its sentence. */
    static boolean isStop(Tokens tokens, int at) {
        if (!tokens.is(at, ".") || !tokens.isCapitalised(at + 1) || tokens.touches(at + 1)) {
            return false;
        }
        boolean cut =
                tokens.isWord(at - 1) && (tokens.form(at - 1).length() <= LONGEST_CUT || tokens.isUpperCase(at - 1));
        return !cut;
    }
}
