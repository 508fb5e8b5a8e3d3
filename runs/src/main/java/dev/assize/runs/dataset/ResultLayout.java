package dev.assize.runs.dataset;

import dev.assize.core.record.FieldPath;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Files of other tools that hold their records in a list inside one object, known by how they begin. */
final class ResultLayout {

    private record Layout(Pattern beginning, String records) {}

    private static final List<Layout> KNOWN = List.of(
            // promptfoo eval -o results.json
            new Layout(
                    Pattern.compile("\\s*\\{\\s*(?:\"evalId\"\\s*:\\s*(?:\"[^\"]*\"|null)\\s*,\\s*)?"
                            + "\"results\"\\s*:\\s*\\{\\s*\"(?:version|timestamp|prompts|results|stats)\"\\s*:"),
                    "results.results"),
            // A log of Inspect, as JSON
            new Layout(
                    Pattern.compile("\\s*\\{\\s*\"version\"\\s*:\\s*\\d+\\s*,\\s*\"status\"\\s*:\\s*\"\\w+\"\\s*,\\s*"
                            + "\"eval\"\\s*:\\s*\\{"),
                    "samples"));

    private ResultLayout() {}

    /** Where the records are; empty for a file that is not known to have them inside. */
    static Optional<FieldPath> records(String sample) {
        return KNOWN.stream()
                .filter(layout -> layout.beginning().matcher(sample).lookingAt())
                .map(layout -> FieldPath.parse(layout.records()))
                .findFirst();
    }
}
