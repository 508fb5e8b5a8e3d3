package dev.assize.stats;

/** Student's t distribution. */
final class StudentDistribution {

    private static final int HALVINGS = 80;

    private StudentDistribution() {}

    /** The value that is exceeded with probability {@code tail}, {@code 0 < tail < 0.5}. */
    static double upperQuantile(double tail, int degreesOfFreedom) {
        double low = 0;
        double high = 1;
        while (upperTail(high, degreesOfFreedom) > tail) {
            low = high;
            high *= 2;
        }
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (upperTail(middle, degreesOfFreedom) > tail) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /** Abramowitz and Stegun 26.7.1: half of I<sub>x</sub>(ν/2, 1/2) at x = ν/(ν+t²). */
    private static double upperTail(double t, int degreesOfFreedom) {
        double nu = degreesOfFreedom;
        return IncompleteBeta.regularised(nu / 2, 0.5, nu / (nu + t * t)) / 2;
    }
}
