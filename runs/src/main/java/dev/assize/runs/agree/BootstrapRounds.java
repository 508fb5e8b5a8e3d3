package dev.assize.runs.agree;

import dev.assize.stats.Resampling;

/** How often figures are drawn again: fewer times for a million items, whose figures hardly move any more. */
final class BootstrapRounds {

    private static final long MOST_DRAWS = 50_000_000;
    private static final int FEWEST = 200;

    private BootstrapRounds() {}

    static Resampling of(long seed, int items) {
        long rounds = Math.max(FEWEST, Math.min(Resampling.DEFAULT.rounds(), MOST_DRAWS / Math.max(1, items)));
        return new Resampling(seed, (int) rounds);
    }
}
