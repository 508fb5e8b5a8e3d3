/** Texts on their way into a spreadsheet and back: {@link dev.assize.runs.sheet.SheetCell}. */
@NullMarked
package dev.assize.runs.sheet;

import org.jspecify.annotations.NullMarked;
