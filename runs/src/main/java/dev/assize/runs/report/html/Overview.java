package dev.assize.runs.report.html;

import dev.assize.core.Expense;
import dev.assize.core.flow.Status;
import dev.assize.runs.report.CaseStatus;
import dev.assize.runs.report.FindingKind;
import dev.assize.runs.report.Histogram;
import dev.assize.runs.report.QuestionKind;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.ReportRequest.Fact;
import dev.assize.runs.report.ReportedFigure;
import dev.assize.runs.report.RunFigures;
import dev.assize.runs.report.Spending;
import dev.assize.runs.summary.FigureText;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The page without the cases: who judged what, the figures and the charts. */
final class Overview {

    private static final int MOST_FINDINGS = 40;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

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

    Markup page() {
        page.open("div", "class", "wrap");
        page.open("div", "class", "top").open("div", "class", "bar");
        page.element("span", "Assize report", "class", "brand");
        page.element(
                "button",
                "Dark",
                "id",
                "theme",
                "class",
                "button",
                "type",
                "button",
                "aria-label",
                "Switch between dark and light");
        page.close("div").close("div");
        page.open("main", "id", "overview");
        heading();
        cards();
        charts();
        findings();
        questions();
        new CaseTable(report, page).write();
        page.close("main").open("main", "id", "case", "hidden", "").close("main");
        footer();
        return page.close("div");
    }

    private void heading() {
        page.element("h1", report.request().run().name());
        String title = report.judge().title();
        String id = report.judge().id().value();
        page.element("p", id + (title.isBlank() || title.equals(id) ? "" : " · " + title), "class", "lead");
        page.open("dl", "class", "facts");
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
        fact("Report made", TIME.format(report.request().made()));
        page.close("dl");
        report.objection()
                .ifPresent(reason ->
                        page.element("div", "Failed, because " + reason + ".", "class", "banner bad", "role", "alert"));
        report.warnings().forEach(warning -> page.element("div", warning, "class", "banner"));
        if (!scope.isEmpty()) {
            page.element("div", scope, "class", "banner", "id", "scope");
        }
    }

    private void fact(String name, String value) {
        page.open("div").element("dt", name).element("dd", value).close("div");
    }

    private void cards() {
        page.open("section", "class", "cards", "aria-label", "Figures");
        figures.passRate().ifPresent(this::passCard);
        figures.meanScore().ifPresent(this::scoreCard);
        page.open("div", "class", "card").element("p", "Cases", "class", "name");
        page.element("p", FigureText.number(figures.summary().cases()), "class", "figure");
        page.add(StatusBar.of(figures)).close("div");
        if (!figures.spending().total().isNone()) {
            spendingCards(figures.spending());
        }
        page.close("section");
    }

    private void passCard(ReportedFigure rate) {
        page.open("div", "class", "card", "id", "pass-rate").element("p", "Pass rate", "class", "name");
        page.element("p", FigureText.percent(rate.value()), "class", "figure");
        page.element(
                "p",
                FigureText.number(figures.count(CaseStatus.PASSED)) + " of "
                        + FigureText.number(figures.count(CaseStatus.PASSED) + figures.count(CaseStatus.NOT_PASSED))
                        + " judged cases pass: " + figures.criterion().orElse(""),
                "class",
                "under");
        uncertainty(
                rate,
                rate.estimate()
                        .map(known -> FigureText.percents(known.interval()) + " %")
                        .orElse(""),
                rate.bounds().map(both -> FigureText.percents(both) + " %").orElse(""));
        page.close("div");
    }

    private void scoreCard(ReportedFigure mean) {
        page.open("div", "class", "card", "id", "mean-score").element("p", "Mean score", "class", "name");
        page.open("p", "class", "figure").text(FigureText.points(mean.value()));
        page.element("small", " of " + FigureText.scale(figures.scale().high())).close("p");
        uncertainty(
                mean,
                mean.estimate()
                        .map(known -> FigureText.points(known.interval()))
                        .orElse(""),
                mean.bounds().map(FigureText::points).orElse(""));
        page.close("div");
    }

    private void uncertainty(ReportedFigure measure, String interval, String bounds) {
        page.element(
                "p",
                measure.estimate()
                        .map(known -> "95 % interval " + interval + " (" + known.method() + ")")
                        .orElse("too little varies for an interval"),
                "class",
                "under");
        if (!bounds.isEmpty()) {
            page.element(
                    "p",
                    bounds + " with the " + FigureText.number(figures.summary().count(Status.UNDECIDED))
                            + " undecided, from all at their worst to all at their best",
                    "class",
                    "under bounds");
        }
    }

    private void spendingCards(Spending spending) {
        Expense total = spending.total();
        page.open("div", "class", "card").element("p", "Cost", "class", "name");
        page.element(
                "p", (total.unpriced() > 0 ? "≥ " : "") + "US$ " + total.cost().toPlainString(), "class", "figure");
        page.element(
                "p",
                FigureText.counted(total.calls(), "call") + ", " + FigureText.number(total.inputTokens())
                        + " tokens in, "
                        + FigureText.number(total.outputTokens()) + " out"
                        + (total.unpriced() > 0
                                ? "; the price of " + FigureText.counted(total.unpriced(), "call") + " is not known"
                                : ""),
                "class",
                "under");
        page.close("div").open("div", "class", "card").element("p", "Wait for answers", "class", "name");
        page.open("p", "class", "figure")
                .text(seconds(spending.waited(0.5)))
                .element("small", " median per case")
                .close("p");
        page.element(
                "p",
                "90 % within " + seconds(spending.waited(0.9)) + ", 99 % within " + seconds(spending.waited(0.99))
                        + ", longest " + seconds(spending.waited(1)),
                "class",
                "under");
        page.close("div");
    }

    private static String seconds(long millis) {
        return millis < 1000 ? millis + " ms" : String.format(Locale.ROOT, "%.1f s", millis / 1000.0);
    }

    private void charts() {
        page.open("section", "class", "charts", "aria-label", "Charts");
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
                        new HistogramChart("Scores", figures.scores(), FigureText::scale, mean).svg()));
        if (figures.spending().cases() > 1) {
            chart(
                    "Wait for answers",
                    "number of cases",
                    new HistogramChart(
                                    "Wait per case",
                                    Histogram.ofWaits(figures.spending()),
                                    millis -> seconds(Math.round(millis)),
                                    null)
                            .svg());
        }
        page.close("section");
    }

    private void chart(String title, String hint, Markup svg) {
        page.open("div", "class", "card chart").element("h3", title).element("p", hint, "class", "hint");
        page.add(svg).close("div");
    }

    private void findings() {
        List<FindingKind> kinds = figures.findings();
        page.element("h2", "Findings");
        if (kinds.isEmpty()) {
            page.element("p", "Nothing was found in any case.", "class", "hint");
            return;
        }
        page.element("p", "By the number of cases that have them; a case counts once for each kind.", "class", "hint");
        page.open("section", "class", "card", "aria-label", "Findings");
        for (int i = 0; i < Math.min(kinds.size(), MOST_FINDINGS); i++) {
            finding(kinds.get(i), i);
        }
        page.close("section");
        if (kinds.size() > MOST_FINDINGS) {
            page.element(
                    "p",
                    "… and " + FigureText.number(kinds.size() - MOST_FINDINGS)
                            + " more kinds; the table can be filtered by each.",
                    "class",
                    "hint");
        }
    }

    private void finding(FindingKind kind, int number) {
        String severity = kind.severity().name().toLowerCase(Locale.ROOT);
        page.open("div", "class", "finding").open("div", "class", "row");
        page.element("span", severity, "class", "tag " + severity)
                .open("span", "class", "grow")
                .text(kind.code())
                .close("span");
        figures.share(kind).ifPresent(share -> {
            page.open("svg", "viewBox", "0 0 160 10", "preserveAspectRatio", "none", "aria-hidden", "true");
            page.leaf("rect", "width", "160", "height", "10", "rx", "3", "class", "track");
            page.leaf(
                    "rect",
                    "width",
                    Markup.at(160 * share.value()),
                    "height",
                    "10",
                    "rx",
                    "3",
                    "class",
                    Tone.of(kind.severity()).css());
            page.close("svg");
            page.element(
                    "span",
                    FigureText.percent(share.value())
                            + share.estimate()
                                    .map(known -> " (" + FigureText.percents(known.interval()) + ")")
                                    .orElse(""),
                    "class",
                    "note");
        });
        page.element(
                "a",
                FigureText.counted(kind.cases(), "case"),
                "href",
                "#cases",
                "data-code",
                Integer.toString(number),
                "title",
                "show these cases");
        page.close("div").open("ul");
        for (FindingKind.Example example : kind.examples()) {
            page.open("li").element("a", example.id(), "href", "#case-" + example.ordinal());
            page.text(" " + example.message()).close("li");
        }
        page.close("ul").close("div");
    }

    private void questions() {
        if (figures.questions().isEmpty()) {
            return;
        }
        page.element("h2", "Questions and answers");
        page.element(
                "p",
                "What the judge asked, and what those who answered said. A withheld answer is never counted as one.",
                "class",
                "hint");
        page.open("div", "class", "card flush")
                .open("table", "class", "table wide")
                .open("thead")
                .open("tr");
        for (String head : List.of("Question", "Asked", "Answers", "Withheld", "Votes that differ", "By")) {
            page.element(
                    "th",
                    head,
                    "class",
                    head.equals("Asked") || head.startsWith("Votes") ? "number" : "",
                    "scope",
                    "col");
        }
        page.close("tr").close("thead").open("tbody");
        figures.questions().forEach(this::question);
        page.close("tbody").close("table").close("div");
    }

    private void question(QuestionKind kind) {
        page.open("tr").element("td", kind.asks());
        page.element("td", FigureText.number(kind.asked()), "class", "number", "data-name", "asked");
        page.element("td", counts(kind.values()), "class", "full");
        page.element("td", counts(kind.withheld()).replace('_', ' '), "class", "full", "data-name", "withheld");
        page.element(
                "td",
                kind.split() == 0 ? "" : FigureText.number(kind.split()),
                "class",
                "number",
                "data-name",
                "votes differ");
        page.element("td", String.join(", ", kind.by().keySet()), "data-name", "by")
                .close("tr");
    }

    private static String counts(Map<String, Long> counts) {
        List<String> parts = new ArrayList<>();
        counts.forEach((name, count) -> parts.add(name + " " + FigureText.number(count)));
        return String.join(" · ", parts);
    }

    private void footer() {
        page.open("footer");
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
