package dev.assize.judgefiles.internal.expression;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** An exact number: the quotient of two whole ones, in lowest terms. */
public record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {

    /** A number of more bits than this comes from no sensible rule. */
    private static final int MOST_BITS = 8_192;

    public static final Fraction ZERO = of(0);
    public static final Fraction ONE = of(1);

    public Fraction {
        if (denominator.signum() <= 0) {
            throw new IllegalArgumentException("A denominator is positive, got " + denominator);
        }
        if (!denominator.equals(BigInteger.ONE)) {
            BigInteger shared = numerator.gcd(denominator);
            if (!shared.equals(BigInteger.ONE)) {
                numerator = numerator.divide(shared);
                denominator = denominator.divide(shared);
            }
        }
        if (numerator.bitLength() > MOST_BITS || denominator.bitLength() > MOST_BITS) {
            throw new EvaluationLimit("a number grew beyond " + MOST_BITS + " bits");
        }
    }

    public static Fraction of(long whole) {
        return new Fraction(BigInteger.valueOf(whole), BigInteger.ONE);
    }

    public static Fraction of(long numerator, long denominator) {
        return of(numerator).dividedBy(of(denominator));
    }

    /** Exactly the decimal; throws {@link EvaluationLimit} for an exponent that nobody writes. */
    public static Fraction of(BigDecimal decimal) {
        if (Math.abs((long) decimal.scale()) > MOST_BITS / 4 || decimal.precision() > MOST_BITS / 4) {
            throw new EvaluationLimit("a number has too many digits");
        }
        return decimal.scale() <= 0
                ? new Fraction(decimal.toBigIntegerExact(), BigInteger.ONE)
                : new Fraction(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()));
    }

    public Fraction plus(Fraction other) {
        if (isWhole() && other.isWhole()) {
            return new Fraction(numerator.add(other.numerator), BigInteger.ONE);
        }
        return new Fraction(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(other.negated());
    }

    public Fraction times(Fraction other) {
        return new Fraction(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /** Throws {@link ArithmeticException} for a division by zero. */
    public Fraction dividedBy(Fraction other) {
        if (other.isZero()) {
            throw new ArithmeticException("division by zero");
        }
        BigInteger below = denominator.multiply(other.numerator);
        BigInteger above = numerator.multiply(other.denominator);
        return below.signum() < 0 ? new Fraction(above.negate(), below.negate()) : new Fraction(above, below);
    }

    public Fraction negated() {
        return new Fraction(numerator.negate(), denominator);
    }

    public Fraction abs() {
        return numerator.signum() < 0 ? negated() : this;
    }

    /** What is left after dividing towards zero, with the sign of this number. */
    public Fraction remainder(Fraction other) {
        Fraction quotient = dividedBy(other);
        BigInteger whole = quotient.numerator.divide(quotient.denominator);
        return minus(other.times(new Fraction(whole, BigInteger.ONE)));
    }

    public Fraction pow(int exponent) {
        if (exponent < 0) {
            return ONE.dividedBy(pow(-exponent));
        }
        if ((long) exponent * Math.max(numerator.bitLength(), denominator.bitLength()) > 2L * MOST_BITS) {
            throw new EvaluationLimit("a power grew beyond " + MOST_BITS + " bits");
        }
        return new Fraction(numerator.pow(exponent), denominator.pow(exponent));
    }

    public boolean isZero() {
        return numerator.signum() == 0;
    }

    public boolean isWhole() {
        return denominator.equals(BigInteger.ONE);
    }

    public Fraction floor() {
        return new Fraction(round(0, RoundingMode.FLOOR).toBigIntegerExact(), BigInteger.ONE);
    }

    public Fraction ceiling() {
        return new Fraction(round(0, RoundingMode.CEILING).toBigIntegerExact(), BigInteger.ONE);
    }

    /** Half up means away from zero on both sides, as a person rounds. */
    public Fraction rounded(int places) {
        return of(round(places, RoundingMode.HALF_UP));
    }

    /** With at most so many decimals, half up, and no zeros at the end: 2.5, 3, -0.6667. */
    public BigDecimal decimal(int places) {
        BigDecimal value = round(places, RoundingMode.HALF_UP).stripTrailingZeros();
        return value.scale() < 0 ? value.setScale(0) : value;
    }

    private BigDecimal round(int places, RoundingMode mode) {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), places, mode);
    }

    /** The whole number; throws {@link ArithmeticException} when it is none or too large. */
    public int intValue() {
        if (!isWhole()) {
            throw new ArithmeticException(this + " is not a whole number");
        }
        return numerator.intValueExact();
    }

    public double doubleValue() {
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), java.math.MathContext.DECIMAL64)
                .doubleValue();
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    /** As a decimal with at most six places. */
    @Override
    public String toString() {
        return decimal(6).toPlainString();
    }
}
