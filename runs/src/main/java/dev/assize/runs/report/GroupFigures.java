package dev.assize.runs.report;

import dev.assize.core.flow.Status;
import dev.assize.runs.summary.Figure;
import dev.assize.stats.Interval;
import java.util.Optional;

/** The figures of the cases that have one value in a field. Not shared between threads. */
public final class GroupFigures {

    /** The group of the cases that do not have the field. */
    public static final String WITHOUT = "(none)";

    /** The group of all cases beyond the most groups that a report shows. */
    public static final String OTHERS = "(others)";

    private final String name;
    private final Sample scores = new Sample(false);
    private final Sample passes = new Sample(false);
    private long cases;
    private long undecided;

    GroupFigures(String name) {
        this.name = name;
    }

    void add(ReportedCase reported) {
        cases++;
        undecided += reported.result().status() == Status.UNDECIDED ? 1 : 0;
        reported.score().ifPresent(score -> scores.add(score.doubleValue(), ""));
        if (reported.status() == CaseStatus.PASSED || reported.status() == CaseStatus.NOT_PASSED) {
            passes.add(reported.status() == CaseStatus.PASSED ? 1 : 0, "");
        }
    }

    public String name() {
        return name;
    }

    public long cases() {
        return cases;
    }

    public long undecided() {
        return undecided;
    }

    /** The share of its judged cases that pass; empty when nobody said what passes, or nothing was judged. */
    public Optional<Figure> passRate() {
        return passes.share(undecided);
    }

    /** The mean score of its cases; empty where verdicts have none. */
    public Optional<Figure> meanScore(Interval scale) {
        return scores.mean(scale, undecided);
    }
}
