package dev.assize.cli.judge;

/** The forms in which results are printed. */
enum OutputFormat {
    /** For a person: a row for each case, and a summary. */
    TABLE,
    /** The result line of each case. */
    JSONL,
    /** A list of result lines. */
    JSON,
    /** The verdict of each case alone, {@code null} where there is none, so that lines match the cases. */
    VERDICT
}
