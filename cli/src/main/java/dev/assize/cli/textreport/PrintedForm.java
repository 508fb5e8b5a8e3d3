package dev.assize.cli.textreport;

import java.util.Locale;
import java.util.Optional;

/** The forms in which commands print; each command has some of them. */
public enum PrintedForm {
    /** For a person at a terminal. */
    TABLE,
    /** For a person: one line for each thing understood. */
    TEXT,
    /** For a pull request. */
    MD,
    /** A page for people. */
    HTML,
    /** For a program: one object, or one list. */
    JSON,
    /** For a program: a line for each case. */
    JSONL,
    /** The verdict of each case alone, {@code null} where there is none, so that lines match the cases. */
    VERDICT;

    /** The form that a file's name asks for. */
    static Optional<PrintedForm> named(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "html", "htm" -> Optional.of(HTML);
            case "md", "markdown" -> Optional.of(MD);
            case "json" -> Optional.of(JSON);
            case "jsonl" -> Optional.of(JSONL);
            case "txt" -> Optional.of(TABLE);
            default -> Optional.empty();
        };
    }
}
