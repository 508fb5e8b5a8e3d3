package dev.assize.runs.report;

import java.util.List;

/** The figures, for a program. */
public final class JsonForm implements ReportForm {

    @Override
    public String name() {
        return "json";
    }

    @Override
    public List<String> endings() {
        return List.of("json");
    }

    @Override
    public ReportWriter writer(ReportOptions options) {
        return new JsonReport();
    }
}
