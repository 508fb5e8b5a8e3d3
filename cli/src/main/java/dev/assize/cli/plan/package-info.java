/**
 * What a run would cost before it is run. {@link dev.assize.cli.plan.PlanCommand} asks
 * {@link dev.assize.engine.plan.RunForecast}, and {@link dev.assize.cli.plan.PlanReport} prints what it says.
 */
@NullMarked
package dev.assize.cli.plan;

import org.jspecify.annotations.NullMarked;
