package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Which tokens stand in brackets, and where these close. Brackets that a paragraph parts, or that are very long, are none. */
final class Brackets {

    private static final int LONGEST = 150;

    private final Tokens tokens;

    /** The tokens that open brackets, in the order of the text. */
    private int[] opens = new int[16];

    /** The tokens that close them; 0 for those that nothing closes. */
    private int[] closes = new int[16];

    private int size;

    Brackets(Tokens tokens) {
        this.tokens = tokens;
        Deque<Integer> open = new ArrayDeque<>();
        for (int at = 0; at < tokens.size(); at++) {
            if (!tokens.isMark(at)) {
                continue;
            }
            if (tokens.is(at, "(")) {
                open.push(size);
                add(at);
            } else if (!open.isEmpty() && tokens.is(at, ")")) {
                close(open, at);
            }
        }
    }

    private void add(int at) {
        if (size == opens.length) {
            opens = Arrays.copyOf(opens, 2 * size);
            closes = Arrays.copyOf(closes, 2 * size);
        }
        opens[size++] = at;
    }

    /** Where a paragraph ends between two, those that opened before them are none either. */
    private void close(Deque<Integer> open, int at) {
        int place = open.pop();
        if (isParted(opens[place], at)) {
            open.clear();
        } else {
            closes[place] = at;
        }
    }

    private boolean isParted(int from, int to) {
        for (int at = from + 1; at <= to && at <= from + LONGEST; at++) {
            if (tokens.gapBefore(at) == Gap.PARAGRAPH) {
                return true;
            }
        }
        return to - from > LONGEST;
    }

    /** The token that opens the innermost brackets around a token; -1 when it stands in none. */
    int around(int token) {
        int found = Arrays.binarySearch(opens, 0, size, token);
        int place = found >= 0 ? found - 1 : -found - 2;
        while (place >= 0 && token - opens[place] <= LONGEST) {
            if (closes[place] > token) {
                return opens[place];
            }
            place--;
        }
        return -1;
    }

    /** The token that closes the brackets which a token opens. */
    int closing(int open) {
        return closes[Arrays.binarySearch(opens, 0, size, open)];
    }

    /** Whether the brackets end a heading: the next words begin a paragraph, and no stop comes first. */
    boolean endHeading(int open) {
        return tokens.gapBefore(closing(open) + 1) == Gap.PARAGRAPH;
    }
}
