/**
 * The current judge's ruling on answers that were given before: {@link dev.assize.runs.rerule.RuledAgain} is a run like any
 * other, so it can be compared with the one it was made from.
 */
@NullMarked
package dev.assize.runs.rerule;

import org.jspecify.annotations.NullMarked;
