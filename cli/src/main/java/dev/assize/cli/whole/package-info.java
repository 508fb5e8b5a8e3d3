/** Judging with one complete prompt: {@link dev.assize.cli.whole.WholeOptions} is how a user asks for it. */
@NullMarked
package dev.assize.cli.whole;

import org.jspecify.annotations.NullMarked;
