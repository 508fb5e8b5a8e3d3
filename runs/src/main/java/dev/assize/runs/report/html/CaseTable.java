package dev.assize.runs.report.html;

import dev.assize.runs.page.Markup;
import dev.assize.runs.report.CaseStatus;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.RunFigures;
import dev.assize.runs.summary.FigureText;
import java.util.ArrayList;
import java.util.List;

/** The frame of the table of cases: what narrows it down, its columns, its pager. The script of the page fills it. */
final class CaseTable {

    private final Report report;
    private final RunFigures figures;
    private final Markup page;

    CaseTable(Report report, Markup page) {
        this.report = report;
        this.figures = report.figures();
        this.page = page;
    }

    void write() {
        page.open("section", "id", "cases").element("h2", "Cases", "id", "cases-title", "tabindex", "-1");
        page.element("p.hint", "Worst cases first. Open a case to see its texts with the evidence marked.");
        tools();
        table();
        page.element("noscript", "The table and the single cases need JavaScript; the figures above do not.");
        pager();
        page.close("section");
    }

    /** What narrows the table down. */
    private void tools() {
        page.open("div.tools");
        page.open(
                "input",
                "id",
                "query",
                "type",
                "search",
                "placeholder",
                "Search ids, verdicts, findings, texts",
                "aria-label",
                "Search cases",
                "autocomplete",
                "off");
        List<String> statuses = new ArrayList<>();
        for (CaseStatus status : CaseStatus.values()) {
            if (figures.count(status) > 0) {
                statuses.add(status.word());
            }
        }
        if (figures.questions().stream().anyMatch(kind -> kind.split() > 0)) {
            statuses.add("split");
        }
        choice("by-status", "Any status", statuses, statuses);
        List<String> labels =
                figures.labels().stream().map(RunFigures.LabelShare::label).toList();
        choice("by-label", "Any verdict", labels, labels);
        List<String> codes = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        figures.findings().forEach(kind -> {
            numbers.add(Integer.toString(numbers.size()));
            codes.add(kind.code() + " (" + FigureText.count(kind.cases()) + ")");
        });
        choice("by-code", "Any finding", numbers, codes);
        button("range", "", true);
        button("clear", "Clear filters", true);
        button("export", "Export CSV", false);
        page.close("div");
    }

    private void table() {
        page.open("div.card flush").open("table.table wide cases").open("thead").open("tr");
        column("at", "Case", "");
        column(report.judge().headline().hasScore() ? "score" : "result", "Result", "");
        if (HtmlReport.hasSomethingToSay(figures)) {
            column("severity", "Main finding", "");
            column("findings", "Findings", "number");
        }
        if (!figures.spending().total().isNone()) {
            column("waited", "Waited", "number");
        }
        page.close("tr")
                .close("thead")
                .open("tbody", "id", "case-rows")
                .close("tbody")
                .close("table")
                .close("div");
    }

    private void pager() {
        page.open("div.pager").element("button", "Previous", "id", "before", "class", "button", "type", "button");
        page.element("span", "", "id", "shown", "role", "status");
        page.element("button", "Next", "id", "after", "class", "button", "type", "button")
                .close("div");
    }

    private void button(String id, String name, boolean hidden) {
        if (hidden) {
            page.element("button", name, "id", id, "class", "button", "type", "button", "hidden", "");
        } else {
            page.element("button", name, "id", id, "class", "button", "type", "button");
        }
    }

    private void choice(String id, String any, List<String> values, List<String> names) {
        if (values.size() < 2) {
            return;
        }
        page.open("select", "id", id, "aria-label", any).element("option", any, "value", "");
        for (int i = 0; i < values.size(); i++) {
            page.element("option", names.get(i), "value", values.get(i));
        }
        page.close("select");
    }

    private void column(String key, String name, String css) {
        page.open("th", "data-key", key, "scope", "col", "class", css)
                .element("button", name, "type", "button")
                .close("th");
    }
}
