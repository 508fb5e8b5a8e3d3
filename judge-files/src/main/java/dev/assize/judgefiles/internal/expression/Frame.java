package dev.assize.judgefiles.internal.expression;

import org.jspecify.annotations.Nullable;

/** The names that hold while a part of an expression is computed: those of the case, and the variables of macros. */
final class Frame {

    private static final int STEPS_OF_A_NODE = 20;

    private final Scope scope;
    private final Work work;
    private final @Nullable Frame outer;
    private final String variable;
    private final Datum value;

    Frame(Scope scope, Work work) {
        this(scope, work, null, "", Datum.none());
    }

    private Frame(Scope scope, Work work, @Nullable Frame outer, String variable, Datum value) {
        this.scope = scope;
        this.work = work;
        this.outer = outer;
        this.variable = variable;
        this.value = value;
    }

    Frame with(String name, Datum item) {
        return new Frame(scope, work, this, name, item);
    }

    Datum valueOf(String name) {
        for (Frame frame = this; frame.outer != null; frame = frame.outer) {
            if (frame.variable.equals(name)) {
                return frame.value;
            }
        }
        return scope.valueOf(name);
    }

    /** What somebody tells of a part that is unknown; the unknown itself where nobody does. */
    Datum told(String written, Datum unknown) {
        return scope.told(written, unknown);
    }

    Work work() {
        return work;
    }

    void tick() {
        work.spend(STEPS_OF_A_NODE);
    }
}
