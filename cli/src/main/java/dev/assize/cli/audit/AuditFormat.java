package dev.assize.cli.audit;

/** The forms in which an audit comes out. */
enum AuditFormat {
    /** The report for a person. */
    TABLE,
    /** The report as Markdown. */
    MD,
    /** The report as a page, with the replies that break a rule. */
    HTML,
    /** The report as one object. */
    JSON,
    /** A line for each reply. */
    JSONL
}
