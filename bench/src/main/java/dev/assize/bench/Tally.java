package dev.assize.bench;

/** Right, superfluous and missed findings, and the ratios that follow from them. */
record Tally(int right, int superfluous, int missed) {

    static final Tally NONE = new Tally(0, 0, 0);

    Tally plus(Tally other) {
        return new Tally(right + other.right, superfluous + other.superfluous, missed + other.missed);
    }

    double precision() {
        return ratio(right, right + superfluous);
    }

    double recall() {
        return ratio(right, right + missed);
    }

    double f1() {
        return ratio(2 * right, 2 * right + superfluous + missed);
    }

    private static double ratio(int part, int whole) {
        return whole == 0 ? 1 : (double) part / whole;
    }
}
