/** {@code assize report}: {@link dev.assize.cli.report.ReportCommand} finds the run and writes what it came to. */
@NullMarked
package dev.assize.cli.report;

import org.jspecify.annotations.NullMarked;
