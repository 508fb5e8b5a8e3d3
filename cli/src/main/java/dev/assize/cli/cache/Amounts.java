package dev.assize.cli.cache;

import dev.assize.runs.summary.FigureText;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;

/** Money and memory as a person reads them. */
public final class Amounts {

    private static final List<String> UNITS = List.of("B", "KB", "MB", "GB", "TB");

    private Amounts() {}

    /** Cents from a dollar on, hundredths of a cent below, and {@code $0.00} only when it is nothing. */
    public static String dollars(BigDecimal amount) {
        return FigureText.dollars(amount);
    }

    static String bytes(long bytes) {
        double amount = bytes;
        int unit = 0;
        while (amount >= 1000 && unit < UNITS.size() - 1) {
            amount /= 1000;
            unit++;
        }
        return unit == 0 ? bytes + " B" : String.format(Locale.ROOT, "%.1f %s", amount, UNITS.get(unit));
    }
}
