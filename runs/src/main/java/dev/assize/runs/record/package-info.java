/**
 * Runs read back, for whatever looks at results after the judging: {@link dev.assize.runs.record.RecordedRun} is the way
 * in.
 */
@NullMarked
package dev.assize.runs.record;

import org.jspecify.annotations.NullMarked;
