package dev.assize.runs.report;

import java.util.List;

/** Short, for a comment on a pull request. */
public final class MarkdownForm implements ReportForm {

    @Override
    public String name() {
        return "md";
    }

    @Override
    public List<String> endings() {
        return List.of("md", "markdown");
    }

    @Override
    public ReportWriter writer(ReportOptions options) {
        return new MarkdownReport();
    }
}
