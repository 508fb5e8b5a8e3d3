/** The current judge on answers that a run recorded: {@link dev.assize.engine.rerule.RerulingSession}. */
@NullMarked
package dev.assize.engine.rerule;

import org.jspecify.annotations.NullMarked;
