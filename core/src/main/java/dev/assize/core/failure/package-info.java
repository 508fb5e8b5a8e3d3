/**
 * Why a case, a run or its set-up failed. The {@link dev.assize.core.failure.FailureKind} decides what happens next: another
 * try, a recorded outcome, the end of the run.
 */
@NullMarked
package dev.assize.core.failure;

import org.jspecify.annotations.NullMarked;
