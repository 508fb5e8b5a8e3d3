/**
 * Statistics for judging and for judging the judge: numbers in, numbers out, no dependency. A figure that cannot be
 * computed is an empty {@code Optional}, never NaN and never zero. Read {@link dev.assize.stats.Rate} and
 * {@link dev.assize.stats.Interval} first.
 */
@NullMarked
package dev.assize.stats;

import org.jspecify.annotations.NullMarked;
