package dev.assize.core.catalog;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The choices that a user makes for a judge, by name: {@code ranges=articles}. */
public record JudgeSettings(SortedMap<String, String> values) {

    public static final JudgeSettings NONE = new JudgeSettings(new TreeMap<>());

    public JudgeSettings {
        values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
    }

    /** Throws {@link IllegalArgumentException} when a setting is given that the judge does not have. */
    public JudgeSettings allow(String... known) {
        for (String name : values.keySet()) {
            if (!List.of(known).contains(name)) {
                throw new IllegalArgumentException("the judge has no setting \"" + name + "\"; "
                        + (known.length == 0 ? "it has none" : "it has " + String.join(", ", known)));
            }
        }
        return this;
    }

    /** The chosen constant, or {@code otherwise}; throws {@link IllegalArgumentException} for a value that is none of them. */
    public <E extends Enum<E>> E choice(String name, E otherwise) {
        String value = values.get(name);
        if (value == null) {
            return otherwise;
        }
        List<E> constants = List.of(otherwise.getDeclaringClass().getEnumConstants());
        return constants.stream()
                .filter(constant -> constant.name().equalsIgnoreCase(value))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the setting " + name + " is one of "
                        + String.join(", ", names(constants.stream())) + ", got \"" + value + "\""));
    }

    private static List<String> names(Stream<? extends Enum<?>> constants) {
        return constants
                .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                .toList();
    }
}
