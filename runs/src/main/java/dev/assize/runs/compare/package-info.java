/**
 * Two runs over the same cases, held against one another: {@link dev.assize.runs.compare.RunComparison} is the way in,
 * {@link dev.assize.runs.compare.ComparedMeasure} holds the figures, {@link dev.assize.runs.compare.CaseChange} what became
 * of one case.
 */
@NullMarked
package dev.assize.runs.compare;

import org.jspecify.annotations.NullMarked;
