/** What was worked out a moment ago for the same case, kept for the moment: read {@link dev.assize.judges.internal.memo.RecentResults}. */
@NullMarked
package dev.assize.judges.internal.memo;

import org.jspecify.annotations.NullMarked;
