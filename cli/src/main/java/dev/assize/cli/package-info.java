/** Soon. */
@NullMarked
package dev.assize.cli;

import org.jspecify.annotations.NullMarked;
