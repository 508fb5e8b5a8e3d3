package dev.assize.runs.report;

import java.util.List;

/** A test case for each case, for CI. */
public final class JunitForm implements ReportForm {

    @Override
    public String name() {
        return "junit";
    }

    @Override
    public List<String> endings() {
        return List.of("xml");
    }

    @Override
    public ReportWriter writer(ReportOptions options) {
        return new JunitReport();
    }
}
