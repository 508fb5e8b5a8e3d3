package dev.assize.server.run;

import dev.assize.core.JudgeInfo;
import dev.assize.core.ScoreRange;
import dev.assize.core.flow.Status;
import dev.assize.runs.page.Markup;
import dev.assize.runs.review.LiveFigures;
import dev.assize.runs.summary.FigureText;
import dev.assize.stats.Confidence;
import dev.assize.stats.Interval;
import dev.assize.stats.Rate;
import java.util.Locale;
import java.util.Optional;

/** What a run comes to, for a glance. */
final class FigureCards {

    private FigureCards() {}

    /** Cards side by side; none while there is no case. */
    public static Markup cards(LiveFigures figures, JudgeInfo judge) {
        Markup cards = new Markup().open("div.cards");
        figures.passRate()
                .filter(rate -> rate.trials() > 0)
                .ifPresent(rate -> card(cards, "Pass rate", percent(rate), "", wilson(rate)));
        figures.scores()
                .value()
                .ifPresent(mean -> card(
                        cards,
                        "Mean score",
                        FigureText.points(mean),
                        judge.scores()
                                .map(range -> " / " + range.most().toPlainString())
                                .orElse(""),
                        within(figures.scores().interval(Confidence.NINETY_FIVE), judge.scores())
                                .map(interval -> "95 %: " + FigureText.points(interval))
                                .orElse("too few to tell how sure")));
        long open = figures.count(Status.UNDECIDED);
        card(
                cards,
                "Judged",
                FigureText.count(figures.count(Status.JUDGED)),
                " of " + FigureText.count(figures.cases()),
                open == 0 ? "every question has its answer" : FigureText.count(open, "case") + " undecided");
        card(
                cards,
                "With people's answers",
                FigureText.count(figures.reviewed()),
                figures.reviewed() == 1 ? " case" : " cases",
                "ruled again as soon as somebody answers");
        return cards.close("div");
    }

    private static void card(Markup cards, String name, String figure, String small, String under) {
        cards.open("div.card").element("p.name", name);
        cards.open("p.figure").text(figure).element("small", small).close("p");
        cards.element("p.under", under).close("div");
    }

    /** In one line of a table: the rate or the mean, with its interval. */
    static String line(LiveFigures figures, JudgeInfo judge) {
        Optional<Rate> rate = figures.passRate().filter(each -> each.trials() > 0);
        if (rate.isPresent()) {
            return percent(rate.get()) + " pass (" + wilson(rate.get()) + ")";
        }
        return figures.scores().value().isEmpty()
                ? "–"
                : FigureText.points(figures.scores().value().getAsDouble())
                        + judge.scores()
                                .map(range -> " / " + range.most().toPlainString())
                                .orElse("")
                        + within(figures.scores().interval(Confidence.NINETY_FIVE), judge.scores())
                                .map(interval -> " (95 %: " + FigureText.points(interval) + ")")
                                .orElse("");
    }

    /** From 0 to 1, for a trend; empty where there is no figure. */
    static Optional<Double> share(LiveFigures figures, JudgeInfo judge) {
        Optional<Rate> rate = figures.passRate().filter(each -> each.trials() > 0);
        if (rate.isPresent()) {
            return Optional.of(rate.get().value().orElse(0));
        }
        Optional<ScoreRange> range = judge.scores();
        if (figures.scores().value().isEmpty() || range.isEmpty()) {
            return Optional.empty();
        }
        double least = range.get().least().doubleValue();
        double most = range.get().most().doubleValue();
        return Optional.of((figures.scores().value().getAsDouble() - least) / (most - least));
    }

    private static Optional<Interval> within(Optional<Interval> interval, Optional<ScoreRange> range) {
        return interval.map(known -> range.map(ends -> new Interval(
                        Math.max(known.low(), ends.least().doubleValue()),
                        Math.min(known.high(), ends.most().doubleValue())))
                .orElse(known));
    }

    private static String percent(Rate rate) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * rate.value().orElse(0));
    }

    private static String wilson(Rate rate) {
        return rate.wilson(Confidence.NINETY_FIVE)
                .map(interval -> "95 %: " + FigureText.percents(interval))
                .orElse("");
    }
}
