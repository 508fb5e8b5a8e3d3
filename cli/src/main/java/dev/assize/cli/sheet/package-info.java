/**
 * Figures for a person, on a terminal or in a pull request: a {@link dev.assize.cli.sheet.Sheet} of headings, lines and
 * {@link dev.assize.cli.sheet.Grid}s is written once and printed as plain text or as Markdown.
 */
@NullMarked
package dev.assize.cli.sheet;

import org.jspecify.annotations.NullMarked;
