/**
 * What a run would cost before it is run. {@link dev.assize.cli.plan.PlanCommand} samples the cases, {@link
 * dev.assize.cli.plan.Rehearsal} goes through them without sending anything, and {@link dev.assize.cli.plan.Estimate}
 * says what that comes to for all of them.
 */
@NullMarked
package dev.assize.cli.plan;

import org.jspecify.annotations.NullMarked;
