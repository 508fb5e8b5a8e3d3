package dev.assize.judgefiles.internal.expression;

/**
 * What is wrong with an expression.
 *
 * @param offset where in its text, counted in UTF-16 units from 0
 */
public record ExpressionMistake(int offset, String message) {}
