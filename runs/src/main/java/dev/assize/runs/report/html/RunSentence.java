package dev.assize.runs.report.html;

import dev.assize.core.flow.Status;
import dev.assize.runs.report.CaseStatus;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.RunFigures;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.FigureText;
import dev.assize.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a run comes to, in one or two sentences for somebody who reads nothing else. */
final class RunSentence {

    /** An interval this wide tells nothing to decide by. */
    private static final double TOO_WIDE = 0.3;

    private static final double ROUGH = 0.1;

    private RunSentence() {}

    static String of(Report report) {
        RunFigures figures = report.figures();
        long cases = figures.summary().cases();
        long judged = figures.summary().count(Status.JUDGED);
        List<String> parts = new ArrayList<>();
        if (judged == 0) {
            parts.add("None of the " + FigureText.count(cases, "case") + " got a verdict.");
        } else if (figures.passRate().isPresent()) {
            parts.add(rate(figures, figures.passRate().get()));
        } else {
            figures.meanScore().ifPresent(mean -> parts.add(mean(figures, mean, judged)));
        }
        left(figures.summary().count(Status.UNDECIDED), "is undecided", "are undecided", parts);
        left(
                figures.summary().count(Status.INVALID) + figures.summary().count(Status.FAILED),
                "could not be judged",
                "could not be judged",
                parts);
        long hanging = figures.summary().doubt().hanging();
        left(hanging, "depends on doubtful answers", "depend on doubtful answers", parts);
        return String.join(" ", parts);
    }

    private static String rate(RunFigures figures, Figure rate) {
        long passed = figures.count(CaseStatus.PASSED);
        long all = passed + figures.count(CaseStatus.NOT_PASSED);
        String told = FigureText.count(passed) + " of " + FigureText.count(all, "case")
                + (passed == 1 ? " passes." : " pass.");
        return told
                + rate.estimate()
                        .map(known -> " With " + FigureText.count(all, "case") + " the true rate may be anywhere from "
                                + whole(known.interval().low()) + " to "
                                + whole(known.interval().high())
                                + trust(known.interval(), 1) + ".")
                        .orElse("");
    }

    private static String mean(RunFigures figures, Figure mean, long judged) {
        Interval scale = figures.scale();
        String told = "The mean " + figures.summary().headline().scoreName() + " of " + FigureText.count(judged, "case")
                + " is " + FigureText.scale(mean.value()) + " " + FigureText.behind(scale) + ".";
        return told
                + mean.estimate()
                        .map(known -> " The true mean may be anywhere from "
                                + FigureText.scale(known.interval().low()) + " to "
                                + FigureText.scale(known.interval().high())
                                + trust(known.interval(), scale.high() - scale.low()) + ".")
                        .orElse("");
    }

    private static String trust(Interval interval, double scale) {
        double width = scale <= 0 ? 0 : (interval.high() - interval.low()) / scale;
        return width > TOO_WIDE ? ": too few to decide" : width > ROUGH ? ": a rough figure" : "";
    }

    private static String whole(double share) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }

    private static void left(long count, String one, String many, List<String> parts) {
        if (count > 0) {
            parts.add(FigureText.count(count, "case") + " " + (count == 1 ? one : many) + ".");
        }
    }
}
