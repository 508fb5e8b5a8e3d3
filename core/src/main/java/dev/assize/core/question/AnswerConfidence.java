package dev.assize.core.question;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * How sure an answer is: the share of such answers that were right on data the rules were not made on. Also the threshold
 * below which an answer is doubtful. Kept to three decimals.
 *
 * @param share from 0 to 1
 */
public record AnswerConfidence(BigDecimal share) implements Comparable<AnswerConfidence> {

    /** Below this an answer is doubtful where nobody says otherwise. */
    public static final AnswerConfidence USUAL_THRESHOLD = new AnswerConfidence(new BigDecimal("0.9"));

    /** As a threshold: no answer is doubtful. */
    public static final AnswerConfidence ZERO = new AnswerConfidence(BigDecimal.ZERO);

    private static final int DECIMALS = 3;

    /** To round 1e-999999999 would take all of the memory. */
    private static final int MOST_PLACES = 100;

    public AnswerConfidence {
        if (share.signum() < 0 || share.compareTo(BigDecimal.ONE) > 0) {
            throw new IllegalArgumentException("A confidence is from 0 to 1, got " + share.toPlainString());
        }
        share = new BigDecimal(share.setScale(DECIMALS, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString());
    }

    /** As a user writes it: {@code 0.9}; throws {@link IllegalArgumentException} for anything but 0 to 1. */
    public static AnswerConfidence parse(String text) {
        try {
            BigDecimal share = new BigDecimal(text.strip());
            if (Math.abs((long) share.scale()) <= MOST_PLACES) {
                return new AnswerConfidence(share);
            }
        } catch (NumberFormatException e) {
            throw noShare(text);
        }
        throw noShare(text);
    }

    private static IllegalArgumentException noShare(String text) {
        return new IllegalArgumentException("found \"" + text + "\", expected a number from 0 to 1, such as 0.9");
    }

    /** The rule of succession, so that a hundred right ones of a hundred do not make it certain. */
    static AnswerConfidence of(long right, long all) {
        return new AnswerConfidence(
                BigDecimal.valueOf(right + 1).divide(BigDecimal.valueOf(all + 2), DECIMALS, RoundingMode.HALF_EVEN));
    }

    public boolean isBelow(AnswerConfidence threshold) {
        return compareTo(threshold) < 0;
    }

    @Override
    public int compareTo(AnswerConfidence other) {
        return share.compareTo(other.share);
    }

    @Override
    public String toString() {
        return share.toPlainString();
    }
}
