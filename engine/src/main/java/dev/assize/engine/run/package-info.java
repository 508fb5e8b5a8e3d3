/**
 * A run, from the request to what it came to: {@link dev.assize.engine.run.RunSession} puts the parts together, begins a run
 * or goes on with one, and keeps it where that is asked for; {@link dev.assize.engine.run.AuditSession} does so with what a
 * model replied to a whole judge prompt.
 */
@NullMarked
package dev.assize.engine.run;

import org.jspecify.annotations.NullMarked;
