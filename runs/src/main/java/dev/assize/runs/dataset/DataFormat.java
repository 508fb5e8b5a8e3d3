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

    /**
     * By how the content begins: a bracket opens a list, a line that opens a brace is a record, a first line with
     * separators names columns. Anything else is taken as lines, each of which will say what is wrong with it.
     */
    static DataFormat beginning(String sample) {
        String style = sample.stripLeading();
        if (style.startsWith("[")) {
            return JSON;
        }
        if (style.lines().anyMatch(line -> line.stripLeading().startsWith("{"))) {
            return JSONL;
        }
        String first = style.lines().findFirst().orElse("");
        if (first.indexOf('\t') >= 0) {
            return TSV;
        }
        return first.indexOf(',') >= 0 ? CSV : JSONL;
    }
}
