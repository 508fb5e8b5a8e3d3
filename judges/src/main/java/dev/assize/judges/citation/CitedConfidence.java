package dev.assize.judges.citation;

import java.math.BigDecimal;

/** A confidence in percent, exactly as it was given. */
record CitedConfidence(BigDecimal percent) {

    boolean isOver(int limit) {
        return percent.compareTo(BigDecimal.valueOf(limit)) > 0;
    }

    boolean isUnder(int limit) {
        return percent.compareTo(BigDecimal.valueOf(limit)) < 0;
    }

    @Override
    public String toString() {
        BigDecimal plain = percent.stripTrailingZeros();
        return (plain.scale() < 0 ? plain.setScale(0) : plain).toPlainString() + "%";
    }
}
