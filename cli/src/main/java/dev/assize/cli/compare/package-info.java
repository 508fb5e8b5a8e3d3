/** {@code assize compare}: two runs over the same cases. */
@NullMarked
package dev.assize.cli.compare;

import org.jspecify.annotations.NullMarked;
