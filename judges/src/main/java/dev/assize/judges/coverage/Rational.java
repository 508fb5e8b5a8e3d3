package dev.assize.judges.coverage;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** An exact fraction: two thirds stay two thirds until the moment they are printed. */
record Rational(BigInteger numerator, BigInteger denominator) {

    static final Rational ZERO = of(0, 1);
    static final Rational ONE = of(1, 1);

    Rational {
        if (denominator.signum() <= 0) {
            throw new IllegalArgumentException("A denominator is positive, got " + denominator);
        }
    }

    static Rational of(long numerator, long denominator) {
        return new Rational(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    Rational plus(Rational other) {
        return new Rational(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    Rational times(Rational other) {
        return new Rational(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    int rounded() {
        return decimal(0).intValueExact();
    }

    /** At most four decimals, half up, trailing zeros dropped but one decimal kept: 1.0, 0.6667. */
    String printed() {
        BigDecimal value = decimal(4).stripTrailingZeros();
        return (value.scale() < 1 ? value.setScale(1) : value).toPlainString();
    }

    private BigDecimal decimal(int places) {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), places, RoundingMode.HALF_UP);
    }
}
