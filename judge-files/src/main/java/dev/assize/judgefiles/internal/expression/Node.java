package dev.assize.judgefiles.internal.expression;

/** A part of an expression, ready to be computed. */
@FunctionalInterface
interface Node {

    Datum evaluate(Frame frame);
}
