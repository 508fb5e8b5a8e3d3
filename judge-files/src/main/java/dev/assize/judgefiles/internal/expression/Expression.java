package dev.assize.judgefiles.internal.expression;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * An expression that was read and checked, ready to be computed for any case. Threads share it: it holds nothing that changes.
 *
 * <p>Numbers are exact. An answer that nobody gave is {@link Datum.Unknown} and goes through as three-valued logic has it:
 * {@code false && unknown} is false, and whatever needs the missing answer names its question.
 */
public final class Expression {

    private final String text;
    private final ValueType type;
    private final Set<String> names;
    private final Node node;
    private final Facts factsWhenFalse;
    private final String noneWhenZero;
    private final Written written;

    Expression(String text, Checked checked, Set<String> names, Facts factsWhenFalse, Written written) {
        this.text = text;
        this.type = checked.type();
        this.node = checked.node();
        this.names = Collections.unmodifiableSet(new LinkedHashSet<>(names));
        this.factsWhenFalse = factsWhenFalse;
        this.noneWhenZero = checked.noneWhenZero();
        this.written = written;
    }

    public String text() {
        return text;
    }

    public Written written() {
        return written;
    }

    public ValueType type() {
        return type;
    }

    /** The declared names that it uses. */
    public Set<String> names() {
        return names;
    }

    /** What is known to those who only go on when this condition is false. */
    public Facts factsWhenFalse() {
        return factsWhenFalse;
    }

    /** Declares a name that stands for this expression. */
    public DeclaredNames.Name asName() {
        return new DeclaredNames.Name(type, noneWhenZero);
    }

    /** Throws {@link EvaluationLimit} when it would take too long. */
    public Datum evaluate(Scope scope, Work work) {
        return node.evaluate(new Frame(scope, work));
    }

    @Override
    public String toString() {
        return text;
    }
}
