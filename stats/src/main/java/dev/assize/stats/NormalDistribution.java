package dev.assize.stats;

/** The standard normal distribution, to about 15 digits over the whole range of a double. */
final class NormalDistribution {

    private static final double SQRT_TWO_PI = Math.sqrt(2 * Math.PI);

    /** Below this the series is quick and exact; above it the continued fraction is, and keeps the tail's digits. */
    private static final double SERIES_LIMIT = 2.5;

    private static final int FRACTION_TERMS = 200;

    private NormalDistribution() {}

    static double density(double x) {
        return Math.exp(-x * x / 2) / SQRT_TWO_PI;
    }

    /** The probability of a value up to {@code x}. */
    static double cumulative(double x) {
        if (x < -SERIES_LIMIT) {
            return upperTail(-x);
        }
        return x > SERIES_LIMIT ? 1 - upperTail(x) : 0.5 + centre(x);
    }

    /** Marsaglia (2004), Evaluating the Normal Distribution, J. Stat. Software 11(4): x + x³/3 + x⁵/(3·5) + … */
    private static double centre(double x) {
        double term = x;
        double sum = x;
        for (int i = 3; Math.abs(term) > 1e-18 * Math.abs(sum); i += 2) {
            term *= x * x / i;
            sum += term;
        }
        return sum * density(x);
    }

    /** Laplace's continued fraction (Abramowitz and Stegun 26.2.14), from its far end. */
    private static double upperTail(double x) {
        double denominator = x;
        for (int i = FRACTION_TERMS; i > 0; i--) {
            denominator = x + i / denominator;
        }
        return density(x) / denominator;
    }

    /** The value below which a proportion {@code p} lies, {@code 0 < p < 1}. */
    static double quantile(double p) {
        if (!(p > 0 && p < 1)) {
            throw new IllegalArgumentException("A quantile needs 0 < p < 1, got " + p);
        }
        return p <= 0.5 ? lowerQuantile(p) : -lowerQuantile(1 - p);
    }

    /** Abramowitz and Stegun 26.2.23 is right to 4.5e-4; each of Halley's steps then triples the number of digits. */
    private static double lowerQuantile(double p) {
        double t = Math.sqrt(-2 * Math.log(p));
        double x =
                (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) - t;
        for (int step = 0; step < 3; step++) {
            double newton = (cumulative(x) - p) / density(x);
            x -= newton / (1 + x * newton / 2);
        }
        return x;
    }
}
