package dev.assize.cli.cache;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/** Money and memory as a person reads them. */
public final class Amounts {

    private static final BigDecimal TENTH_OF_A_CENT = new BigDecimal("0.001");
    private static final List<String> UNITS = List.of("B", "KB", "MB", "GB", "TB");

    private Amounts() {}

    /** Cents from a dollar on, hundredths of a cent below, and {@code $0.00} only when it is nothing. */
    public static String dollars(BigDecimal amount) {
        if (amount.signum() == 0 || amount.compareTo(BigDecimal.ONE) >= 0) {
            return String.format(Locale.ROOT, "$%,.2f", amount.setScale(2, RoundingMode.HALF_UP));
        }
        int digits = amount.compareTo(TENTH_OF_A_CENT) >= 0 ? 4 : amount.scale() - amount.precision() + 2;
        return "$" + amount.setScale(Math.min(9, digits), RoundingMode.HALF_UP).toPlainString();
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
