package dev.assize.junit;

import dev.assize.core.Headline;
import dev.assize.core.flow.Status;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.JudgedRun;
import dev.assize.runs.summary.Summary;
import dev.assize.runs.summary.Uncertainty;
import dev.assize.stats.Interval;
import dev.assize.stats.Outcomes;
import dev.assize.stats.Rate;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.AbstractAssert;

/** A run as a whole. */
public final class RunAssert extends AbstractAssert<RunAssert, JudgedRun> {

    private static final int MOST_SHOWN = 10;
    private static final long MOST_CASES = 1_000_000;

    RunAssert(JudgedRun run) {
        super(run, RunAssert.class);
    }

    /** There are cases, and every one has a verdict. */
    public RunAssert isComplete() {
        if (summary().cases() == 0) {
            throw failure("%s", "Expected a verdict for every case, but there is no case");
        }
        List<String> others = new ArrayList<>();
        for (RecordedResult result : actual.results()) {
            if (result.status() != Status.JUDGED) {
                others.add(result.id() + " (" + result.status().word()
                        + result.error().map(why -> ": " + why).orElse("") + ")");
            }
        }
        if (!others.isEmpty()) {
            throw failure(
                    "%s",
                    "Expected a verdict for every case, but " + others.size() + " of "
                            + actual.results().size() + " have none:\n  "
                            + String.join("\n  ", others.subList(0, Math.min(MOST_SHOWN, others.size()))));
        }
        return this;
    }

    /** The share of cases that pass. Undecided cases count as failed where the least is asked for. */
    public FigureAssert passRate() {
        Outcomes outcomes = summary()
                .passes()
                .orElseThrow(() -> failure(
                        "%s",
                        "The judge " + actual.judge().id()
                                + " does not say which verdicts pass; say passing(\"score >= 3\") when judging"));
        Optional<Interval> interval = outcomes.interval(Uncertainty.CONFIDENCE);
        if (outcomes.total() == 0 || interval.isEmpty()) {
            throw failure("%s", "No case of the run has a verdict, so there is no pass rate");
        }
        return new FigureAssert(new FigureAssert.Figure(
                "pass rate",
                outcomes.lowest().value().orElse(0),
                interval.get(),
                outcomes.total(),
                outcomes.passed() + " of " + outcomes.total() + " cases pass"
                        + (outcomes.undecided() == 0 ? "" : ", " + outcomes.undecided() + " are undecided"),
                RunAssert::casesFor,
                failing()));
    }

    /** The mean score of the judged cases. */
    public FigureAssert meanScore() {
        Summary summary = summary();
        if (summary.meanScore().isEmpty()) {
            throw failure("%s", "No case of the run has a score");
        }
        double mean = summary.meanScore().getAsDouble();
        Interval interval = summary.meanEstimate().map(Uncertainty::interval).orElseGet(() -> new Interval(mean, mean));
        double least = summary.meanBounds().map(Interval::low).orElse(mean);
        long judged = summary.count(Status.JUDGED);
        return new FigureAssert(new FigureAssert.Figure(
                "mean score",
                mean,
                new Interval(Math.min(interval.low(), least), Math.max(interval.high(), mean)),
                judged,
                "the mean of " + judged + " judged cases",
                wanted -> Optional.empty(),
                lowest()));
    }

    private String failing() {
        List<String> ids = actual.results().stream()
                .filter(result -> !actual.passes(result).orElse(true))
                .map(RecordedResult::id)
                .toList();
        return listed("not passing", ids);
    }

    private String lowest() {
        Headline headline = actual.judge().headline();
        record Scored(String id, BigDecimal score) {}
        List<String> ids = actual.results().stream()
                .flatMap(result -> result.verdict().flatMap(headline::findScore).stream()
                        .map(score -> new Scored(result.id(), score)))
                .sorted(Comparator.comparing(Scored::score))
                .map(scored -> scored.id() + " (" + scored.score().toPlainString() + ")")
                .toList();
        return listed("lowest", ids);
    }

    private static String listed(String title, List<String> ids) {
        if (ids.isEmpty()) {
            return "";
        }
        int more = ids.size() - MOST_SHOWN;
        return "\n  " + title + ": " + String.join(", ", ids.subList(0, Math.min(MOST_SHOWN, ids.size())))
                + (more > 0 ? " and " + more + " more" : "");
    }

    private Summary summary() {
        isNotNull();
        return actual.summary();
    }

    /** With how many cases, all of them passing, the lower end of the interval reaches a rate. */
    private static Optional<Long> casesFor(double wanted) {
        for (long cases = 1; cases <= MOST_CASES; cases = cases < 100 ? cases + 1 : cases + cases / 50) {
            double low = new Rate(cases, cases)
                    .wilson(Uncertainty.CONFIDENCE)
                    .map(Interval::low)
                    .orElse(0.0);
            if (low >= wanted) {
                return Optional.of(cases);
            }
        }
        return Optional.empty();
    }
}
