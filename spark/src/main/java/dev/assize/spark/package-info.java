/**
 * The same judges on Apache Spark: {@link dev.assize.spark.AssizeSpark} for programs, {@link dev.assize.spark.JudgeJob} for
 * {@code spark-submit}.
 */
@NullMarked
package dev.assize.spark;

import org.jspecify.annotations.NullMarked;
