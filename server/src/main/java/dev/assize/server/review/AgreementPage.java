package dev.assize.server.review;

import dev.assize.runs.agree.AgreementOn;
import dev.assize.runs.agree.Correction;
import dev.assize.runs.page.Markup;
import dev.assize.runs.review.RaterAgreement;
import dev.assize.runs.store.StoredRun;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.FigureText;
import dev.assize.server.run.Addresses;
import dev.assize.server.run.Workspace;
import dev.assize.server.web.Refusal;
import dev.assize.server.web.SitePage;
import dev.assize.stats.Interval;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** How far people agree with one another and with whoever answered the run, and what the pass rate is when that is put right. */
public final class AgreementPage {

    private final Workspace workspace;
    private final ReviewFigures figures;

    public AgreementPage(Workspace workspace, ReviewFigures figures) {
        this.workspace = workspace;
        this.figures = figures;
    }

    public void show(Context context) throws IOException {
        StoredRun run = workspace.run(context.pathParam("name"));
        String passing = ReviewPages.given(context.queryParam("pass")).strip();
        ReviewFigures.Measured measured;
        try {
            measured = figures.of(run, passing, context.header("HX-Request") != null);
        } catch (IllegalArgumentException e) {
            throw new Refusal(Refusal.UNPROCESSABLE, String.valueOf(e.getMessage()));
        }
        Markup page = new Markup().element("h1", "Agreement on " + run.name());
        if (measured.answerers().isEmpty() && measured.people().isEmpty()) {
            page.open("div.panel empty").text("Nobody has answered yet. ");
            page.element("a", "Begin a review", "href", Addresses.run(run.name()) + "/review")
                    .close("div");
            new SitePage("Agreement on " + run.name(), page).send(context);
            return;
        }
        passForm(page, run, measured, passing);
        String here = Addresses.run(run.name()) + "/agreement"
                + (passing.isEmpty() ? "" : "?pass=" + Addresses.part(passing));
        page.open(
                "section",
                "id",
                "agreement",
                "aria-label",
                "Figures",
                "hx-get",
                here,
                "hx-trigger",
                "every 5s",
                "hx-select",
                "#agreement",
                "hx-swap",
                "outerHTML");
        correction(page, measured);
        raters(page, "Answerers and people", measured.answerers());
        raters(page, "People among themselves", measured.people());
        topics(page, measured);
        page.close("section");
        new SitePage("Agreement on " + run.name(), page).send(context);
    }

    private static void correction(Markup page, ReviewFigures.Measured measured) {
        Optional<Correction> correction = measured.withLabels().flatMap(agreement -> agreement.corrected());
        page.element("h2", "Pass rate, put right", "id", "corrected");
        page.element(
                "p.hint",
                "People answered every question of " + measured.labels().complete() + " of "
                        + FigureText.count(measured.labels().sampled(), "case")
                        + " drawn at random. Only these tell how often the judge errs.");
        if (correction.isEmpty()) {
            page.element(
                    "p",
                    "Not known yet: answer the queue “Random sample” until some of its cases are complete.",
                    "id",
                    "rate");
            return;
        }
        Correction known = correction.get();
        page.open("div.cards", "id", "rate");
        card(
                page,
                "The judge says",
                known.judged().decided().value().isPresent()
                        ? FigureText.percent(known.judged().decided().value().getAsDouble())
                        : "–",
                known.judged().undecided() + " undecided");
        card(
                page,
                "Corrected by the labels",
                known.correctedRate().isPresent()
                        ? FigureText.percent(known.correctedRate().getAsDouble())
                        : "–",
                known.correctedInterval()
                        .map(interval -> "95 %: " + FigureText.percents(interval))
                        .orElse("too few labels to tell"));
        OptionalLong more = known.moreLabelsForRate();
        card(
                page,
                "For ±2 points",
                more.isPresent() ? FigureText.count(more.getAsLong()) : "–",
                more.isPresent() ? "more cases to label" : "not known from these labels");
        page.close("div");
        if (known.isThin()) {
            page.element(
                    "div.banner", "There are few labels, or few errors among them: read this as a first impression.");
        }
    }

    private static void card(Markup page, String name, String figure, String under) {
        page.open("div.card").element("p.name", name);
        page.element("p.figure", figure).element("p.under", under).close("div");
    }

    private static void passForm(Markup page, StoredRun run, ReviewFigures.Measured measured, String passing) {
        var rule = measured.pass();
        page.open("form.tools", "method", "get", "action", Addresses.run(run.name()) + "/agreement");
        page.open("label").text("A case passes with ");
        page.open(
                "input",
                "name",
                "pass",
                "value",
                passing.isEmpty() && rule != null ? rule.written() : passing,
                "placeholder",
                "score>=4");
        page.close("label").element("button.button", "Measure").close("form");
    }

    private static void raters(Markup page, String title, List<RaterAgreement> pairs) {
        if (pairs.isEmpty()) {
            return;
        }
        page.element("h2", title);
        page.open("div.panel flush").open("table.table wide");
        head(page, List.of("Who", "With", "Same answers", "95 %", "Cohen's kappa", "95 %", "Withheld"));
        for (RaterAgreement pair : pairs) {
            page.open("tr").element("td", pair.first()).element("td", pair.second(), "data-name", "With");
            page.element(
                    "td.number",
                    pair.same().value().isPresent()
                            ? FigureText.percent(pair.same().value().getAsDouble()) + " of "
                                    + FigureText.count(pair.same().trials())
                            : "–",
                    "data-name",
                    "Same answers");
            page.element("td.number", percents(pair.interval()), "data-name", "95 %");
            Double kappa = pair.kappa();
            page.element("td.number", kappa == null ? "–" : decimals(kappa), "data-name", "Kappa");
            page.element("td.number", decimals(pair.kappaInterval()), "data-name", "95 %");
            page.element("td.number", FigureText.count(pair.withheld()), "data-name", "Withheld");
            page.close("tr");
        }
        page.close("tbody").close("table").close("div");
    }

    private static void topics(Markup page, ReviewFigures.Measured measured) {
        List<AgreementOn> topics =
                measured.withLabels().map(agreement -> agreement.topics()).orElse(List.of());
        if (topics.isEmpty()) {
            return;
        }
        page.element("h2", "By question");
        page.open("div.panel flush").open("table.table wide");
        head(page, List.of("Question", "Items", "Same", "95 %", "Cohen's kappa", "95 %"));
        for (AgreementOn topic : topics) {
            page.open("tr").element("td", topic.topic());
            page.element("td.number", FigureText.count(topic.items()), "data-name", "Items");
            figure(page, topic.agreement(), true);
            figure(page, topic.kappa(), false);
            page.close("tr");
        }
        page.close("tbody").close("table").close("div");
    }

    private static void figure(Markup page, Optional<Figure> figure, boolean share) {
        page.element(
                "td.number",
                figure.map(known -> share ? FigureText.percent(known.value()) : decimals(known.value()))
                        .orElse("–"));
        Interval interval = figure.flatMap(Figure::interval).orElse(null);
        page.element("td.number", share ? percents(interval) : decimals(interval));
    }

    private static void head(Markup page, List<String> names) {
        page.open("thead").open("tr");
        for (String name : names) {
            boolean words = name.equals("Who") || name.equals("With") || name.equals("Question");
            page.element("th", name, "scope", "col", "class", words ? "" : "number");
        }
        page.close("tr").close("thead").open("tbody");
    }

    private static String percents(@Nullable Interval interval) {
        return interval == null ? "–" : FigureText.percents(interval);
    }

    private static String decimals(@Nullable Interval interval) {
        return interval == null ? "–" : decimals(interval.low()) + " to " + decimals(interval.high());
    }

    private static String decimals(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
