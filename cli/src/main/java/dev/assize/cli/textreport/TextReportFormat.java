package dev.assize.cli.textreport;

/** The forms in which a sheet of figures is printed. */
public enum TextReportFormat {
    /** For a person at a terminal. */
    TABLE,
    /** For a program. */
    JSON,
    /** For a pull request. */
    MD
}
