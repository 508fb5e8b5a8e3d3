/**
 * How far two raters agree, question by question and verdict by verdict: two runs, a run and people, or the members of a
 * panel. {@link dev.assize.runs.agree.Agreement} is the way in; {@link dev.assize.runs.agree.Correction} says what the judge's
 * errors, as people see them, make of a pass rate.
 */
@NullMarked
package dev.assize.runs.agree;

import org.jspecify.annotations.NullMarked;
