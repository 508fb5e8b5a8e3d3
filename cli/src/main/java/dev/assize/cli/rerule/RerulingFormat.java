package dev.assize.cli.rerule;

/** The forms in which a re-ruling is printed. */
enum RerulingFormat {
    /** What changed, for a person at a terminal. */
    TABLE,
    /** The same for a program. */
    JSON,
    /** The same for a pull request. */
    MD,
    /** The new result lines. */
    JSONL
}
