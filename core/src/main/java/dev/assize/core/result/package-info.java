/**
 * The written form of answers and results, and the way back. {@link dev.assize.core.result.ResultJson} writes the result line,
 * {@link dev.assize.core.result.RecordedResult} reads one. Field order is decided here and nowhere else.
 */
@NullMarked
package dev.assize.core.result;

import org.jspecify.annotations.NullMarked;
