package dev.assize.stats;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** How many of a number of independent trials were hits; without trials there is no value. */
public record Rate(long hits, long trials) {

    public Rate {
        if (hits < 0 || hits > trials) {
            throw new IllegalArgumentException("A rate needs 0 <= hits <= trials, got " + hits + " of " + trials);
        }
    }

    public OptionalDouble value() {
        return trials == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) hits / trials);
    }

    /**
     * Wilson's score interval without continuity correction; empty without trials.
     *
     * <p>Wilson (1927), Probable inference, the law of succession, and statistical inference, JASA 22:209–212.
     * Recommended over the textbook interval by Brown, Cai and DasGupta (2001), Statistical Science 16:101–133.
     */
    public Optional<Interval> wilson(Confidence confidence) {
        if (trials == 0) {
            return Optional.empty();
        }
        double z = confidence.z();
        double n = trials;
        double p = hits / n;
        double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
        double reach = wilsonReach(p, n, z);
        // Rounding may leave 1e-18 where the formula gives exactly 0 or 1.
        double low = hits == 0 ? 0 : centre - reach;
        double high = hits == trials ? 1 : centre + reach;
        return Optional.of(new Interval(low, high).within(0, 1));
    }

    private static double wilsonReach(double p, double n, double z) {
        return z / (1 + z * z / n) * Math.sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    }

    /**
     * How many more trials, with hits as frequent as now, narrow Wilson's interval to this half-width: 0.02 for ±2
     * points. Zero if it is narrow enough already; empty without trials, when there is no rate to go by.
     */
    public OptionalLong moreTrialsFor(double halfWidth, Confidence confidence) {
        if (trials == 0) {
            return OptionalLong.empty();
        }
        double p = (double) hits / trials;
        double z = confidence.z();
        return SampleSize.more(halfWidth, more -> wilsonReach(p, (double) trials + more, z));
    }
}
