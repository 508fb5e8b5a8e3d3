package dev.assize.law.be.token;

import dev.assize.text.Characters;
import java.util.Arrays;
import java.util.List;

/** Drops what a conversion wrote twice, and gives figures back that a scanner took for letters. */
final class SecondWritings {

    private static final int LONGEST_FORMULA = 40;
    private static final int SHORTEST_LIST = 5;

    private final char[] units;
    private final int[] origins;
    private int length;

    SecondWritings(char[] units, int[] origins, int length) {
        this.units = units;
        this.origins = origins;
        this.length = length;
    }

    /**
     * The length of what is left.
     *
     * @param formulas the places of signs that LaTeX wrote
     */
    int drop(List<Integer> formulas) {
        if (!formulas.isEmpty()) {
            dropFormulas(formulas);
        }
        dropLists();
        return length;
    }

    /**
     * Some conversions write a formula twice, first as it looks and then as LaTeX: {@code 7∘,9∘7^{\\circ}, 9^{\\circ}} is 7°, 9°.
     * The second writing goes.
     */
    private void dropFormulas(List<Integer> formulas) {
        int kept = 0;
        int copied = 0;
        for (int sign : formulas) {
            int start = sign < copied ? -1 : startOfSecond(sign, copied);
            if (start < 0) {
                continue;
            }
            int end = endOfSame(start, firstOfSame(start, sign));
            kept = move(copied, start, kept);
            copied = end;
        }
        kept = move(copied, length, kept);
        length = kept;
    }

    /** The same with a list of bare numbers: "33,37,4433,37,44" is 33, 37, 44. No list of articles repeats itself in full. */
    private void dropLists() {
        int kept = 0;
        int copied = 0;
        int at = nextDigit(0);
        while (at < length) {
            int end = at;
            boolean comma = false;
            restoreFirst(at);
            while (end < length && (units[end] == ',' || (units[end] >= '0' && units[end] <= '9'))) {
                comma |= units[end] == ',';
                end++;
            }
            int last = units[end - 1] == ',' ? end - 1 : end;
            int half = (last - at) / 2;
            if (comma
                    && half >= SHORTEST_LIST
                    && (last - at) % 2 == 0
                    && Arrays.equals(units, at, at + half, units, at + half, last)) {
                kept = move(copied, at + half, kept);
                copied = last;
            }
            restoreOne(end);
            at = nextDigit(end);
        }
        if (copied > 0) {
            kept = move(copied, length, kept);
            length = kept;
        }
    }

    private int nextDigit(int from) {
        char[] text = units;
        int at = from;
        for (int end = length; at < end && (text[at] < '0' || text[at] > '9'); at++) {}
        return at;
    }

    private int move(int from, int to, int kept) {
        System.arraycopy(units, from, units, kept, to - from);
        System.arraycopy(origins, from, origins, kept, to - from);
        return kept + to - from;
    }

    /** Where the LaTeX writing begins that holds a sign, if the same stands right before it; -1 when it does not. */
    private int startOfSecond(int sign, int from) {
        for (int start = sign; start > from && start > sign - LONGEST_FORMULA; start--) {
            if (firstOfSame(start, sign) >= from) {
                return start;
            }
        }
        return -1;
    }

    /** Where the first writing begins, such that it equals the second one from {@code start} on to beyond the sign; -1 when none does. */
    private int firstOfSame(int start, int sign) {
        for (int first = start - 1; first >= 0 && first > start - LONGEST_FORMULA; first--) {
            int end = endOfSame(start, first);
            if (end > sign && units[first] != ' ') {
                return first;
            }
        }
        return -1;
    }

    /** The end of what from {@code start} on repeats the units from {@code first} to {@code start}, whatever the blanks; -1 if it does not. */
    private int endOfSame(int start, int first) {
        int at = start;
        for (int one = first; one < start; one++) {
            if (units[one] == ' ') {
                continue;
            }
            while (at < length && units[at] == ' ') {
                at++;
            }
            if (at >= length || units[at] != units[one]) {
                return -1;
            }
            at++;
        }
        return at;
    }

    /** "2lter", "3l9", "4l": behind a figure, and before another, the suffix of an article or no letter, a small L is a one. */
    private void restoreOne(int at) {
        if (at >= length || units[at] != 'l') {
            return;
        }
        char next = at + 1 < length ? units[at + 1] : ' ';
        boolean ends = !Characters.isLetter(next) && next != '\'' && next != ')';
        if (isDigit(next) || isSuffix(at + 1) || ends) {
            units[at] = '1';
        }
    }

    /** "l384", "I3": right before a figure, and behind no letter, so is a letter that looks like a one. */
    private void restoreFirst(int at) {
        if (at > 0 && (units[at - 1] == 'l' || units[at - 1] == 'I')) {
            char before = at > 1 ? units[at - 2] : ' ';
            if (!Characters.isLetterOrDigit(before) && before != '\'') {
                units[at - 1] = '1';
            }
        }
    }

    private static boolean isDigit(char unit) {
        return unit >= '0' && unit <= '9';
    }

    private boolean isSuffix(int at) {
        return startsWith("bis", at) || startsWith("ter", at) || startsWith("quater", at);
    }

    private boolean startsWith(String word, int at) {
        boolean same = at + word.length() <= length;
        for (int i = 0; same && i < word.length(); i++) {
            same = units[at + i] == word.charAt(i);
        }
        return same;
    }
}
