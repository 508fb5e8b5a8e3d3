package dev.assize.cli.sheet;

/** The forms in which a sheet of figures is printed. */
public enum SheetFormat {
    /** For a person at a terminal. */
    TABLE,
    /** For a program. */
    JSON,
    /** For a pull request. */
    MD
}
