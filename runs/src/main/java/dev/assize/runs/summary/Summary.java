package dev.assize.runs.summary;

import dev.assize.core.Finding;
import dev.assize.core.Headline;
import dev.assize.core.flow.Outcome;
import dev.assize.core.flow.Status;
import dev.assize.stats.Confidence;
import dev.assize.stats.Interval;
import dev.assize.stats.Rate;
import dev.assize.stats.RunningMean;
import java.math.BigDecimal;
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

/** Counts results as they go by, in memory that does not grow with them. Not shared between threads. */
public final class Summary {

    private final Headline headline;
    private final Map<Status, Long> statuses = new EnumMap<>(Status.class);
    private final SortedMap<String, Long> labels = new TreeMap<>();
    private final SortedMap<Long, Long> scores = new TreeMap<>();
    private final SortedMap<String, Long> findings = new TreeMap<>();
    private final RunningMean mean = new RunningMean();

    public Summary(Headline headline) {
        this.headline = headline;
    }

    public void add(Outcome result) {
        statuses.merge(result.status(), 1L, Long::sum);
        result.verdict().flatMap(headline::findLabel).ifPresent(label -> labels.merge(label, 1L, Long::sum));
        result.verdict().flatMap(headline::findScore).ifPresent(this::addScore);
        // A case with ten missing facts is one case with missing facts.
        for (String code :
                new TreeSet<>(result.findings().stream().map(Finding::code).toList())) {
            findings.merge(code, 1L, Long::sum);
        }
    }

    private void addScore(BigDecimal score) {
        mean.add(score.doubleValue());
        scores.merge(score.longValue(), 1L, Long::sum);
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

    /** The share of judged cases with a label. */
    public Rate share(String label) {
        return new Rate(labels.getOrDefault(label, 0L), count(Status.JUDGED));
    }

    public OptionalDouble meanScore() {
        return mean.value();
    }

    public Optional<Interval> meanInterval() {
        return mean.interval(Confidence.NINETY_FIVE);
    }
}
