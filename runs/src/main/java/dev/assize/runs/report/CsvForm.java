package dev.assize.runs.report;

import java.util.List;

/** A row for each case, for a spreadsheet. */
public final class CsvForm implements ReportForm {

    @Override
    public String name() {
        return "csv";
    }

    @Override
    public List<String> endings() {
        return List.of("csv");
    }

    @Override
    public List<String> options() {
        return List.of(ReportOptions.MARK);
    }

    @Override
    public ReportWriter writer(ReportOptions options) {
        return new CsvReport(options.mark());
    }
}
