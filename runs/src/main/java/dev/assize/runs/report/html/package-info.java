/**
 * The report as one page that holds everything it shows. {@link dev.assize.runs.report.html.HtmlReport} writes it; the
 * overview is plain HTML, the cases are data that a small script of ours shows.
 */
@NullMarked
package dev.assize.runs.report.html;

import org.jspecify.annotations.NullMarked;
