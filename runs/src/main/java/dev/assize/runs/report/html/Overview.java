package dev.assize.runs.report.html;

import dev.assize.core.flow.Status;
import dev.assize.core.question.Expense;
import dev.assize.runs.page.Markup;
import dev.assize.runs.page.PageFrame;
import dev.assize.runs.report.CaseStatus;
import dev.assize.runs.report.Histogram;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.ReportRequest.Fact;
import dev.assize.runs.report.RunFigures;
import dev.assize.runs.report.Spending;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.FigureText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The page without the cases: who judged what, the figures and the charts. */
final class Overview {

    private final Report report;
    private final RunFigures figures;
    private final String scope;
    private final Markup page = new Markup();

    /** @param scope what of the run is in the page, where that is not all of it; empty otherwise */
    Overview(Report report, String scope) {
        this.report = report;
        this.figures = report.figures();
        this.scope = scope;
    }

    /** Where the bar of the page leads. */
    static List<PageFrame.Section> sections(Report report) {
        List<PageFrame.Section> sections = new ArrayList<>();
        sections.add(new PageFrame.Section("overview", "Overview"));
        sections.add(new PageFrame.Section("cases", "Cases"));
        sections.add(new PageFrame.Section("findings", "Findings"));
        if (!report.figures().questions().isEmpty()) {
            sections.add(new PageFrame.Section("questions", "Questions"));
        }
        if (!report.figures().groups().isEmpty()) {
            sections.add(new PageFrame.Section("groups", "Groups"));
        }
        return sections;
    }

    Markup page() {
        page.open("main", "id", "overview");
        heading();
        cards();
        charts();
        new CaseTable(report, page).write();
        new GroupTable(report, page).write();
        new FindingList(figures, page).write();
        new QuestionTable(figures, page).write();
        footer();
        page.close("main").open("main", "id", "case", "hidden", "").close("main");
        return page;
    }

    private void heading() {
        page.element("h1", report.request().run().name());
        String title = report.judge().title();
        String id = report.judge().id().value();
        page.element("p.lead", id + (title.isBlank() || title.equals(id) ? "" : " · " + title));
        if (figures.summary().count(Status.JUDGED) + figures.summary().count(Status.UNDECIDED) == 0) {
            nothingJudged();
        } else {
            page.element("p.sentence", RunSentence.of(report), "id", "sentence");
        }
        report.objection()
                .ifPresent(
                        reason -> page.element("div.banner bad", "Failed, because " + reason + ".", "role", "alert"));
        report.warnings().forEach(warning -> page.element("div.banner", warning));
        if (!scope.isEmpty()) {
            page.element("div.banner", scope, "id", "scope");
        }
    }

    /** The loudest thing a page can say, with every reason in full. */
    private void nothingJudged() {
        page.open("div.banner bad", "role", "alert", "id", "nothing-judged");
        page.element(
                "p",
                "Nothing could be judged: all "
                        + FigureText.count(figures.summary().cases(), "case")
                        + " ended without a verdict, for "
                        + (figures.problems().size() == 1 ? "one reason." : "these reasons."));
        page.open("ul.list");
        figures.problems()
                .forEach(
                        (problem, count) -> page.element("li", problem + " (" + FigureText.count(count, "case") + ")"));
        page.close("ul").close("div");
    }

    private void facts() {
        String id = report.judge().id().value();
        page.open("dl.facts");
        fact("Judge", id + ", version " + String.join(", ", figures.versions().keySet()));
        fact(
                "Answered by",
                figures.answerers().isEmpty()
                        ? "nobody was asked"
                        : String.join(", ", figures.answerers().keySet()));
        for (Fact fact : report.request().facts()) {
            fact(
                    fact.name().substring(0, 1).toUpperCase(Locale.ROOT)
                            + fact.name().substring(1),
                    fact.value());
        }
        fact("Epoch", String.join(", ", figures.epochs().keySet()));
        fact("Report made", FigureText.minute(report.request().made()));
        page.close("dl");
    }

    private void fact(String name, String value) {
        page.open("div").element("dt", name).element("dd", value).close("div");
    }

    private void cards() {
        page.open("section.cards", "aria-label", "Figures");
        figures.passRate().ifPresent(this::passCard);
        figures.meanScore().ifPresent(this::scoreCard);
        page.open("div.card").element("p.name", "Cases");
        page.element("p.figure", FigureText.count(figures.summary().cases()));
        page.add(StatusBar.of(figures)).close("div");
        if (!figures.spending().total().isNone()) {
            spendingCards(figures.spending());
        }
        page.close("section");
    }

    private void passCard(Figure rate) {
        page.open("div.card", "id", "pass-rate").element("p.name", "Pass rate");
        page.element("p.figure", FigureText.percent(rate.value()));
        page.element(
                "p.under",
                FigureText.count(figures.count(CaseStatus.PASSED)) + " of "
                        + FigureText.count(figures.count(CaseStatus.PASSED) + figures.count(CaseStatus.NOT_PASSED))
                        + " judged cases pass: " + figures.criterion().orElse(""));
        uncertainty(
                rate,
                rate.estimate()
                        .map(known -> FigureText.percents(known.interval()) + " %")
                        .orElse(""),
                rate.bounds().map(both -> FigureText.percents(both) + " %").orElse(""));
        page.close("div");
    }

    private void scoreCard(Figure mean) {
        page.open("div.card", "id", "mean-score")
                .element("p.name", "Mean " + figures.summary().headline().scoreName());
        page.open("p.figure").text(FigureText.points(mean.value()));
        page.element("small", " " + FigureText.behind(figures.scale())).close("p");
        uncertainty(
                mean,
                mean.estimate()
                        .map(known -> FigureText.points(known.interval()))
                        .orElse(""),
                mean.bounds().map(FigureText::points).orElse(""));
        page.close("div");
    }

    private void uncertainty(Figure measure, String interval, String bounds) {
        page.element(
                "p.under",
                measure.estimate()
                        .map(known -> "95 % interval " + interval + " (" + known.method() + ")")
                        .orElse("too little varies for an interval"));
        if (!bounds.isEmpty()) {
            page.element(
                    "p.under bounds",
                    bounds + " with the " + FigureText.count(figures.summary().count(Status.UNDECIDED))
                            + " undecided, from all at their worst to all at their best");
        }
    }

    private void spendingCards(Spending spending) {
        Expense total = spending.total();
        page.open("div.card").element("p.name", "Cost");
        page.element(
                "p.figure",
                (total.unpriced() > 0 ? "≥ " : "") + "US$ " + total.cost().toPlainString());
        page.element(
                "p.under",
                FigureText.count(total.calls(), "call") + ", " + FigureText.count(total.inputTokens())
                        + " tokens in, "
                        + FigureText.count(total.outputTokens()) + " out"
                        + (total.unpriced() > 0
                                ? "; the price of " + FigureText.count(total.unpriced(), "call") + " is not known"
                                : ""));
        page.close("div").open("div.card").element("p.name", "Wait for answers");
        page.open("p.figure")
                .text(seconds(spending.waited(0.5)))
                .element("small", " median per case")
                .close("p");
        page.element(
                "p.under",
                "90 % within " + seconds(spending.waited(0.9)) + ", 99 % within " + seconds(spending.waited(0.99))
                        + ", longest " + seconds(spending.waited(1)));
        page.close("div");
    }

    private static String seconds(long millis) {
        return millis < 1000 ? millis + " ms" : String.format(Locale.ROOT, "%.1f s", millis / 1000.0);
    }

    private void charts() {
        page.open("section.charts", "aria-label", "Charts");
        if (!figures.labels().isEmpty() && figures.summary().count(Status.JUDGED) > 0) {
            chart(
                    "Verdicts",
                    "share of the judged cases; the whisker is the 95 % interval",
                    ShareChart.of(figures.labels()));
        }
        figures.meanScore()
                .ifPresent(mean -> chart(
                        "Scores",
                        "number of cases; the band is the 95 % interval of the mean",
                        HistogramChart.ofScores(figures.scores(), mean, figures.scale())
                                .svg()));
        if (figures.spending().cases() > 1) {
            chart(
                    "Wait for answers",
                    "number of cases",
                    HistogramChart.of(
                                    "Wait per case",
                                    Histogram.ofWaits(figures.spending()),
                                    millis -> seconds(Math.round(millis)))
                            .svg());
        }
        page.close("section");
    }

    private void chart(String title, String hint, Markup svg) {
        page.open("div.card chart").element("h2", title).element("p.hint", hint);
        page.add(svg).close("div");
    }

    private void footer() {
        page.open("footer");
        facts();
        page.element(
                "p",
                "Rates and shares are of judged cases; undecided, invalid and failed cases are in none of them. Intervals hold the true value in 95 of 100 such runs: Wilson's for rates, the bootstrap's or Student's for means"
                        + (report.request().cluster() == null
                                ? ""
                                : ", counted by " + report.request().cluster())
                        + ". Results of another epoch are not comparable with these.");
        page.element("p", "This page holds everything it shows and asks nothing of the network.");
        page.close("footer");
    }
}
