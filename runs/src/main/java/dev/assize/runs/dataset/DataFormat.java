package dev.assize.runs.dataset;

import java.util.Locale;
import java.util.Optional;

/** The formats in which cases are read. */
public enum DataFormat {
    JSONL,
    JSON,
    CSV,
    TSV;

    /** By the file's name, a {@code .gz} at its end set aside; empty when the name does not tell. */
    static Optional<DataFormat> named(String fileName) {
        String name = fileName.toLowerCase(Locale.ROOT);
        if (name.endsWith(".gz")) {
            name = name.substring(0, name.length() - 3);
        }
        if (name.endsWith(".jsonl") || name.endsWith(".ndjson")) {
            return Optional.of(JSONL);
        }
        if (name.endsWith(".json")) {
            return Optional.of(JSON);
        }
        if (name.endsWith(".csv")) {
            return Optional.of(CSV);
        }
        return name.endsWith(".tsv") ? Optional.of(TSV) : Optional.empty();
    }

    /** By the first character that is not white space: a list, an object on each line, or a table. */
    static DataFormat beginning(int first) {
        return switch (first) {
            case '[' -> JSON;
            case '{', -1 -> JSONL;
            default -> CSV;
        };
    }
}
