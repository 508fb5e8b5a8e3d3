package dev.assize.judgefiles.internal.library;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Patterns from somebody whom nobody knows. RE2 goes through a text once, whatever the pattern; but it writes repetitions out, so that
 * {@code ((a{1000}){1000}){1000}} fills the memory before any text is seen. Such patterns are refused.
 */
public final class BoundedPattern {

    private static final int LONGEST = 4_000;
    private static final long MOST_STATES = 20_000;
    private static final long BEYOND = MOST_STATES + 1;

    private BoundedPattern() {}

    /** Throws {@link IllegalArgumentException} with what is wrong with it. */
    public static Pattern compile(String pattern) {
        if (pattern.length() > LONGEST) {
            throw new IllegalArgumentException(
                    "it has " + pattern.length() + " characters, expected at most " + LONGEST);
        }
        if (states(pattern) > MOST_STATES) {
            throw new IllegalArgumentException("its repetitions come to too much when they are written out");
        }
        try {
            return Pattern.compile(pattern);
        } catch (PatternSyntaxException e) {
            throw new IllegalArgumentException(
                    e.getDescription() + (e.getPattern().isEmpty() ? "" : " at " + e.getPattern()), e);
        }
    }

    /** About how long the pattern is with its repetitions written out; never less. */
    private static long states(String pattern) {
        Deque<Long> outer = new ArrayDeque<>();
        long sum = 0;
        long last = 0;
        for (int i = 0; i < pattern.length(); i++) {
            char here = pattern.charAt(i);
            if (here == '(') {
                outer.push(sum + last);
                sum = 0;
                last = 1;
            } else if (here == ')' && !outer.isEmpty()) {
                last = Math.min(BEYOND, sum + last + 1);
                sum = outer.pop();
            } else if (here == '{') {
                int close = pattern.indexOf('}', i);
                last = Math.min(BEYOND, last * times(close < 0 ? "" : pattern.substring(i + 1, close)));
            } else {
                sum = Math.min(BEYOND, sum + last);
                // A class of characters may become several states.
                last = here == '[' || here == '\\' ? 4 : 1;
                i += here == '\\' ? 1 : 0;
            }
        }
        long all = sum + last;
        for (long before : outer) {
            all += before;
        }
        return all;
    }

    private static long times(String between) {
        long most = 1;
        for (String end : between.split(",")) {
            if (end.matches("[0-9]{1,6}")) {
                most = Math.max(most, Long.parseLong(end));
            }
        }
        return most;
    }
}
