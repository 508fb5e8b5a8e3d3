package dev.assize.runs.dataset;

import dev.assize.core.failure.InvalidCase;
import java.util.Locale;

/** The refusal of a record that is larger than any case should be. */
final class TooLong {

    private TooLong() {}

    static InvalidCase of(long length, int limit) {
        return new InvalidCase(
                "",
                "a record of " + megabytes(length) + " MB",
                "at most " + megabytes(limit) + " MB (split the record, or allow more)");
    }

    private static String megabytes(long bytes) {
        return String.format(Locale.ROOT, "%.1f", bytes / (1024.0 * 1024.0));
    }
}
