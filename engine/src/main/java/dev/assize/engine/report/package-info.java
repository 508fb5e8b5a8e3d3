/** Which forms of reports there are: {@link dev.assize.engine.report.ReportForms}. */
@NullMarked
package dev.assize.engine.report;

import org.jspecify.annotations.NullMarked;
