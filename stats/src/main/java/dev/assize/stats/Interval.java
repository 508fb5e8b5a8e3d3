package dev.assize.stats;

/** A range of values, both ends included and finite. */
public record Interval(double low, double high) {

    public Interval {
        if (!Double.isFinite(low) || !Double.isFinite(high) || low > high) {
            throw new IllegalArgumentException(
                    "An interval needs two finite ends with low <= high, got " + low + " and " + high);
        }
    }

    public double halfWidth() {
        return (high - low) / 2;
    }

    public boolean contains(double value) {
        return low <= value && value <= high;
    }

    /** This interval with an end that lies outside the limits moved to the nearest of them. */
    Interval within(double lowest, double highest) {
        return new Interval(clamp(low, lowest, highest), clamp(high, lowest, highest));
    }

    private static double clamp(double value, double lowest, double highest) {
        return Math.min(Math.max(value, lowest), highest);
    }
}
