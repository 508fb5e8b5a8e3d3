package dev.assize.judgefiles.expression;

/** Where an expression finds the values of its names; one for each case. */
@FunctionalInterface
public interface Scope {

    /** The value of a name that was declared when the expression was read. */
    Datum valueOf(String name);
}
