package dev.assize.judgefiles.internal.expression;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** What earlier conditions have settled: which values are not none, and which are not zero. */
public final class Facts {

    public static final Facts NONE = new Facts(Set.of());

    private final Set<String> known;

    private Facts(Set<String> known) {
        this.known = known;
    }

    static Facts present(String expression) {
        return new Facts(Set.of("present " + expression));
    }

    static Facts notZero(String expression) {
        return new Facts(Set.of("not zero " + expression));
    }

    public Facts and(Facts more) {
        if (more.known.isEmpty()) {
            return this;
        }
        Set<String> all = new LinkedHashSet<>(known);
        all.addAll(more.known);
        return new Facts(Collections.unmodifiableSet(all));
    }

    boolean sayPresent(String expression) {
        return known.contains("present " + expression);
    }

    boolean sayNotZero(String expression) {
        return known.contains("not zero " + expression);
    }
}
