package dev.assize.runs.summary;

import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.ScoreRange;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.Outcome;
import dev.assize.core.flow.Status;
import dev.assize.core.question.Expense;
import dev.assize.stats.Interval;
import dev.assize.stats.Mean;
import dev.assize.stats.Outcomes;
import dev.assize.stats.Rate;
import dev.assize.stats.RunningMean;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Counts results as they go by, in memory that does not grow with them. Not shared between threads. */
public final class Summary {

    private final Headline headline;
    private final @Nullable ScoreRange range;
    private final Map<Status, Long> statuses = new EnumMap<>(Status.class);
    private final SortedMap<String, Long> labels = new TreeMap<>();
    private final SortedMap<Long, Long> scores = new TreeMap<>();
    private final SortedMap<String, Long> findings = new TreeMap<>();
    private final RunningMean mean = new RunningMean();
    private Expense expense = Expense.NONE;
    private final double[] first = new double[Uncertainty.MOST_RESAMPLED];
    private long passed;
    private long notPassed;
    private final DoubtCount doubt;
    private final @Nullable Passing passing;

    public Summary(JudgeInfo judge) {
        this(judge, null);
    }

    /** @param passing which judged cases pass; null for what the judge says */
    public Summary(JudgeInfo judge, @Nullable Passing passing) {
        this.passing = passing == null ? Passing.of(judge.headline()) : passing;
        this.headline = judge.headline();
        this.range = judge.scores().orElse(null);
        this.doubt = new DoubtCount(judge, this.passing);
    }

    public void add(Outcome result) {
        statuses.merge(result.status(), 1L, Long::sum);
        // What each case paid for is kept by whoever pays; a sum that carried it along would grow with every case.
        expense = expense.plus(result.expense().with(List.of()));
        result.verdict().flatMap(headline::findLabel).ifPresent(label -> labels.merge(label, 1L, Long::sum));
        result.verdict().flatMap(headline::findScore).ifPresent(this::addScore);
        passes(result).ifPresent(this::addPass);
        result.verdict().ifPresent(verdict -> doubt.add(result, verdict));
        // A case with ten missing facts is one case with missing facts.
        for (String code :
                new TreeSet<>(result.findings().stream().map(Finding::code).toList())) {
            findings.merge(code, 1L, Long::sum);
        }
    }

    private Optional<Boolean> passes(Outcome result) {
        Passing rule = passing;
        return rule == null ? Optional.empty() : result.verdict().map(verdict -> rule.passes(result));
    }

    private void addScore(BigDecimal score) {
        if (mean.count() < first.length) {
            first[(int) mean.count()] = score.doubleValue();
        }
        mean.add(score.doubleValue());
        scores.merge(score.setScale(0, RoundingMode.FLOOR).longValue(), 1L, Long::sum);
    }

    private void addPass(boolean passes) {
        if (passes) {
            passed++;
        } else {
            notPassed++;
        }
    }

    /** All that was counted, in a form that travels between machines. */
    public SummaryCounts counts() {
        boolean few = mean.count() <= first.length;
        return new SummaryCounts(
                statuses,
                labels,
                scores,
                findings,
                mean.state(),
                few ? Arrays.stream(first, 0, (int) mean.count()).boxed().toList() : List.of(),
                expense,
                passed,
                notPassed,
                doubt.counted());
    }

    /** Counts what another summary of the same judge has counted, as if those results came after the ones seen here. */
    public void add(SummaryCounts other) {
        other.statuses().forEach((status, count) -> statuses.merge(status, count, Long::sum));
        other.labels().forEach((label, count) -> labels.merge(label, count, Long::sum));
        other.scores().forEach((score, count) -> scores.merge(score, count, Long::sum));
        other.findings().forEach((code, count) -> findings.merge(code, count, Long::sum));
        for (int i = 0; i < other.few().size() && mean.count() + i < first.length; i++) {
            first[(int) mean.count() + i] = other.few().get(i);
        }
        mean.add(other.mean());
        expense = expense.plus(other.expense().with(List.of()));
        passed += other.passed();
        notPassed += other.notPassed();
        doubt.add(other.doubt());
    }

    /** What hangs on doubtful answers. */
    public DoubtCount doubt() {
        return doubt;
    }

    /** What all of them cost. */
    public Expense expense() {
        return expense;
    }

    public Headline headline() {
        return headline;
    }

    public long cases() {
        return statuses.values().stream().mapToLong(Long::longValue).sum();
    }

    public long count(Status status) {
        return statuses.getOrDefault(status, 0L);
    }

    /** How many cases have each label, by label. */
    public SortedMap<String, Long> labels() {
        return Collections.unmodifiableSortedMap(labels);
    }

    /** The scores that a verdict can have; empty where nobody says. */
    public Optional<ScoreRange> range() {
        return Optional.ofNullable(range);
    }

    /** How many cases have each score, cut to whole points. */
    public SortedMap<Long, Long> scores() {
        return Collections.unmodifiableSortedMap(scores);
    }

    /** The kinds of findings with the number of cases that have them, most frequent first. */
    public List<Map.Entry<String, Long>> findings() {
        return findings.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .collect(Collectors.toUnmodifiableList());
    }

    /** Whether no case had a text that its judge needs, though its document gives such cases a verdict. */
    public boolean lacksInputEverywhere() {
        return cases() > 0 && findings.getOrDefault("missing-input", 0L) == cases();
    }

    /** The share of judged cases with a label. */
    public Rate share(String label) {
        return new Rate(labels.getOrDefault(label, 0L), count(Status.JUDGED));
    }

    /** How many cases passed, did not, and are undecided; empty when nobody says what passes. */
    public Optional<Outcomes> passes() {
        return passing == null
                ? Optional.empty()
                : Optional.of(new Outcomes(passed, notPassed, count(Status.UNDECIDED)));
    }

    public OptionalDouble meanScore() {
        return mean.value();
    }

    /** How far the mean may be off; empty when too few scores differ to tell. */
    public Optional<Uncertainty> meanEstimate() {
        Optional<Uncertainty> estimate = mean.count() <= first.length
                ? Mean.of(Arrays.copyOf(first, (int) mean.count())).flatMap(Uncertainty::of)
                : mean.interval(Uncertainty.CONFIDENCE).map(Uncertainty::student);
        ScoreRange scores = range;
        return scores == null
                ? estimate
                : estimate.map(known ->
                        known.within(scores.least().doubleValue(), scores.most().doubleValue()));
    }

    /**
     * What the mean would be if all undecided cases had the least score, and if all had the best; empty when none is
     * undecided, or without a score.
     */
    public Optional<Interval> meanBounds() {
        long undecided = count(Status.UNDECIDED);
        if (undecided == 0 || meanScore().isEmpty() || range == null) {
            return Optional.empty();
        }
        double sum = meanScore().getAsDouble() * mean.count();
        double all = (double) mean.count() + undecided;
        return Optional.of(new Interval(
                (sum + (double) undecided * range.least().doubleValue()) / all,
                (sum + (double) undecided * range.most().doubleValue()) / all));
    }
}
