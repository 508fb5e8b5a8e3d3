package dev.assize.stats;

/** How often an interval made this way holds the true value, strictly between 0 and 1: 0.95 for 95 %. */
public record Confidence(double level) {

    public static final Confidence NINETY = new Confidence(0.90);
    public static final Confidence NINETY_FIVE = new Confidence(0.95);
    public static final Confidence NINETY_NINE = new Confidence(0.99);

    public Confidence {
        if (!(level > 0 && level < 1)) {
            throw new IllegalArgumentException(
                    "A confidence level lies strictly between 0 and 1, got " + level + " (write 0.95 for 95 %)");
        }
    }

    /** The number of standard errors on each side of a normal estimate: 1.96 for 95 %. */
    double z() {
        return -NormalDistribution.quantile(lowerTail());
    }

    /** The probability left out on each side. */
    double lowerTail() {
        return (1 - level) / 2;
    }
}
