/**
 * The condition under which a run fails: {@link dev.assize.runs.gate.Gate} is a label or status that no case may have,
 * or an expression over a case or over the whole run.
 */
@NullMarked
package dev.assize.runs.gate;

import org.jspecify.annotations.NullMarked;
