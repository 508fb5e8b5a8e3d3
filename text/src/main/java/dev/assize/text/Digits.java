package dev.assize.text;

import java.math.BigDecimal;

/**
 * A number written in digits, with its groups and its decimal mark, as one language writes it.
 *
 * <p>"1,250" is a thousand and more in English, one and a quarter elsewhere only if the other languages wrote three
 * decimals there, which they rarely do: a mark followed by exactly three digits groups thousands, unless it is the
 * language's own decimal mark and the number has no other group. "3.5" and "3,5" are the same number everywhere.
 */
final class Digits {

    /** Beyond this many digits a run is a code, not an amount; it is compared as it stands. */
    private static final int LONGEST_AMOUNT = 30;

    private final String folded;
    private final boolean english;

    Digits(String folded, Language language) {
        this.folded = folded;
        this.english = Lexicon.of(language).has("decimal-point");
    }

    /** Where the number that starts at {@code start} ends. */
    int end(int start) {
        int at = run(start);
        boolean spaced = at - start <= 3;
        while (at + 1 < folded.length() && isDigit(at + 1)) {
            char mark = folded.charAt(at);
            int next = run(at + 1);
            boolean group = next - at == 4;
            boolean joins = (mark == '.' || mark == ',')
                    || (mark == '\'' && group)
                    || (mark == ' ' && spaced && group && isGroupOnly(at + 1));
            if (!joins) {
                break;
            }
            at = next;
        }
        return at;
    }

    /** The plain value of the number between {@code start} and {@code end}: "1250", "3.5". */
    String value(int start, int end) {
        StringBuilder whole = new StringBuilder();
        int decimal = decimalMark(start, end);
        for (int i = start; i < end; i++) {
            if (isDigit(i)) {
                whole.append(folded.charAt(i));
            } else if (i == decimal) {
                whole.append('.');
            }
        }
        if (whole.length() > LONGEST_AMOUNT) {
            return whole.toString();
        }
        BigDecimal value = new BigDecimal(whole.toString());
        return plain(value);
    }

    static String plain(BigDecimal value) {
        return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }

    private int decimalMark(int start, int end) {
        int last = -1;
        int marks = 0;
        boolean mixed = false;
        for (int i = start; i < end; i++) {
            if (!isDigit(i)) {
                mixed |= last >= 0 && folded.charAt(last) != folded.charAt(i);
                last = i;
                marks++;
            }
        }
        if (marks == 0 || folded.charAt(last) == ' ' || folded.charAt(last) == '\'') {
            return -1;
        }
        if (mixed) {
            return last;
        }
        if (marks > 1) {
            return -1;
        }
        boolean threeDigits = end - last == 4;
        boolean ownMark = folded.charAt(last) == (english ? '.' : ',');
        boolean leadingZero = folded.charAt(start) == '0' || last - start > 3;
        return threeDigits && !ownMark && !leadingZero ? -1 : last;
    }

    /** Three digits after a blank: in English, which rarely groups so, only when they cannot be a number themselves. */
    private boolean isGroupOnly(int at) {
        return !english || folded.charAt(at) == '0';
    }

    private int run(int start) {
        int at = start;
        while (at < folded.length() && isDigit(at)) {
            at++;
        }
        return at;
    }

    private boolean isDigit(int at) {
        char c = folded.charAt(at);
        return c >= '0' && c <= '9';
    }
}
