package dev.assize.models.price;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * What a model charges, in US dollars for a million tokens.
 *
 * @param pattern the line of the price list that says so
 * @param asOf the day or month for which it was true, as the list writes it
 */
public record Price(String pattern, BigDecimal input, BigDecimal output, String asOf) {

    private static final int MILLION = 6;

    public Price {
        if (input.signum() < 0 || output.signum() < 0) {
            throw new IllegalArgumentException(
                    "A price is not negative, got " + input + " and " + output + " for \"" + pattern + "\"");
        }
    }

    /** In US dollars. */
    public BigDecimal of(long inputTokens, long outputTokens) {
        BigDecimal total =
                input.multiply(BigDecimal.valueOf(inputTokens)).add(output.multiply(BigDecimal.valueOf(outputTokens)));
        return total.movePointLeft(MILLION).round(MathContext.DECIMAL64);
    }
}
