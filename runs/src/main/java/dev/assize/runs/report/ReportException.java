package dev.assize.runs.report;

import dev.assize.core.failure.SetupFailure;
import org.jspecify.annotations.Nullable;

/** A report that cannot be made as it was asked for; the message says what to change. */
public final class ReportException extends SetupFailure {

    public ReportException(String message) {
        this(null, message);
    }

    private ReportException(@Nullable String setting, String problem) {
        super(setting, problem);
    }

    /** @param setting what is wrong, by the name that it has everywhere */
    static ReportException of(String setting, String problem) {
        return new ReportException(setting, problem);
    }
}
