package dev.assize.runs.report;

import java.util.List;

/**
 * A form in which reports can be written. All of them, ours too, are named in
 * {@code META-INF/services/dev.assize.runs.report.ReportForm}.
 */
public interface ReportForm {

    /** As users write it: {@code html}. */
    String name();

    /** How the names of such files end, without the dot: {@code html}, {@code htm}. */
    List<String> endings();

    /** Which of the {@link ReportOptions} it heeds, by their names; any other would change nothing and is refused. */
    default List<String> options() {
        return List.of();
    }

    ReportWriter writer(ReportOptions options);
}
