package dev.assize.judgefiles.internal.expression;

/**
 * A part of an expression with its type.
 *
 * @param noneWhenZero the expression whose being zero is the only reason for this one to be none; empty when there is none
 */
record Checked(ValueType type, Node node, String noneWhenZero) {

    Checked(ValueType type, Node node) {
        this(type, node, "");
    }

    Checked as(ValueType other) {
        return new Checked(other, node, noneWhenZero);
    }

    /** Stands in for what could not be read, so that the rest is still looked at. */
    static Checked broken() {
        return new Checked(PlainType.NEVER, frame -> Datum.none());
    }
}
