package dev.assize.runs.report;

import org.jspecify.annotations.Nullable;

/**
 * What can be chosen for some forms of a report.
 *
 * @param details how many cases are shown in full; null for as many as are easily shown
 * @param mark whether the text begins with a byte order mark
 */
public record ReportOptions(@Nullable Integer details, boolean mark) {

    public static final String DETAILS = "details";
    public static final String MARK = "bom";

    public static final ReportOptions NONE = new ReportOptions(null, false);
}
