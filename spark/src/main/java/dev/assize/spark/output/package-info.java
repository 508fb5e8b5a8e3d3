/**
 * What a job writes: {@link dev.assize.spark.output.ResultColumns} is a result as a row with types,
 * {@link dev.assize.spark.output.OutputFolder} the folder with the results of all parts and what is known of each.
 */
@NullMarked
package dev.assize.spark.output;

import org.jspecify.annotations.NullMarked;
