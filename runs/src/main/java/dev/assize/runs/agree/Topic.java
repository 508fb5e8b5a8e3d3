package dev.assize.runs.agree;

import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.Uncertainty;
import dev.assize.stats.Clusters;
import dev.assize.stats.Confidence;
import dev.assize.stats.Interval;
import dev.assize.stats.KrippendorffAlpha;
import dev.assize.stats.Mean;
import dev.assize.stats.PairedScores;
import dev.assize.stats.RatedPairs;
import dev.assize.stats.Resampling;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Collects what two raters say on one topic, item by item. Not shared between threads. */
final class Topic {

    private static final int MOST_IN_A_TABLE = 12;
    private static final int MOST_IN_A_SCALE = 200;

    private final String name;
    private final TopicKind kind;
    private final long seed;
    private final List<String> first = new ArrayList<>();
    private final List<String> second = new ArrayList<>();
    private final List<String> cases = new ArrayList<>();
    private final List<Double> overlaps = new ArrayList<>();
    private final ConfidenceBin.Count sureness = new ConfidenceBin.Count();
    private boolean grouped;
    private AgreementOn.Withheld withheld = new AgreementOn.Withheld(0, 0, 0);
    private AgreementOn.LeftOut left = new AgreementOn.LeftOut(0, 0, 0, 0);

    Topic(String name, TopicKind kind, long seed) {
        this.name = name;
        this.kind = kind;
        this.seed = seed;
    }

    TopicKind kind() {
        return kind;
    }

    /** @param a, b what they said; null when withheld */
    void add(String caseId, @Nullable String a, @Nullable String b) {
        if (a != null && b != null) {
            first.add(a);
            second.add(b);
            // The items of a case come one after the other.
            grouped |= !cases.isEmpty() && cases.get(cases.size() - 1).equals(caseId);
            cases.add(caseId);
        } else {
            withheld = new AgreementOn.Withheld(
                    withheld.first() + (a == null && b != null ? 1 : 0),
                    withheld.second() + (a != null && b == null ? 1 : 0),
                    withheld.both() + (a == null && b == null ? 1 : 0));
        }
    }

    /** What two lists have in common, of what either has; two empty lists are the same. */
    void addLists(String caseId, Set<String> a, Set<String> b, String writtenA, String writtenB) {
        add(caseId, writtenA, writtenB);
        Set<String> either = new TreeSet<>(a);
        either.addAll(b);
        Set<String> both = new TreeSet<>(a);
        both.retainAll(b);
        overlaps.add(either.isEmpty() ? 1.0 : (double) both.size() / either.size());
    }

    /** That an answer was so sure, and whether the other rater says the same. */
    void addSureness(double confidence, boolean same) {
        sureness.add(confidence, same);
    }

    void leaveOut(int onlyFirst, int onlySecond, int reworded, int elsewhere) {
        left = new AgreementOn.LeftOut(
                left.onlyFirst() + onlyFirst,
                left.onlySecond() + onlySecond,
                left.reworded() + reworded,
                left.elsewhere() + elsewhere);
    }

    AgreementOn result() {
        Clusters clusters = grouped ? Clusters.of(cases) : Clusters.singletons(first.size());
        Resampling resampling = BootstrapRounds.of(seed, first.size());
        Optional<List<String>> scale = categories();
        Optional<RatedPairs> pairs = scale.map(categories -> RatedPairs.of(categories, first, second, clusters));
        return new AgreementOn(
                name,
                kind,
                first.size(),
                clusters.count(),
                withheld,
                bounds(),
                same(clusters, resampling),
                kind == TopicKind.LISTS ? null : kappa(pairs, resampling),
                kind == TopicKind.LISTS ? null : alpha(clusters, resampling),
                overlap(clusters, resampling),
                bias(clusters, resampling),
                pairs.filter(each -> scale.get().size() <= MOST_IN_A_TABLE && kind != TopicKind.LISTS)
                        .map(RatedPairs::table)
                        .orElse(null),
                sureness.result(),
                left);
    }

    /** All values, from lowest to highest where there is an order; empty when there are too many for a table. */
    private Optional<List<String>> categories() {
        TreeSet<String> occurring = new TreeSet<>(first);
        occurring.addAll(second);
        if (kind == TopicKind.NAMES || kind == TopicKind.LISTS) {
            return occurring.size() <= MOST_IN_A_SCALE ? Optional.of(List.copyOf(occurring)) : Optional.empty();
        }
        TreeSet<BigDecimal> numbers = new TreeSet<>();
        occurring.forEach(number -> numbers.add(new BigDecimal(number)));
        boolean whole =
                numbers.stream().allMatch(number -> number.stripTrailingZeros().scale() <= 0);
        if (!whole
                || numbers.isEmpty()
                || numbers.last().subtract(numbers.first()).compareTo(BigDecimal.valueOf(MOST_IN_A_SCALE)) > 0) {
            return Optional.empty();
        }
        List<String> scale = new ArrayList<>();
        for (long value = numbers.first().longValue(); value <= numbers.last().longValue(); value++) {
            scale.add(Long.toString(value));
        }
        return scale.containsAll(occurring) ? Optional.of(scale) : Optional.empty();
    }

    private long agreed() {
        long agreed = 0;
        for (int i = 0; i < first.size(); i++) {
            agreed += first.get(i).equals(second.get(i)) ? 1 : 0;
        }
        return agreed;
    }

    private @Nullable Interval bounds() {
        double all = first.size() + (double) withheld.any();
        return withheld.any() == 0 ? null : new Interval(agreed() / all, (agreed() + withheld.any()) / all);
    }

    private @Nullable Figure same(Clusters clusters, Resampling resampling) {
        if (first.isEmpty()) {
            return null;
        }
        List<String> yes = new ArrayList<>(first.size());
        List<String> verdicts = new ArrayList<>(first.size());
        for (int i = 0; i < first.size(); i++) {
            yes.add("same");
            verdicts.add(first.get(i).equals(second.get(i)) ? "same" : "other");
        }
        RatedPairs agreement = RatedPairs.of(List.of("other", "same"), verdicts, yes, clusters);
        return Figure.of(
                (double) agreed() / first.size(),
                agreement.agreementInterval(resampling, Confidence.NINETY_FIVE),
                Uncertainty.Method.BOOTSTRAP);
    }

    private @Nullable Figure kappa(Optional<RatedPairs> pairs, Resampling resampling) {
        return pairs.flatMap(each -> each.kappa(kind.weighting())
                        .map(kappa -> Figure.of(
                                kappa.value(),
                                each.kappaInterval(kind.weighting(), resampling, Confidence.NINETY_FIVE),
                                Uncertainty.Method.BOOTSTRAP)))
                .orElse(null);
    }

    private @Nullable Figure alpha(Clusters clusters, Resampling resampling) {
        List<double[]> units = new ArrayList<>();
        TreeSet<String> names = new TreeSet<>(first);
        names.addAll(second);
        List<String> codes = List.copyOf(names);
        for (int i = 0; i < first.size(); i++) {
            units.add(new double[] {code(first.get(i), codes), code(second.get(i), codes)});
        }
        return KrippendorffAlpha.of(units, kind.scale())
                .map(alpha -> Figure.of(
                        alpha.value(),
                        alpha.bootstrap(clusters, resampling, Confidence.NINETY_FIVE),
                        Uncertainty.Method.BOOTSTRAP))
                .orElse(null);
    }

    private double code(String value, List<String> names) {
        return kind == TopicKind.NAMES || kind == TopicKind.LISTS ? names.indexOf(value) : Double.parseDouble(value);
    }

    private @Nullable Figure overlap(Clusters clusters, Resampling resampling) {
        return overlaps.isEmpty() ? null : mean(doubles(overlaps), clusters, resampling);
    }

    private @Nullable Figure bias(Clusters clusters, Resampling resampling) {
        if (kind != TopicKind.NUMBERS || first.isEmpty()) {
            return null;
        }
        double[] before = first.stream().mapToDouble(Double::parseDouble).toArray();
        double[] after = second.stream().mapToDouble(Double::parseDouble).toArray();
        Mean mean = PairedScores.of(before, after, clusters).difference().orElseThrow();
        return Figure.of(
                mean.value(), mean.bootstrap(resampling, Confidence.NINETY_FIVE), Uncertainty.Method.BOOTSTRAP);
    }

    private static Figure mean(double[] values, Clusters clusters, Resampling resampling) {
        Mean mean = Mean.of(values, clusters).orElseThrow();
        return Figure.of(
                mean.value(), mean.bootstrap(resampling, Confidence.NINETY_FIVE), Uncertainty.Method.BOOTSTRAP);
    }

    private static double[] doubles(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s: %d items", name, first.size());
    }
}
