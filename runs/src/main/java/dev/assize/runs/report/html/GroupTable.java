package dev.assize.runs.report.html;

import dev.assize.runs.page.Markup;
import dev.assize.runs.report.GroupFigures;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.RunFigures;
import dev.assize.runs.summary.FigureText;

/** The figures apart for each value of a field, where that was asked for. */
final class GroupTable {

    private final Report report;
    private final RunFigures figures;
    private final Markup page;

    GroupTable(Report report, Markup page) {
        this.report = report;
        this.figures = report.figures();
        this.page = page;
    }

    void write() {
        if (figures.groups().isEmpty()) {
            return;
        }
        boolean rated = figures.passRate().isPresent();
        boolean scored = figures.meanScore().isPresent();
        page.open("section", "id", "groups")
                .element("h2", "By " + report.request().by());
        page.element("p.hint", "Each group with its own 95 % interval. Few cases make wide ones.");
        page.open("div.card flush").open("table.table wide").open("thead").open("tr");
        page.element("th", "Group", "scope", "col").element("th", "Cases", "scope", "col", "class", "number");
        if (rated) {
            page.element("th", "Pass rate", "scope", "col");
        }
        if (scored) {
            page.element("th", "Mean " + figures.summary().headline().scoreName(), "scope", "col");
        }
        page.element("th", "Undecided", "scope", "col", "class", "number");
        page.close("tr").close("thead").open("tbody");
        figures.groups().forEach(group -> row(group, rated, scored));
        page.close("tbody").close("table").close("div").close("section");
    }

    private void row(GroupFigures group, boolean rated, boolean scored) {
        page.open("tr").element("td", group.name());
        page.element("td.number", FigureText.count(group.cases()), "data-name", "cases");
        if (rated) {
            page.element(
                    "td",
                    group.passRate()
                            .map(rate -> FigureText.percent(rate.value())
                                    + rate.estimate()
                                            .map(known -> " (" + FigureText.percents(known.interval()) + ")")
                                            .orElse(""))
                            .orElse("–"),
                    "data-name",
                    "pass rate");
        }
        if (scored) {
            page.element(
                    "td",
                    group.meanScore(figures.scale())
                            .map(mean -> FigureText.points(mean.value())
                                    + mean.estimate()
                                            .map(known -> " (" + FigureText.points(known.interval()) + ")")
                                            .orElse(""))
                            .orElse("–"),
                    "data-name",
                    "mean " + figures.summary().headline().scoreName());
        }
        page.element(
                "td.number",
                group.undecided() == 0 ? "" : FigureText.count(group.undecided()),
                "data-name",
                "undecided");
        page.close("tr");
    }
}
