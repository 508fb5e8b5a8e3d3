/**
 * Hears many cases: {@link dev.assize.runs.runner.Runner} spreads rows over threads and hands the results on in the
 * order of the rows. Nothing here can change a verdict.
 */
@NullMarked
package dev.assize.runs.runner;

import org.jspecify.annotations.NullMarked;
