package dev.assize.judges.brand;

/**
 * The first section of the verdict.
 *
 * @param score 0 to 40
 * @param match whether the output is what was expected, by and large
 * @param primaryCaptured without it the case fails, whatever the total
 */
record Correctness(int score, boolean match, boolean primaryCaptured) {

    static final int MOST_POINTS = 40;
    static final int PRIMARY_POINTS = 25;

    static Correctness of(boolean primaryCaptured, Coverage coverage) {
        int points = coverage.points(primaryCaptured) + (primaryCaptured ? PRIMARY_POINTS : 0);
        return new Correctness(points, primaryCaptured && coverage.isAtLeastHalf(), primaryCaptured);
    }

    /** For a title without a brand, where only an empty output is right. */
    static Correctness withoutBrand(boolean nothingListed) {
        return new Correctness(nothingListed ? MOST_POINTS : 0, nothingListed, nothingListed);
    }
}
