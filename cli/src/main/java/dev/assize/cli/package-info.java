/**
 * The {@code assize} command. {@link dev.assize.cli.Main} starts it, {@link dev.assize.cli.AssizeCommand} names the
 * commands; each has a class of its own.
 */
@NullMarked
package dev.assize.cli;

import org.jspecify.annotations.NullMarked;
