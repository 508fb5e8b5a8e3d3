/**
 * What travels to the executors: {@link dev.assize.spark.spec.JudgeSpec} is what somebody asks for,
 * {@link dev.assize.spark.spec.SerializableJudge} has all of it in it, judge files too, and
 * {@link dev.assize.spark.spec.ExecutorJudges} opens it once in each process.
 */
@NullMarked
package dev.assize.spark.spec;

import org.jspecify.annotations.NullMarked;
