package dev.assize.cli.report;

import java.util.Locale;
import java.util.Optional;

/** The forms of a report. */
enum ReportFormat {
    /** One page for people, with everything in it. */
    HTML,
    /** Short, for a comment on a pull request. */
    MD,
    /** A test case for each case, for CI. */
    JUNIT,
    /** A row for each case, for a spreadsheet. */
    CSV,
    /** The figures, for a program. */
    JSON;

    /** The form that a file's name asks for. */
    static Optional<ReportFormat> named(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return switch (ending) {
            case "html", "htm" -> Optional.of(HTML);
            case "md", "markdown" -> Optional.of(MD);
            case "xml" -> Optional.of(JUNIT);
            case "csv" -> Optional.of(CSV);
            case "json" -> Optional.of(JSON);
            default -> Optional.empty();
        };
    }
}
