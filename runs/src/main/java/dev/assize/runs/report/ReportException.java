package dev.assize.runs.report;

import dev.assize.core.SetupFailure;

/** A report that cannot be made as it was asked for; the message says what to change. */
public final class ReportException extends SetupFailure {

    public ReportException(String message) {
        super(null, message, null);
    }
}
