package dev.assize.runs.store;

import dev.assize.core.flow.Status;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A run with what its results come to.
 *
 * @param labels how many cases have each label
 * @param scores how many cases have a score
 * @param points the sum of these scores
 * @param cost in US dollars, a lower bound while calls are unpriced
 */
public record RunOverview(
        StoredRun run,
        Map<Status, Long> statuses,
        SortedMap<String, Long> labels,
        long scores,
        double points,
        long calls,
        BigDecimal cost,
        long unpricedCalls) {

    public RunOverview {
        EnumMap<Status, Long> byStatus = new EnumMap<>(Status.class);
        byStatus.putAll(statuses);
        statuses = Collections.unmodifiableMap(byStatus);
        labels = Collections.unmodifiableSortedMap(new TreeMap<>(labels));
    }

    public long cases() {
        return statuses.values().stream().mapToLong(Long::longValue).sum();
    }

    public long count(Status status) {
        return statuses.getOrDefault(status, 0L);
    }

    public OptionalDouble meanScore() {
        return scores == 0 ? OptionalDouble.empty() : OptionalDouble.of(points / scores);
    }
}
