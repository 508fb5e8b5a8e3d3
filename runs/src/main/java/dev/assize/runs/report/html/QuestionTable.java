package dev.assize.runs.report.html;

import dev.assize.runs.page.Markup;
import dev.assize.runs.report.QuestionKind;
import dev.assize.runs.report.RunFigures;
import dev.assize.runs.summary.FigureText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the judge asked over the whole run, and what was answered. Columns that nobody filled are left out. */
final class QuestionTable {

    private final RunFigures figures;
    private final Markup page;
    private final boolean withheld;
    private final boolean split;
    private final boolean rated;

    QuestionTable(RunFigures figures, Markup page) {
        this.figures = figures;
        this.page = page;
        this.withheld = figures.questions().stream().anyMatch(kind -> kind.withheldCount() > 0);
        this.split = figures.questions().stream().anyMatch(kind -> kind.split() > 0);
        this.rated = figures.questions().stream().anyMatch(kind -> kind.rated() > 0);
    }

    void write() {
        if (figures.questions().isEmpty()) {
            return;
        }
        page.open("section", "id", "questions").element("h2", "Questions and answers");
        page.element(
                "p.hint",
                "What the judge asked, and how it was answered. Withheld answers are not counted as answers.");
        page.open("div.card flush").open("table.table wide").open("thead").open("tr");
        head("Question", "");
        head("Asked", "number");
        head("Answers", "");
        if (withheld) {
            head("Withheld", "");
        }
        if (split) {
            head("Votes that differ", "number");
        }
        if (rated) {
            head("How sure", "");
        }
        head("By", "");
        page.close("tr").close("thead").open("tbody");
        figures.questions().forEach(this::question);
        page.close("tbody").close("table").close("div").close("section");
    }

    private void head(String name, String css) {
        page.element("th", name, "class", css, "scope", "col");
    }

    private void question(QuestionKind kind) {
        page.open("tr").element("td", kind.asks());
        page.element("td.number", FigureText.count(kind.asked()), "data-name", "asked");
        page.element("td.full", counts(kind.values()));
        if (withheld) {
            page.element("td.full", counts(kind.withheld()).replace('_', ' '), "data-name", "withheld");
        }
        if (split) {
            page.element(
                    "td.number", kind.split() == 0 ? "" : FigureText.count(kind.split()), "data-name", "votes differ");
        }
        if (rated) {
            page.element("td", sure(kind), "data-name", "how sure");
        }
        page.element("td", String.join(", ", kind.by().keySet()), "data-name", "by")
                .close("tr");
    }

    private static String sure(QuestionKind kind) {
        if (kind.meanConfidence().isEmpty()) {
            return "not known";
        }
        long given = kind.asked() - kind.withheldCount();
        String unknown = given == kind.rated() ? "" : " · " + FigureText.count(given - kind.rated()) + " not known";
        return FigureText.percent(kind.meanConfidence().getAsDouble()) + " · " + FigureText.count(kind.doubtful())
                + " doubtful" + unknown;
    }

    private static String counts(Map<String, Long> counts) {
        List<String> parts = new ArrayList<>();
        counts.forEach((name, count) -> parts.add(name + " " + FigureText.count(count)));
        return String.join(" · ", parts);
    }
}
