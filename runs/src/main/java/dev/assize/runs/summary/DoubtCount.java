package dev.assize.runs.summary;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.ScoreRange;
import dev.assize.core.flow.Doubt;
import dev.assize.core.flow.Outcome;
import dev.assize.stats.Interval;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counts the verdicts that hang on doubtful answers, and what the figures would be with all of them at their worst and at their
 * best. Not shared between threads.
 */
public final class DoubtCount {

    private final Headline headline;
    private final @Nullable ScoreRange range;
    private final @Nullable Passing passing;
    private long doubtful;
    private long hanging;
    private long judged;
    private long passedAtWorst;
    private long passedAtBest;
    private long scored;
    private double worst;
    private double best;
    private double expected;
    private long unexpected;
    private long untold;

    /** @param passing which cases pass; null where nobody says */
    DoubtCount(JudgeInfo judge, @Nullable Passing passing) {
        this.passing = passing;
        this.headline = judge.headline();
        this.range = judge.scores().orElse(null);
    }

    void add(Outcome result, ObjectNode verdict) {
        Optional<Doubt> doubt = result.doubt();
        judged++;
        doubtful += doubt.isPresent() ? 1 : 0;
        Optional<Doubt> matters = doubt.filter(Doubt::hangs);
        hanging += matters.isPresent() ? 1 : 0;
        if (passing != null) {
            addPass(passing, passing.passes(result), matters);
        }
        headline.findScore(verdict).ifPresent(score -> addScore(score.doubleValue(), matters));
    }

    private void addPass(Passing rule, boolean passes, Optional<Doubt> doubt) {
        boolean open = doubt.filter(Doubt::undecided).isPresent();
        Set<Optional<Boolean>> told = doubt.map(known -> told(rule, known)).orElse(Set.of());
        untold += told.contains(Optional.<Boolean>empty()) ? 1 : 0;
        passedAtWorst += passes && !told.contains(Optional.of(false)) && !open ? 1 : 0;
        passedAtBest += passes || told.contains(Optional.of(true)) || open ? 1 : 0;
    }

    /** Whether it passes with any of the labels, at the lowest and at the highest score. */
    private static Set<Optional<Boolean>> told(Passing rule, Doubt doubt) {
        List<@Nullable String> labels = new ArrayList<>(doubt.labels());
        if (labels.isEmpty()) {
            labels.add(null);
        }
        Set<Optional<Boolean>> told = new HashSet<>();
        for (String label : labels) {
            told.add(rule.told(label, doubt.lowest()));
            told.add(rule.told(label, doubt.highest()));
        }
        return told;
    }

    private void addScore(double score, Optional<Doubt> doubt) {
        boolean open = doubt.filter(Doubt::undecided).isPresent() && range != null;
        Optional<Doubt.Scores> scores = doubt.flatMap(Doubt::scores);
        scored++;
        worst += open && range != null
                ? range.least().doubleValue()
                : scores.map(Doubt.Scores::lowest).map(BigDecimal::doubleValue).orElse(score);
        best += open && range != null
                ? range.most().doubleValue()
                : scores.map(Doubt.Scores::highest).map(BigDecimal::doubleValue).orElse(score);
        Optional<BigDecimal> likely = doubt.flatMap(Doubt::expectedScore);
        expected += likely.map(BigDecimal::doubleValue).orElse(score);
        unexpected += doubt.isPresent() && likely.isEmpty() && (open || moves(scores)) ? 1 : 0;
    }

    private static boolean moves(Optional<Doubt.Scores> scores) {
        return scores.filter(ends -> ends.lowest().compareTo(ends.highest()) != 0)
                .isPresent();
    }

    /** What was counted, in a form that travels. */
    public record Counted(
            long doubtful,
            long hanging,
            long judged,
            long passedAtWorst,
            long passedAtBest,
            long scored,
            double worst,
            double best,
            double expected,
            long unexpected,
            long untold) {}

    Counted counted() {
        return new Counted(
                doubtful,
                hanging,
                judged,
                passedAtWorst,
                passedAtBest,
                scored,
                worst,
                best,
                expected,
                unexpected,
                untold);
    }

    void add(Counted other) {
        doubtful += other.doubtful;
        hanging += other.hanging;
        judged += other.judged;
        passedAtWorst += other.passedAtWorst;
        passedAtBest += other.passedAtBest;
        scored += other.scored;
        worst += other.worst;
        best += other.best;
        expected += other.expected;
        unexpected += other.unexpected;
        untold += other.untold;
    }

    /** Judged cases with a doubtful answer, whether or not it matters. */
    public long doubtful() {
        return doubtful;
    }

    /** Judged cases whose label or score another answer to what is doubtful would change. */
    public long hanging() {
        return hanging;
    }

    /** The share of judged cases that pass, at worst and at best; empty where nothing hangs or nobody can say. */
    public Optional<Interval> passBounds() {
        return hanging == 0 || passing == null || untold > 0
                ? Optional.empty()
                : Optional.of(new Interval((double) passedAtWorst / judged, (double) passedAtBest / judged));
    }

    /** The mean score, at worst and at best; empty where nothing hangs or there are no scores. */
    public Optional<Interval> meanBounds() {
        return hanging == 0 || scored == 0
                ? Optional.empty()
                : Optional.of(new Interval(worst / scored, best / scored));
    }

    /**
     * The mean score to expect, when each doubtful answer is right as often as its confidence says; empty where nothing hangs,
     * there are no scores, or one cannot be told.
     */
    public OptionalDouble meanExpected() {
        return hanging == 0 || scored == 0 || unexpected > 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(expected / scored);
    }

    /** In a sentence: {@code 3 of 12 verdicts depend on doubtful answers: 50.0 to 75.0 % pass}; empty where none does. */
    public Optional<String> sentence() {
        if (hanging == 0) {
            return Optional.empty();
        }
        String bounds = passBounds()
                .map(both -> FigureText.percents(both) + " % pass, ")
                .orElse("");
        String means = meanBounds()
                .map(both -> "mean " + headline.scoreName() + " " + FigureText.points(both) + ", ")
                .orElse("");
        String likely = meanExpected().isPresent()
                ? ", " + FigureText.points(meanExpected().getAsDouble()) + " expected"
                : "";
        return Optional.of(FigureText.count(hanging) + " of " + FigureText.count(judged, "verdict")
                + (hanging == 1 ? " depends" : " depend") + " on doubtful answers: " + bounds + means
                + "from their worst to their best" + likely);
    }
}
