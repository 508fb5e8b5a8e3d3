/**
 * Two runs over the same cases, held against one another: {@link dev.assize.runs.compare.Comparison} is the way in,
 * {@link dev.assize.runs.compare.Measure} holds the figures, {@link dev.assize.runs.compare.CaseChange} what became of
 * one case.
 */
@NullMarked
package dev.assize.runs.compare;

import org.jspecify.annotations.NullMarked;
