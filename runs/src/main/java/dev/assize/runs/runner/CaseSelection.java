package dev.assize.runs.runner;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which cases of a dataset are heard.
 *
 * @param ids only these; all when empty
 * @param limit at most so many
 */
public record CaseSelection(Set<String> ids, long limit) {

    public static final CaseSelection ALL = new CaseSelection(Set.of(), Long.MAX_VALUE);

    public CaseSelection {
        ids = Set.copyOf(ids);
        if (limit < 1) {
            throw new IllegalArgumentException("A limit is at least 1, got " + limit);
        }
    }

    public static CaseSelection of(List<String> ids, long limit) {
        return new CaseSelection(new HashSet<>(ids), limit);
    }

    boolean includes(String id) {
        return ids.isEmpty() || ids.contains(id);
    }

    /** Whether a row after {@code fed} others can still be one of the selected. */
    boolean wantsMore(long fed) {
        return !ids.isEmpty() || fed < limit;
    }
}
