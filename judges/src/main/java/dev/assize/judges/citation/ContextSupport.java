package dev.assize.judges.citation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How far the context of a citation points to a decision; weakest first. */
enum ContextSupport {
    NONE,
    SOME,
    STRONG;

    String option() {
        return name().toLowerCase(Locale.ROOT);
    }

    static List<String> options() {
        return Stream.of(values()).map(ContextSupport::option).toList();
    }

    static Optional<ContextSupport> find(String option) {
        return Stream.of(values())
                .filter(value -> value.option().equals(option))
                .findFirst();
    }
}
