package dev.assize.runs.report;

import java.io.IOException;
import java.io.OutputStream;

/** Writes a report in one form. Text of the cases is data: whatever it holds, it comes out as text. */
@FunctionalInterface
public interface ReportWriter {

    /** Writes the whole report; leaves the stream open. */
    void write(Report report, OutputStream out) throws IOException;
}
