/**
 * Figures for a person, on a terminal or in a pull request: a {@link dev.assize.cli.textreport.Sheet} of headings, lines and
 * {@link dev.assize.cli.textreport.Grid}s is written once and printed as plain text or as Markdown.
 */
@NullMarked
package dev.assize.cli.textreport;

import org.jspecify.annotations.NullMarked;
