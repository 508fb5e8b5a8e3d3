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

    private static final List<ContextSupport> ALL = List.of(values());
    private static final List<String> OPTIONS =
            Stream.of(values()).map(ContextSupport::option).toList();

    private final String option = name().toLowerCase(Locale.ROOT);

    String option() {
        return option;
    }

    static List<String> options() {
        return OPTIONS;
    }

    static Optional<ContextSupport> find(String option) {
        int place = OPTIONS.indexOf(option);
        return place < 0 ? Optional.empty() : Optional.of(ALL.get(place));
    }
}
