package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Fraction;
import java.time.LocalDate;
import java.util.Optional;

/** Numbers and days that texts are as a whole, for whoever reads fields as the functions read texts. */
public final class Readings {

    private Readings() {}

    public static Optional<Fraction> number(String text) {
        return ParsedNumber.find(text);
    }

    public static Optional<LocalDate> date(String text) {
        return ParsedDate.find(text);
    }
}
