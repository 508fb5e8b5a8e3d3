package dev.assize.runs.cache;

import dev.assize.core.Expense;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * What answers cost when they were asked for.
 *
 * @param nanodollars billionths of a US dollar, so that a database can add them up exactly
 */
public record Worth(long nanodollars, long inputTokens, long outputTokens) {

    public static final Worth NOTHING = new Worth(0, 0, 0);

    private static final int NANO = 9;

    /** The share of one answer in what a call for {@code answers} of them cost. */
    static Worth share(Expense expense, int answers) {
        BigDecimal cost = expense.cost().divide(BigDecimal.valueOf(answers), NANO, RoundingMode.HALF_UP);
        return new Worth(
                cost.movePointRight(NANO).longValue(),
                expense.inputTokens() / answers,
                expense.outputTokens() / answers);
    }

    public Worth plus(Worth other) {
        return new Worth(
                nanodollars + other.nanodollars, inputTokens + other.inputTokens, outputTokens + other.outputTokens);
    }

    public BigDecimal dollars() {
        return BigDecimal.valueOf(nanodollars, NANO);
    }
}
