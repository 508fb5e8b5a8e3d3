/**
 * The user's data as rows: {@link dev.assize.runs.dataset.Dataset} opens files in any of the known formats and yields
 * {@link dev.assize.runs.dataset.Row}s one by one, in bounded memory. A row that cannot be read says so when it is
 * read; it never stops the rows after it.
 */
@NullMarked
package dev.assize.runs.dataset;

import org.jspecify.annotations.NullMarked;
