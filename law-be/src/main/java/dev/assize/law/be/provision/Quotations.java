package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.ArrayDeque;
import java.util.Deque;

/** Which quotation marks open, and where what they open is closed. One pass over the tokens. */
final class Quotations {

    private static final String OPENING = "«“„‟";
    private static final String CLOSING = "»”";

    /** How soon after an article its quotation begins: "… dispose ce qui suit : «". */
    private static final int SOON = 25;

    private final Tokens tokens;
    private final int[] closing;

    Quotations(Tokens tokens) {
        this.tokens = tokens;
        this.closing = new int[tokens.size()];
        Deque<Integer> open = new ArrayDeque<>();
        for (int at = 0; at < tokens.size(); at++) {
            if (tokens.is(at, "\"")) {
                boolean opens = opens(at, open.isEmpty());
                if (opens) {
                    open.push(at);
                } else if (!open.isEmpty()) {
                    closing[open.pop()] = at;
                }
            }
        }
    }

    private boolean opens(int at, boolean outside) {
        char mark = tokens.original().charAt(tokens.start(at));
        if (OPENING.indexOf(mark) >= 0 || CLOSING.indexOf(mark) >= 0) {
            return OPENING.indexOf(mark) >= 0;
        }
        boolean before = tokens.gapBefore(at) != Gap.NONE;
        boolean after = tokens.gapBefore(at + 1) != Gap.NONE;
        return before == after ? outside : before;
    }

    /** The token that closes the quotation which begins soon after a token; -1 when none does. */
    int endAfter(int last) {
        for (int at = last + 1; at <= last + SOON && at < tokens.size(); at++) {
            if (closing[at] > 0) {
                return closing[at];
            }
            boolean stop = tokens.is(at, ".")
                    && tokens.isCapitalised(at + 1)
                    && tokens.form(at - 1).length() > 3;
            if (stop) {
                return -1;
            }
        }
        return -1;
    }
}
