/**
 * A run, from the request to what it came to: {@link dev.assize.engine.run.RunSession} puts the parts together, begins a run
 * or goes on with one, and keeps it where that is asked for.
 */
@NullMarked
package dev.assize.engine.run;

import org.jspecify.annotations.NullMarked;
