package dev.assize.cli.textreport;

import java.util.Locale;
import java.util.Optional;

/** The forms in which a report of figures is printed. */
enum TextReportFormat {
    /** For a person at a terminal. */
    TABLE,
    /** For a program. */
    JSON,
    /** For a pull request. */
    MD,
    /** A page for people. */
    HTML;

    /** The form that a file's name asks for. */
    static Optional<TextReportFormat> named(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "html", "htm" -> Optional.of(HTML);
            case "md", "markdown" -> Optional.of(MD);
            case "json" -> Optional.of(JSON);
            case "txt" -> Optional.of(TABLE);
            default -> Optional.empty();
        };
    }
}
