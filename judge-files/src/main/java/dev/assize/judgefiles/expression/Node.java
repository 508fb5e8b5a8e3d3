package dev.assize.judgefiles.expression;

/** A part of an expression, ready to be computed. */
@FunctionalInterface
interface Node {

    Datum evaluate(Frame frame);
}
