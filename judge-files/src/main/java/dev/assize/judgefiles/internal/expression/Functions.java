package dev.assize.judgefiles.internal.expression;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The functions that the expressions of a file may call, by name. */
public final class Functions {

    private final Map<String, List<LibraryFunction>> byName;

    private Functions(Map<String, List<LibraryFunction>> byName) {
        this.byName = byName;
    }

    public static Functions of(List<LibraryFunction> functions) {
        Map<String, List<LibraryFunction>> byName = new LinkedHashMap<>();
        functions.forEach(function -> byName.computeIfAbsent(function.name(), name -> new ArrayList<>())
                .add(function));
        return new Functions(Collections.unmodifiableMap(byName));
    }

    /** These and more. */
    public Functions and(List<LibraryFunction> more) {
        List<LibraryFunction> all = new ArrayList<>(all());
        all.addAll(more);
        return of(all);
    }

    public List<LibraryFunction> all() {
        return byName.values().stream().flatMap(List::stream).toList();
    }

    public Set<String> names() {
        return byName.keySet();
    }

    List<LibraryFunction> named(String name) {
        return byName.getOrDefault(name, List.of());
    }
}
