package dev.assize.runs.gate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Set;

/**
 * How large and how deep a condition may be. An expression is evaluated for every case, and each {@code all} or
 * {@code exists} inside another multiplies the work, so what has no end in sight is refused before the run.
 */
final class ExpressionLimits {

    static final int MOST_CHARACTERS = 2_000;

    private static final int DEEPEST = 40;
    private static final int MOST_SIGNS = 8;
    private static final int MOST_LOOPS = 8;
    private static final int DEEPEST_LOOP = 2;
    private static final Set<String> LOOPS = Set.of("all", "exists", "exists_one", "map", "filter");

    private final String text;
    private final Deque<Boolean> open = new ArrayDeque<>();
    private int loops;
    private int loopsInside;
    private int signs;

    private ExpressionLimits(String text) {
        this.text = text;
    }

    /** Throws {@link GateException} when a condition of any kind is empty, or too long to be meant. */
    static void checkLength(String text) {
        if (text.isBlank()) {
            throw new GateException("the condition is empty; write one such as 'score < 3', or leave it out");
        }
        if (text.length() > MOST_CHARACTERS) {
            throw new GateException(String.format(
                    Locale.ROOT,
                    "a condition of %,d characters is too long; the most is %,d",
                    text.length(),
                    MOST_CHARACTERS));
        }
    }

    /** Throws {@link GateException} when an expression is too deep, or loops too much. */
    static void check(String text) {
        new ExpressionLimits(text).scan();
    }

    private void scan() {
        for (int at = 0; at < text.length(); at++) {
            char unit = text.charAt(at);
            if (unit == '"' || unit == '\'') {
                at = endOfText(at);
            } else if (unit == '(' || unit == '[' || unit == '{') {
                open(unit == '(' && isLoop(at));
            } else if ((unit == ')' || unit == ']' || unit == '}') && !open.isEmpty()) {
                loopsInside -= open.pop() ? 1 : 0;
            }
            count(unit);
        }
    }

    private void open(boolean loop) {
        open.push(loop);
        loopsInside += loop ? 1 : 0;
        loops += loop ? 1 : 0;
        refuse(open.size() > DEEPEST, "brackets inside one another", DEEPEST);
        refuse(loopsInside > DEEPEST_LOOP, "all, exists, map or filter inside one another", DEEPEST_LOOP);
        refuse(loops > MOST_LOOPS, "all, exists, map or filter", MOST_LOOPS);
    }

    /** Signs in a row are read one inside the other. */
    private void count(char unit) {
        if (unit == '!' || unit == '-') {
            signs++;
        } else if (!Character.isWhitespace(unit)) {
            signs = 0;
        }
        refuse(signs > MOST_SIGNS, "signs in a row", MOST_SIGNS);
    }

    private static void refuse(boolean tooMuch, String what, int most) {
        if (tooMuch) {
            throw new GateException("cannot evaluate the condition in reasonable time: more than " + most + " " + what
                    + "; write a simpler one, or several gates");
        }
    }

    private boolean isLoop(int bracket) {
        int end = bracket;
        while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        int start = end;
        while (start > 0 && isNamePart(text.charAt(start - 1))) {
            start--;
        }
        return LOOPS.contains(text.substring(start, end));
    }

    private static boolean isNamePart(char unit) {
        return unit == '_' || (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z');
    }

    /** The closing quotation mark, or the end where there is none. */
    private int endOfText(int start) {
        char quote = text.charAt(start);
        for (int at = start + 1; at < text.length(); at++) {
            if (text.charAt(at) == '\\') {
                at++;
            } else if (text.charAt(at) == quote) {
                return at;
            }
        }
        return text.length();
    }
}
