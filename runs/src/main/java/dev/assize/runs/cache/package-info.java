/**
 * Answers that need not be asked for again. {@link dev.assize.runs.cache.CachedAnswers} keeps what cost something, across
 * runs, in an {@link dev.assize.runs.cache.AnswerCache}; {@link dev.assize.runs.cache.CoalescingAnswerer} keeps in memory what
 * the cases of one run have in common, where answers cost only time.
 */
@NullMarked
package dev.assize.runs.cache;

import org.jspecify.annotations.NullMarked;
