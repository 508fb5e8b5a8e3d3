package dev.assize.runs.probe;

import dev.assize.stats.PairedOutcomes;
import dev.assize.stats.Rate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Two report cards held against one another: how often each notices a kind of change, or is disturbed by it. Where both are about
 * the same changes they are compared change by change, which tells more than two rates.
 */
public final class CardComparison {

    /**
     * One kind, or all kinds that matter, or all that must not.
     *
     * @param outcomes of the changes that both tried, a hit being the right verdict; null where the cards are about different
     *     changes
     */
    public record Line(
            String name,
            boolean matters,
            String title,
            Rate first,
            Rate second,
            @Nullable PairedOutcomes outcomes) {

        public Optional<PairedOutcomes> paired() {
            return Optional.ofNullable(outcomes);
        }

        /** Whether the second is right less often than the first, by more than chance explains. */
        public boolean isWorse(double alpha) {
            return outcomes != null && outcomes.onlyFirst() > outcomes.onlySecond() && outcomes.exactP() < alpha;
        }
    }

    private final RecordedCard first;
    private final RecordedCard second;
    private final boolean paired;

    public CardComparison(RecordedCard first, RecordedCard second) {
        this.first = first;
        this.second = second;
        this.paired = first.probes().equals(second.probes()) && !first.probes().isEmpty();
    }

    public RecordedCard first() {
        return first;
    }

    public RecordedCard second() {
        return second;
    }

    /** Whether both are about the same changes of the same cases. */
    public boolean isPaired() {
        return paired;
    }

    /** All changes that matter, and all that must not. */
    public List<Line> totals() {
        return List.of(
                total("detection", true, "noticed, of changes that matter"),
                total("false_alarms", false, "disturbed, by changes that must not"));
    }

    private Line total(String name, boolean matters, String title) {
        List<Line> lines =
                kinds().stream().filter(line -> line.matters() == matters).toList();
        Rate one = sum(lines.stream().map(Line::first).toList());
        Rate other = sum(lines.stream().map(Line::second).toList());
        PairedOutcomes all = null;
        for (Line line : lines) {
            PairedOutcomes outcomes = line.outcomes();
            if (outcomes != null) {
                all = all == null ? outcomes : plus(all, outcomes);
            }
        }
        return new Line(name, matters, title, one, other, all);
    }

    private static PairedOutcomes plus(PairedOutcomes one, PairedOutcomes other) {
        return new PairedOutcomes(
                one.both() + other.both(),
                one.onlyFirst() + other.onlyFirst(),
                one.onlySecond() + other.onlySecond(),
                one.neither() + other.neither());
    }

    private static Rate sum(List<Rate> rates) {
        return new Rate(
                rates.stream().mapToLong(Rate::hits).sum(),
                rates.stream().mapToLong(Rate::trials).sum());
    }

    /** Every kind that both cards have, in the order of the first. */
    public List<Line> kinds() {
        List<Line> lines = new ArrayList<>();
        first.kinds().forEach((name, one) -> {
            RecordedCard.Kind other = second.kinds().get(name);
            if (other != null && other.matters() == one.matters()) {
                lines.add(new Line(
                        name,
                        one.matters(),
                        one.title(),
                        rate(one),
                        rate(other),
                        paired ? outcomes(one, other) : null));
            }
        });
        return lines;
    }

    /** The kinds that only one of them has. */
    public List<String> unmatched() {
        Set<String> names = new HashSet<>(first.kinds().keySet());
        Set<String> others = new HashSet<>(second.kinds().keySet());
        Set<String> common = new HashSet<>(names);
        common.retainAll(others);
        names.addAll(others);
        names.removeAll(common);
        return names.stream().sorted().toList();
    }

    private static Rate rate(RecordedCard.Kind kind) {
        long wrong = kind.wrong().size();
        return new Rate(kind.matters() ? kind.tried() - wrong : wrong, kind.tried());
    }

    private static PairedOutcomes outcomes(RecordedCard.Kind one, RecordedCard.Kind other) {
        Set<String> left = new HashSet<>(one.untried());
        left.addAll(other.untried());
        long onlyFirst = other.wrong().stream()
                .filter(id -> !left.contains(id) && !one.wrong().contains(id))
                .count();
        long onlySecond = one.wrong().stream()
                .filter(id -> !left.contains(id) && !other.wrong().contains(id))
                .count();
        long neither = one.wrong().stream()
                .filter(id -> !left.contains(id) && other.wrong().contains(id))
                .count();
        long all = Math.max(one.made(), other.made()) - left.size();
        return new PairedOutcomes(all - onlyFirst - onlySecond - neither, onlyFirst, onlySecond, neither);
    }
}
