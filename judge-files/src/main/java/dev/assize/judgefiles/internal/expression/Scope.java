package dev.assize.judgefiles.internal.expression;

/** Where an expression finds the values of its names; one for each case. */
@FunctionalInterface
public interface Scope {

    /** The value of a name that was declared when the expression was read. */
    Datum valueOf(String name);

    /** What a part of an expression that is unknown comes to, where somebody tells; otherwise the unknown itself. */
    default Datum told(String written, Datum unknown) {
        return unknown;
    }
}
