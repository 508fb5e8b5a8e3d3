package dev.assize.runs.report;

/** A report that cannot be made as it was asked for; the message says what to change. */
public final class ReportException extends RuntimeException {

    public ReportException(String message) {
        super(message);
    }
}
