/** How the weights of the signals are found; here because it must see the signals inside the reader. */
@NullMarked
package dev.assize.judges.coverage.internal;

import org.jspecify.annotations.NullMarked;
