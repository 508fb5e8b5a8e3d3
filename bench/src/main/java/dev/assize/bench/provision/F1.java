package dev.assize.bench.provision;

/** Right, superfluous and missed provisions, and the ratios that follow from them. */
record F1(int right, int superfluous, int missed) {

    static final F1 NONE = new F1(0, 0, 0);

    F1 plus(F1 other) {
        return new F1(right + other.right, superfluous + other.superfluous, missed + other.missed);
    }

    double precision() {
        return ratio(right, right + superfluous);
    }

    double recall() {
        return ratio(right, right + missed);
    }

    double value() {
        return ratio(2 * right, 2 * right + superfluous + missed);
    }

    private static double ratio(int part, int whole) {
        return whole == 0 ? 1 : (double) part / whole;
    }
}
