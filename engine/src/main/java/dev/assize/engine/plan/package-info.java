/**
 * What a run would cost, without asking anybody: {@link dev.assize.engine.plan.RunForecast} goes through some of the cases
 * with the embedded answers standing in for those of models.
 */
@NullMarked
package dev.assize.engine.plan;

import org.jspecify.annotations.NullMarked;
