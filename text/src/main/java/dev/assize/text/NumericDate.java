package dev.assize.text;

import java.util.Optional;

/** A date written in digits alone: 4/7/1898, 04-07-1898, 4.7.1898, 1898-07-04. The day comes first, as in Europe. */
record NumericDate(int day, int month, int year, int end) {

    /** The date at {@code start} of the folded text; {@code end} tells where it stops. */
    static Optional<NumericDate> find(String folded, int start) {
        int first = run(folded, start);
        if (first - start > 4 || first >= folded.length() || "/-.".indexOf(folded.charAt(first)) < 0) {
            return Optional.empty();
        }
        int second = run(folded, first + 1);
        if (second >= folded.length() || folded.charAt(second) != folded.charAt(first)) {
            return Optional.empty();
        }
        int third = run(folded, second + 1);
        if (second - first - 1 < 1 || second - first - 1 > 2 || third == second + 1 || third - second - 1 > 4) {
            return Optional.empty();
        }
        int a = Integer.parseInt(folded.substring(start, first));
        int b = Integer.parseInt(folded.substring(first + 1, second));
        int c = Integer.parseInt(folded.substring(second + 1, third));
        return first - start == 4
                ? of(c, b, a, third)
                : third - second - 1 == 4 ? of(a, b, c, third) : Optional.empty();
    }

    private static Optional<NumericDate> of(int day, int month, int year, int end) {
        // 7/25/2001 can only be American.
        boolean american = month > 12 && day <= 12;
        int realDay = american ? month : day;
        int realMonth = american ? day : month;
        boolean real = realDay >= 1 && realDay <= 31 && realMonth >= 1 && realMonth <= 12;
        return real ? Optional.of(new NumericDate(realDay, realMonth, year, end)) : Optional.empty();
    }

    private static int run(String folded, int start) {
        int at = start;
        while (at < folded.length() && folded.charAt(at) >= '0' && folded.charAt(at) <= '9') {
            at++;
        }
        return at;
    }
}
