/**
 * A job from its request to what it came to: {@link dev.assize.spark.job.SparkRun} runs it on the driver,
 * {@link dev.assize.spark.job.PartTask} judges one part of the cases on an executor.
 */
@NullMarked
package dev.assize.spark.job;

import org.jspecify.annotations.NullMarked;
