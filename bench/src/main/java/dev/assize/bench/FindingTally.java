package dev.assize.bench;

/** Right, superfluous and missed findings, and the ratios that follow from them. */
record FindingTally(int right, int superfluous, int missed) {

    static final FindingTally NONE = new FindingTally(0, 0, 0);

    FindingTally plus(FindingTally other) {
        return new FindingTally(right + other.right, superfluous + other.superfluous, missed + other.missed);
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
