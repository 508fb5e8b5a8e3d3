/**
 * What a run's results come to, case by case and small enough to keep in memory for a million of them:
 * {@link dev.assize.runs.digest.CaseDigest}. {@link dev.assize.runs.compare.RunDigest} reads them.
 */
@NullMarked
package dev.assize.runs.digest;

import org.jspecify.annotations.NullMarked;
