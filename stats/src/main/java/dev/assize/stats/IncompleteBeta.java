package dev.assize.stats;

/** The regularised incomplete beta function, from which the binomial and Student's distribution follow. */
final class IncompleteBeta {

    private static final int MOST_TERMS = 100_000;
    private static final double TINY = 1e-300;

    private IncompleteBeta() {}

    /** I<sub>x</sub>(a, b) for positive a and b and 0 ≤ x ≤ 1. */
    static double regularised(double a, double b, double x) {
        if (x <= 0 || x >= 1) {
            return x <= 0 ? 0 : 1;
        }
        // The fraction converges fast on one side of the mean only; the other side is its mirror image.
        return x < (a + 1) / (a + b + 2) ? lowerPart(a, b, x) : 1 - lowerPart(b, a, 1 - x);
    }

    private static double lowerPart(double a, double b, double x) {
        double logFront = a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b);
        return Math.exp(logFront) * fraction(a, b, x) / a;
    }

    /** DLMF 8.17.22 by Lentz's method: Press et al. (2007), Numerical Recipes, sections 5.2 and 6.4. */
    private static double fraction(double a, double b, double x) {
        double c = 1;
        double d = 1 / awayFromZero(1 - (a + b) * x / (a + 1));
        double result = d;
        for (int m = 1; m <= MOST_TERMS; m++) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            d = 1 / awayFromZero(1 + even * d);
            c = awayFromZero(1 + even / c);
            result *= d * c;
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 / awayFromZero(1 + odd * d);
            c = awayFromZero(1 + odd / c);
            result *= d * c;
            if (Math.abs(d * c - 1) < 1e-16) {
                return result;
            }
        }
        return result;
    }

    private static double awayFromZero(double value) {
        return Math.abs(value) < TINY ? TINY : value;
    }

    private static double logBeta(double a, double b) {
        return logGamma(a) + logGamma(b) - logGamma(a + b);
    }

    /** Stirling's series (DLMF 5.11.1), reached from small arguments by Γ(x) = Γ(x+1)/x. */
    static double logGamma(double x) {
        double shift = 0;
        double y = x;
        while (y < 15) {
            shift += Math.log(y);
            y++;
        }
        double inverse = 1 / (y * y);
        double series =
                (1 / 12.0 - inverse * (1 / 360.0 - inverse * (1 / 1260.0 - inverse * (1 / 1680.0 - inverse / 1188))))
                        / y;
        return (y - 0.5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series - shift;
    }
}
