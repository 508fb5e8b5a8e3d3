/**
 * Expressions of judge files. They are written in CEL and read by its parser; {@link
 * dev.assize.judgefiles.internal.expression.ExpressionReader} checks their names and types, and {@link
 * dev.assize.judgefiles.internal.expression.Expression} computes them over exact fractions, with answers that nobody gave as a value
 * of their own. Read {@code Expression} first.
 */
@NullMarked
package dev.assize.judgefiles.internal.expression;

import org.jspecify.annotations.NullMarked;
