package dev.assize.runs.summary;

import dev.assize.stats.Confidence;
import dev.assize.stats.Interval;
import dev.assize.stats.Mean;
import dev.assize.stats.Rate;
import dev.assize.stats.Resampling;
import java.util.Optional;

/** How far a figure may be off, at 95 %, and how that was reckoned. */
public record Uncertainty(Interval interval, Method method) {

    /** The ways in which an interval is made; their sources are in {@code docs/statistics.md}. */
    public enum Method {
        WILSON("Wilson"),
        BONETT_PRICE("Bonett and Price"),
        STUDENT("Student's t"),
        BOOTSTRAP("BCa bootstrap");

        private final String shown;

        Method(String shown) {
            this.shown = shown;
        }

        @Override
        public String toString() {
            return shown;
        }
    }

    public static final Confidence CONFIDENCE = Confidence.NINETY_FIVE;

    /** With fewer draws than this the bootstrap's intervals are too narrow (Hesterberg 2015, Am. Stat. 69:371–386). */
    private static final int FEWEST_RESAMPLED = 20;
    /** With more, the mean is as good as normal and drawing it again thousands of times tells nothing new. */
    static final int MOST_RESAMPLED = 500;

    /** Wilson's interval; empty without trials. */
    public static Optional<Uncertainty> of(Rate rate) {
        return rate.wilson(CONFIDENCE).map(interval -> new Uncertainty(interval, Method.WILSON));
    }

    /**
     * The bootstrap's interval for a middling number of clusters, Student's for few and for many; both count clusters
     * where there are any. Empty where nothing varies.
     */
    public static Optional<Uncertainty> of(Mean mean) {
        boolean resampled = mean.clusters() >= FEWEST_RESAMPLED && mean.clusters() <= MOST_RESAMPLED;
        return resampled
                ? mean.bootstrap(Resampling.DEFAULT, CONFIDENCE)
                        .map(interval -> new Uncertainty(interval, Method.BOOTSTRAP))
                : mean.interval(CONFIDENCE).map(Uncertainty::student);
    }

    static Uncertainty student(Interval interval) {
        return new Uncertainty(interval, Method.STUDENT);
    }

    /** The same, with ends outside the scale moved onto it: a mean cannot lie there, whatever a handful of cases suggests. */
    public Uncertainty within(double lowest, double highest) {
        double low = Math.min(Math.max(interval.low(), lowest), highest);
        double high = Math.max(Math.min(interval.high(), highest), lowest);
        return new Uncertainty(new Interval(low, high), method);
    }
}
