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
        public RowReader open(String source, BufferedInputStream bytes, ReadOptions options) throws IOException {
            return JsonRows.of(source, bytes, options);
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
        public RowReader open(String source, BufferedInputStream bytes, ReadOptions options) throws IOException {
            return options.records() == null
                    ? new LineRows(source, bytes, options.limit())
                    : JsonRows.of(source, bytes, options);
        }
    },
    /** A first line with separators names columns. */
    TSV(".tsv") {
        @Override
        public boolean begins(String sample) {
            return firstLine(sample).indexOf('\t') >= 0;
        }

        @Override
        public RowReader open(String source, BufferedInputStream bytes, ReadOptions options) throws IOException {
            Character given = options.delimiter();
            return new CsvRows(source, bytes, given == null ? '\t' : given, options.limit());
        }
    },
    /** Likewise, whichever separators. */
    CSV(".csv") {
        @Override
        public boolean begins(String sample) {
            return CellSeparator.isIn(firstLine(sample));
        }

        @Override
        public RowReader open(String source, BufferedInputStream bytes, ReadOptions options) throws IOException {
            return new CsvRows(source, bytes, options.delimiter(), options.limit());
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

    @Override
    public RowReader open(String source, BufferedInputStream bytes, int limit) throws IOException {
        return open(source, bytes, ReadOptions.of(this, limit));
    }

    @Override
    public abstract RowReader open(String source, BufferedInputStream bytes, ReadOptions options) throws IOException;

    static String firstLine(String sample) {
        return sample.stripLeading().lines().findFirst().orElse("");
    }
}
