/**
 * Makes the confidence tables of the embedded rules from labelled data, and shows how far to believe them:
 * {@link dev.assize.bench.calibrate.Collect} asks a judge's rules about labelled cases,
 * {@link dev.assize.bench.calibrate.Calibrate} makes the table of what they said and prints the figures. A judge takes part
 * with a {@link dev.assize.bench.calibrate.LabelledSet}.
 */
@NullMarked
package dev.assize.bench.calibrate;

import org.jspecify.annotations.NullMarked;
