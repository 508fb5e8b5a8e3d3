/**
 * What a run came to, for people and for other programs. {@link dev.assize.runs.report.Report} reads a run once and knows
 * its figures; each {@link dev.assize.runs.report.ReportWriter} writes them in a form of its own.
 */
@NullMarked
package dev.assize.runs.report;

import org.jspecify.annotations.NullMarked;
