package dev.assize.runs.summary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Expense;
import dev.assize.core.result.ResultJson;
import dev.assize.stats.RunningMean;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What a {@link Summary} has counted, so that the summaries of many machines come to one. A few kilobytes, however many
 * results there were.
 *
 * @param few the scores one by one while there are so few of them that their mean is resampled; empty when there are more
 */
public record SummaryCounts(
        Map<Status, Long> statuses,
        SortedMap<String, Long> labels,
        SortedMap<Long, Long> scores,
        SortedMap<String, Long> findings,
        RunningMean.State mean,
        List<Double> few,
        Expense expense,
        long passed,
        long notPassed,
        DoubtCount.Counted doubt) {

    public SummaryCounts {
        Map<Status, Long> copy = new EnumMap<>(Status.class);
        copy.putAll(statuses);
        statuses = Collections.unmodifiableMap(copy);
        labels = Collections.unmodifiableSortedMap(new TreeMap<>(labels));
        scores = Collections.unmodifiableSortedMap(new TreeMap<>(scores));
        findings = Collections.unmodifiableSortedMap(new TreeMap<>(findings));
        few = List.copyOf(few);
    }

    public long cases() {
        return statuses.values().stream().mapToLong(Long::longValue).sum();
    }

    public ObjectNode toJson() {
        ObjectNode written = Json.object();
        ObjectNode byStatus = written.putObject("status");
        statuses.forEach((status, count) -> byStatus.put(status.word(), count));
        write(written.putObject("labels"), labels);
        write(written.putObject("scores"), scores);
        write(written.putObject("findings"), findings);
        written.putObject("mean")
                .put("count", mean.count())
                .put("value", mean.mean())
                .put("squares", mean.squares());
        few.forEach(written.putArray("few")::add);
        written.set("expense", ResultJson.expense(expense));
        written.put("passed", passed).put("not_passed", notPassed);
        written.putObject("doubt")
                .put("doubtful", doubt.doubtful())
                .put("hanging", doubt.hanging())
                .put("judged", doubt.judged())
                .put("passed_at_worst", doubt.passedAtWorst())
                .put("passed_at_best", doubt.passedAtBest())
                .put("scored", doubt.scored())
                .put("worst", doubt.worst())
                .put("best", doubt.best())
                .put("expected", doubt.expected())
                .put("unexpected", doubt.unexpected())
                .put("untold", doubt.untold());
        return written;
    }

    private static <K> void write(ObjectNode target, SortedMap<K, Long> counts) {
        counts.forEach((key, count) -> target.put(key.toString(), count));
    }

    /** What {@link #toJson} wrote; throws {@link IllegalArgumentException} for anything else. */
    public static SummaryCounts read(JsonNode written) {
        JsonNode mean = written.path("mean");
        JsonNode doubt = written.path("doubt");
        if (!mean.isObject() || !doubt.isObject()) {
            throw new IllegalArgumentException("counts of results have a mean and a doubt");
        }
        List<Double> few = new ArrayList<>();
        written.path("few").forEach(value -> few.add(value.asDouble()));
        return new SummaryCounts(
                counts(written.path("status"), name -> Status.valueOf(name.toUpperCase(Locale.ROOT))),
                counts(written.path("labels"), Function.identity()),
                counts(written.path("scores"), Long::valueOf),
                counts(written.path("findings"), Function.identity()),
                new RunningMean.State(
                        mean.path("count").asLong(),
                        mean.path("value").asDouble(),
                        mean.path("squares").asDouble()),
                few,
                expense(written.path("expense")),
                written.path("passed").asLong(),
                written.path("not_passed").asLong(),
                new DoubtCount.Counted(
                        doubt.path("doubtful").asLong(),
                        doubt.path("hanging").asLong(),
                        doubt.path("judged").asLong(),
                        doubt.path("passed_at_worst").asLong(),
                        doubt.path("passed_at_best").asLong(),
                        doubt.path("scored").asLong(),
                        doubt.path("worst").asDouble(),
                        doubt.path("best").asDouble(),
                        doubt.path("expected").asDouble(),
                        // Counts of before there was an expected score: none can be told.
                        doubt.path("unexpected").asLong(doubt.path("hanging").asLong()),
                        doubt.path("untold").asLong()));
    }

    private static <K extends Comparable<K>> SortedMap<K, Long> counts(JsonNode written, Function<String, K> key) {
        SortedMap<K, Long> counts = new TreeMap<>();
        written.properties()
                .forEach(entry ->
                        counts.put(key.apply(entry.getKey()), entry.getValue().asLong()));
        return counts;
    }

    private static Expense expense(JsonNode node) {
        return new Expense(
                node.path("calls").asLong(),
                node.path("input_tokens").asLong(),
                node.path("output_tokens").asLong(),
                node.path("usd").isNumber() ? node.path("usd").decimalValue() : BigDecimal.ZERO,
                node.path("unpriced_calls").asLong(),
                Duration.ofMillis(node.path("waited_ms").asLong()));
    }
}
