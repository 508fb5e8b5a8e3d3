package dev.assize.spark.output;

import java.io.Serializable;
import java.util.List;

/**
 * How results are written.
 *
 * @param format the kind of files
 * @param by columns whose values become folders, such as {@code label=PASS}; none for one flat folder
 */
public record OutputForm(Format format, List<String> by) implements Serializable {

    /** Columns that have few values. */
    public static final List<String> FOLDERS = List.of("judge", "version", "epoch", "status", "label", "score");

    /** The kinds of files. */
    public enum Format {
        /** The lines that the command line writes. */
        JSONL(".jsonl"),
        /** Columns with types. */
        PARQUET(".parquet");

        private final String ending;

        Format(String ending) {
            this.ending = ending;
        }

        public String ending() {
            return ending;
        }
    }

    public OutputForm {
        by = List.copyOf(by);
        for (String column : by) {
            if (!FOLDERS.contains(column)) {
                throw new IllegalArgumentException("\"" + column + "\" has too many values for folders; choose among "
                        + String.join(", ", FOLDERS));
            }
        }
    }
}
