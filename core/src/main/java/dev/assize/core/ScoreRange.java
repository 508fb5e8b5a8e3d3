package dev.assize.core;

import java.math.BigDecimal;

/** The least and the best score that a verdict can have, both included; either may be negative or a decimal. */
public record ScoreRange(BigDecimal least, BigDecimal most) {

    public ScoreRange {
        if (least.compareTo(most) >= 0) {
            throw new IllegalArgumentException("A range of scores needs least < most, got " + least + " and " + most);
        }
    }

    public static ScoreRange of(String least, String most) {
        return new ScoreRange(new BigDecimal(least), new BigDecimal(most));
    }

    public static ScoreRange upTo(int most) {
        return new ScoreRange(BigDecimal.ZERO, BigDecimal.valueOf(most));
    }

    public boolean contains(BigDecimal score) {
        return score.compareTo(least) >= 0 && score.compareTo(most) <= 0;
    }

    /** How far up a score stands: 0 for the least, 1 for the best. */
    public double share(BigDecimal score) {
        return score.subtract(least).doubleValue() / most.subtract(least).doubleValue();
    }

    /** The score in the middle. */
    public double middle() {
        return least.add(most).doubleValue() / 2;
    }

    /** To be put behind a score or a mean: {@code of 5}, or both ends where the least is below zero. */
    public String behind() {
        return least.signum() < 0 ? "of " + this : "of " + most.toPlainString();
    }

    /** As a reader says it: {@code 0 to 5}, {@code -25 to 0}. */
    @Override
    public String toString() {
        return least.toPlainString() + " to " + most.toPlainString();
    }
}
