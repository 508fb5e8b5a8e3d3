package dev.assize.judges.brand;

/**
 * How many of the expected names, the primary one aside, an output holds.
 *
 * <p>The points run in straight lines through the document's bands: a quarter gives 5, half gives 10, all give 15,
 * rounded half up.
 */
record Coverage(int captured, int expected) {

    static final int MOST_POINTS = 15;

    Coverage {
        if (captured < 0 || captured > expected) {
            throw new IllegalArgumentException("Captured " + captured + " of " + expected);
        }
    }

    /** @param primaryCaptured decides alone when nothing else was expected */
    int points(boolean primaryCaptured) {
        if (expected == 0) {
            return primaryCaptured ? MOST_POINTS : 0;
        }
        boolean lowerHalf = 2L * captured <= expected;
        return lowerHalf ? halfUp(20L * captured, expected) : 5 + halfUp(10L * captured, expected);
    }

    boolean isAtLeastHalf() {
        return 2L * captured >= expected;
    }

    /** Whether points for correctness lie within what the document leaves for this coverage: its bands, and 25 for the primary name. */
    boolean allows(int correctness, boolean primaryCaptured) {
        int bonus = correctness - (primaryCaptured ? Correctness.PRIMARY_POINTS : 0);
        if (expected == 0) {
            return bonus == points(primaryCaptured);
        }
        int from = 2L * captured >= expected ? 10 : 4L * captured >= expected ? 5 : 0;
        return bonus >= from && bonus <= from + 5;
    }

    private static int halfUp(long numerator, long denominator) {
        return (int) ((2 * numerator + denominator) / (2 * denominator));
    }
}
