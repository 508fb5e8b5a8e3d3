package dev.assize.runs.dataset;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.List;

/** The formats that Assize reads by itself; all of them are text. */
public enum TextFormat implements DataFormat {
    /** A bracket opens a list. */
    JSON(".json") {
        @Override
        public boolean begins(String sample) {
            return sample.stripLeading().startsWith("[");
        }

        @Override
        public RowReader open(String source, BufferedInputStream bytes, int limit) throws IOException {
            return new JsonRows(source, bytes, limit);
        }
    },
    /** A line that opens a brace is a record. */
    JSONL(".jsonl", ".ndjson") {
        @Override
        public boolean begins(String sample) {
            return sample.stripLeading()
                    .lines()
                    .anyMatch(line -> line.stripLeading().startsWith("{"));
        }

        @Override
        public RowReader open(String source, BufferedInputStream bytes, int limit) throws IOException {
            return new LineRows(source, bytes, limit);
        }
    },
    /** A first line with separators names columns. */
    TSV(".tsv") {
        @Override
        public boolean begins(String sample) {
            return firstLine(sample).indexOf('\t') >= 0;
        }

        @Override
        public RowReader open(String source, BufferedInputStream bytes, int limit) throws IOException {
            return new CsvRows(source, bytes, '\t', limit);
        }
    },
    /** Likewise. */
    CSV(".csv") {
        @Override
        public boolean begins(String sample) {
            return firstLine(sample).indexOf(',') >= 0;
        }

        @Override
        public RowReader open(String source, BufferedInputStream bytes, int limit) throws IOException {
            return new CsvRows(source, bytes, ',', limit);
        }
    };

    @SuppressWarnings("ImmutableEnumChecker") // List.of makes one that nobody can change.
    private final List<String> endings;

    TextFormat(String... endings) {
        this.endings = List.of(endings);
    }

    @Override
    public boolean isNamed(String file) {
        return endings.stream().anyMatch(file::endsWith);
    }

    private static String firstLine(String sample) {
        return sample.stripLeading().lines().findFirst().orElse("");
    }
}
