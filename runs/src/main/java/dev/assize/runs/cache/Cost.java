package dev.assize.runs.cache;

import dev.assize.core.question.Expense;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * What answers cost when they were asked for.
 *
 * @param nanodollars billionths of a US dollar, so that a database can add them up exactly
 */
public record Cost(long nanodollars, long inputTokens, long outputTokens) {

    public static final Cost NOTHING = new Cost(0, 0, 0);

    private static final int NANO = 9;

    /** The share of one answer in what a call for {@code answers} of them cost. */
    static Cost share(Expense expense, int answers) {
        BigDecimal cost = expense.cost().divide(BigDecimal.valueOf(answers), NANO, RoundingMode.HALF_UP);
        return new Cost(
                cost.movePointRight(NANO).longValue(),
                expense.inputTokens() / answers,
                expense.outputTokens() / answers);
    }

    public Cost plus(Cost other) {
        return new Cost(
                nanodollars + other.nanodollars, inputTokens + other.inputTokens, outputTokens + other.outputTokens);
    }

    public BigDecimal dollars() {
        return BigDecimal.valueOf(nanodollars, NANO);
    }
}
