package dev.assize.stats;

/** How a figure is resampled. The same seed gives the same figure, on every machine and every Java version. */
public record Resampling(long seed, int rounds) {

    /** Enough rounds for the limits of a 95 % interval to be steady to about a tenth of its half-width. */
    public static final Resampling DEFAULT = new Resampling(1, 5_000);

    private static final int FEWEST_ROUNDS = 100;

    public Resampling {
        if (rounds < FEWEST_ROUNDS) {
            throw new IllegalArgumentException("Resampling needs at least " + FEWEST_ROUNDS + " rounds, got " + rounds
                    + "; a few thousand give steady limits");
        }
    }

    RandomDraws draws() {
        return new RandomDraws(seed);
    }
}
