/** What a set of results comes to: {@link dev.assize.runs.summary.Summary} counts while results go by. */
@NullMarked
package dev.assize.runs.summary;

import org.jspecify.annotations.NullMarked;
