/**
 * Figures for a person, on a terminal or in a pull request: a {@link dev.assize.cli.textreport.TextReport} of headings, lines and
 * {@link dev.assize.cli.textreport.Table}s is written once and printed as plain text, Markdown or a page.
 */
@NullMarked
package dev.assize.cli.textreport;

import org.jspecify.annotations.NullMarked;
