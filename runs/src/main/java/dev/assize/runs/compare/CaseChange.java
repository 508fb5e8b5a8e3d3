package dev.assize.runs.compare;

import dev.assize.runs.digest.CaseDigest;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** One case in both runs. */
public record CaseChange(String id, CaseDigest first, CaseDigest second, Direction direction) {

    /** The gravest first: by direction, then by the points lost or won, then by id. */
    static final Comparator<CaseChange> BY_WEIGHT = Comparator.comparing(CaseChange::direction)
            .thenComparing(Comparator.comparing(CaseChange::distance).reversed())
            .thenComparing(CaseChange::id);

    /** The codes that the second run found and the first did not, with how many more of them. */
    public SortedMap<String, Integer> appeared() {
        return beyond(second.findings(), first.findings());
    }

    /** The codes that the first run found and the second did not, with how many fewer of them. */
    public SortedMap<String, Integer> gone() {
        return beyond(first.findings(), second.findings());
    }

    private BigDecimal distance() {
        return first.score().isPresent() && second.score().isPresent()
                ? second.score().get().subtract(first.score().get()).abs()
                : BigDecimal.ZERO;
    }

    private static SortedMap<String, Integer> beyond(List<String> some, List<String> others) {
        SortedMap<String, Integer> more = new TreeMap<>();
        some.forEach(code -> more.merge(code, 1, Integer::sum));
        others.forEach(code -> more.computeIfPresent(code, (same, count) -> count - 1));
        more.values().removeIf(count -> count <= 0);
        return Collections.unmodifiableSortedMap(more);
    }
}
