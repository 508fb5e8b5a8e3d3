/** {@code assize spark}: says how jobs on Spark are started, which the start script does by itself. */
@NullMarked
package dev.assize.cli.spark;

import org.jspecify.annotations.NullMarked;
