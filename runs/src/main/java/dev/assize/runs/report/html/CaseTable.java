package dev.assize.runs.report.html;

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
        page.open("section", "id", "cases").element("h2", "Cases");
        page.element("p", "Open a case to see its texts with the evidence in them.", "class", "hint");
        tools();
        table();
        page.element("noscript", "The table and the single cases need JavaScript; the figures above do not.");
        pager();
        page.close("section");
    }

    /** What narrows the table down. */
    private void tools() {
        page.open("div", "class", "tools");
        page.open(
                "input",
                "id",
                "query",
                "type",
                "search",
                "placeholder",
                "Search ids, verdicts, findings",
                "aria-label",
                "Search cases",
                "autocomplete",
                "off");
        List<String> standings = new ArrayList<>();
        for (CaseStatus standing : CaseStatus.values()) {
            if (figures.count(standing) > 0) {
                standings.add(standing.word());
            }
        }
        if (figures.questions().stream().anyMatch(kind -> kind.split() > 0)) {
            standings.add("split");
        }
        choice("by-standing", "Any standing", standings, standings);
        List<String> labels =
                figures.labels().stream().map(RunFigures.LabelShare::label).toList();
        choice("by-label", "Any verdict", labels, labels);
        List<String> codes = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        figures.findings().forEach(kind -> {
            numbers.add(Integer.toString(numbers.size()));
            codes.add(kind.code() + " (" + FigureText.number(kind.cases()) + ")");
        });
        choice("by-code", "Any finding", numbers, codes);
        page.close("div");
    }

    private void table() {
        page.open("div", "class", "card flush")
                .open("table", "class", "table wide cases")
                .open("thead")
                .open("tr");
        column("at", "Case", "");
        column("label", "Verdict", "");
        if (report.judge().headline().hasScore()) {
            column("score", "Score", "number");
        }
        column("findings", "Findings", "number");
        column("severity", "What weighs most", "");
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
        page.open("div", "class", "pager")
                .element("button", "Previous", "id", "before", "class", "button", "type", "button");
        page.element("span", "", "id", "shown", "role", "status");
        page.element("button", "Next", "id", "after", "class", "button", "type", "button")
                .close("div");
    }

    private void choice(String id, String any, List<String> values, List<String> names) {
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
