package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Fraction;

/** The similarity of Jaro 1989 with Winkler's bonus of a tenth for each of up to four shared first characters, exactly. */
final class JaroWinkler {

    private static final int LONGEST_PREFIX = 4;
    private static final Fraction BONUS_FROM = Fraction.of(7, 10);

    private JaroWinkler() {}

    static Fraction of(String a, String b) {
        int[] left = a.codePoints().toArray();
        int[] right = b.codePoints().toArray();
        if (left.length == 0 && right.length == 0) {
            return Fraction.ONE;
        }
        Fraction jaro = jaro(left, right);
        if (jaro.compareTo(BONUS_FROM) <= 0) {
            return jaro;
        }
        int prefix = 0;
        while (prefix < LONGEST_PREFIX
                && prefix < Math.min(left.length, right.length)
                && left[prefix] == right[prefix]) {
            prefix++;
        }
        return jaro.plus(Fraction.of(prefix, 10).times(Fraction.ONE.minus(jaro)));
    }

    private static Fraction jaro(int[] left, int[] right) {
        int reach = Math.max(0, Math.max(left.length, right.length) / 2 - 1);
        boolean[] usedLeft = new boolean[left.length];
        boolean[] usedRight = new boolean[right.length];
        int matches = 0;
        for (int i = 0; i < left.length; i++) {
            for (int j = Math.max(0, i - reach); j < Math.min(right.length, i + reach + 1); j++) {
                if (!usedRight[j] && left[i] == right[j]) {
                    usedLeft[i] = true;
                    usedRight[j] = true;
                    matches++;
                    break;
                }
            }
        }
        if (matches == 0) {
            return Fraction.ZERO;
        }
        int moved = 0;
        int j = 0;
        for (int i = 0; i < left.length; i++) {
            if (usedLeft[i]) {
                while (!usedRight[j]) {
                    j++;
                }
                moved += left[i] == right[j] ? 0 : 1;
                j++;
            }
        }
        Fraction sum = Fraction.of(matches, left.length)
                .plus(Fraction.of(matches, right.length))
                .plus(Fraction.of(matches - moved / 2, matches));
        return sum.dividedBy(Fraction.of(3));
    }
}
