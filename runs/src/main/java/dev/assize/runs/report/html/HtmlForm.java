package dev.assize.runs.report.html;

import dev.assize.runs.report.ReportForm;
import dev.assize.runs.report.ReportOptions;
import dev.assize.runs.report.ReportWriter;
import java.util.List;

/** One page for people, with everything in it. */
public final class HtmlForm implements ReportForm {

    @Override
    public String name() {
        return "html";
    }

    @Override
    public List<String> endings() {
        return List.of("html", "htm");
    }

    @Override
    public List<String> options() {
        return List.of(ReportOptions.DETAILS);
    }

    @Override
    public ReportWriter writer(ReportOptions options) {
        Integer details = options.details();
        return details == null ? new HtmlReport() : HtmlReport.withDetails(details);
    }
}
