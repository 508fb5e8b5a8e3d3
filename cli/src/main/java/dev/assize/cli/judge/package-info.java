/**
 * {@code assize judge}: {@link dev.assize.cli.judge.JudgeCommand} reads the options and starts the run,
 * {@link dev.assize.cli.judge.Output} is where the results go, in the form that was asked for.
 */
@NullMarked
package dev.assize.cli.judge;

import org.jspecify.annotations.NullMarked;
