package dev.assize.judges.coverage.internal;

import java.math.BigDecimal;
import java.util.List;

/**
 * An amount that a text states, and the tokens that state it.
 *
 * @param dimension what is measured; amounts of two dimensions are never the same
 * @param size the amount in the base unit of its dimension
 * @param precision how finely it is told
 * @param numbers the tokens that count
 * @param units the tokens that tell what is counted
 */
record Quantity(String dimension, BigDecimal size, Precision precision, List<Integer> numbers, List<Integer> units) {

    /** How far two amounts in other units may differ: 5 km and 5,000 m. */
    private static final BigDecimal ROUNDED = new BigDecimal("0.005");

    /** How far two amounts may differ where one is converted by rounding: 5 miles and 8 km. */
    private static final BigDecimal CONVERTED = new BigDecimal("0.01");

    private static final BigDecimal MOST_CONVERTED = new BigDecimal("0.03");

    /**
     * @param unit the size of the unit
     * @param place the value of the last digit that is written
     * @param converts whether people round who tell it in the other units of its dimension: miles in kilometres, thirds in percent
     */
    record Precision(BigDecimal unit, BigDecimal place, boolean converts) {}

    Quantity {
        numbers = List.copyOf(numbers);
        units = List.copyOf(units);
    }

    /** Whether the two are the same amount, however written. */
    boolean isSame(Quantity other) {
        if (!dimension.equals(other.dimension)) {
            return false;
        }
        BigDecimal difference = size.subtract(other.size).abs();
        return difference.signum() == 0 || difference.compareTo(tolerance(other)) <= 0;
    }

    private BigDecimal tolerance(Quantity other) {
        boolean sameUnit = precision.unit.compareTo(other.precision.unit) == 0;
        if (sameUnit && precision.converts == other.precision.converts) {
            return BigDecimal.ZERO;
        }
        if (precision.converts == other.precision.converts) {
            return size.abs().multiply(ROUNDED);
        }
        BigDecimal place = precision.place.max(other.precision.place);
        return size.abs().multiply(CONVERTED).max(place.min(size.abs().multiply(MOST_CONVERTED)));
    }

    /** Whether the token is one of those that state it. */
    boolean has(int token) {
        return numbers.contains(token) || units.contains(token);
    }

    /** The first token that tells what is counted, or that counts where none does. */
    int firstUnit() {
        return units.isEmpty() ? numbers.get(0) : units.get(0);
    }
}
