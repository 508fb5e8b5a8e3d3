/**
 * Cases as executors read them: {@link dev.assize.spark.input.CaseFiles} cuts text files into parts of equal size,
 * {@link dev.assize.spark.input.PartRows} reads one of them as a run on one machine would, places included, and
 * {@link dev.assize.spark.input.TableRecord} makes a case of a row of a table.
 */
@NullMarked
package dev.assize.spark.input;

import org.jspecify.annotations.NullMarked;
