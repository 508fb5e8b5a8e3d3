/** {@code assize rerule}: the current judge on recorded answers. */
@NullMarked
package dev.assize.cli.rerule;

import org.jspecify.annotations.NullMarked;
