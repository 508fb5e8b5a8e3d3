/**
 * People's answers beside those of a run: kept under the same contract, never instead of what was recorded. Start at {@link
 * dev.assize.runs.review.ReviewStore}, which keeps them, and {@link dev.assize.runs.review.PeopleAnswerer}, which lets them
 * answer.
 */
@NullMarked
package dev.assize.runs.review;

import org.jspecify.annotations.NullMarked;
