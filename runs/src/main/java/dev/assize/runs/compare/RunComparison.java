package dev.assize.runs.compare;

import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.ScoreRange;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.digest.CaseDigest;
import dev.assize.runs.digest.RunProfile;
import dev.assize.runs.record.RecordedRun;
import dev.assize.stats.HolmAdjustment;
import dev.assize.stats.Interval;
import dev.assize.stats.Resampling;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Two runs over the same cases: what became of each case, and how large the difference is.
 *
 * @param measures what could be measured, in the order of {@link ComparedMeasure.Kind}
 * @param counts how many paired cases went in each direction
 * @param changes the cases that are not the same, the gravest first
 * @param findings by code, the numbers of paired cases that have it in the first and in the second run
 * @param labels how many paired cases have each pair of labels, the first run's before the second's; a case that was not
 *     judged has its status for a label
 * @param clusters how many clusters the paired cases fall into; 0 when each stands alone
 */
public record RunComparison(
        CompareOptions options,
        RunProfile first,
        RunProfile second,
        CasePairing pairing,
        ComparedSetting setting,
        List<ComparedMeasure> measures,
        Map<Direction, Long> counts,
        List<CaseChange> changes,
        SortedMap<String, Presence> findings,
        SortedMap<String, SortedMap<String, Long>> labels,
        int clusters,
        Resampling resampling) {

    /** In how many paired cases of each run something was found. */
    public record Presence(long first, long second) {
        Presence plus(boolean inFirst, boolean inSecond) {
            return new Presence(first + (inFirst ? 1 : 0), second + (inSecond ? 1 : 0));
        }
    }

    /** Draws per figure; fewer rounds for a million cases, whose figures hardly move any more. */
    private static final long MOST_DRAWS = 250_000_000;

    private static final int FEWEST_ROUNDS = 500;

    public RunComparison {
        measures = List.copyOf(measures);
        counts = Collections.unmodifiableMap(new EnumMap<>(counts));
        changes = Collections.unmodifiableList(changes);
        findings = Collections.unmodifiableSortedMap(findings);
        labels = Collections.unmodifiableSortedMap(labels);
    }

    /** Throws {@link DatasetException} when the runs have no case in common, or are of another judge than the options say. */
    public static RunComparison of(RecordedRun first, RecordedRun second, CompareOptions options) throws IOException {
        DigestReader reader = new DigestReader(options.judge(), options.pass(), options.cluster());
        RunDigest before = RunDigest.read(first, options.judge().id(), reader);
        RunDigest after = RunDigest.read(second, options.judge().id(), reader);
        return of(before, after, options, reader.knowsOutputs());
    }

    private static RunComparison of(
            RunDigest before, RunDigest after, CompareOptions options, boolean outputsAreKnown) {
        Headline headline = options.judge().headline();
        List<CaseChange> pairs = new ArrayList<>();
        List<String> onlyFirst = new ArrayList<>();
        before.byCase().forEach((id, outcome) -> {
            CaseDigest other = after.byCase().get(id);
            if (other == null) {
                onlyFirst.add(id);
            } else {
                pairs.add(new CaseChange(id, outcome, other, Direction.of(outcome, other, headline)));
            }
        });
        List<String> onlySecond = after.byCase().keySet().stream()
                .filter(id -> !before.byCase().containsKey(id))
                .toList();
        if (pairs.isEmpty()) {
            throw new DatasetException(
                    before.profile().name() + " and "
                            + after.profile().name() + " have no case in common: the first has \""
                            + onlyFirst.get(0) + "\", the second \"" + onlySecond.get(0)
                            + "\"; give the cases of both the same ids (a field \"id\", or another that is mapped to it when judging), or match them by row, by input or by another field");
        }
        // In one order whichever run comes first, so that comparing the other way round draws the same cases.
        pairs.sort(Comparator.comparing(CaseChange::id));
        CasePairing all = pairing(pairs, onlyFirst, onlySecond, Math.max(before.repeated(), after.repeated()));
        CasePairing pairing = outputsAreKnown ? all : all.ofUnknownContent();
        List<String> keys = options.cluster() == null ? null : keys(pairs, options);
        Resampling resampling = resampling(options.seed(), pairs.size());
        return new RunComparison(
                options,
                before.profile(),
                after.profile(),
                pairing,
                ComparedSetting.of(before.profile().isOfTheEpochOf(after.profile()), pairing),
                measures(pairs, keys, options, resampling),
                counts(pairs),
                changes(pairs),
                findings(pairs),
                labels(pairs),
                keys == null ? 0 : (int) keys.stream().distinct().count(),
                resampling);
    }

    /** The measures in which the second run is worse by more than chance explains. */
    public List<ComparedMeasure> worse(double alpha) {
        return measures.stream().filter(measure -> measure.isWorse(alpha)).toList();
    }

    private static CasePairing pairing(
            List<CaseChange> pairs, List<String> onlyFirst, List<String> onlySecond, long repeated) {
        long same = 0;
        long other = 0;
        for (CaseChange pair : pairs) {
            Long before = pair.first().content();
            Long after = pair.second().content();
            if (before != null && after != null) {
                same += before.equals(after) ? 1 : 0;
                other += before.equals(after) ? 0 : 1;
            }
        }
        return new CasePairing(pairs.size(), onlyFirst, onlySecond, repeated, same, other);
    }

    private static List<String> keys(List<CaseChange> pairs, CompareOptions options) {
        List<String> keys = new ArrayList<>(pairs.size());
        for (CaseChange pair : pairs) {
            Optional<String> key = pair.first().cluster().or(pair.second()::cluster);
            if (key.isEmpty() && (pair.first().isJudged() || pair.second().isJudged())) {
                throw DatasetException.of(
                        "cluster",
                        options.cluster() + ": the case \"" + pair.id()
                                + "\" has no such field, neither in its record"
                                + (pair.first().content() == null ? " (which a file of results does not hold)" : "")
                                + " nor in its result line");
            }
            // A record that could not be read tells nothing; it stands alone.
            keys.add(key.map(name -> "k" + name).orElse("c" + pair.id()));
        }
        return keys;
    }

    private static Resampling resampling(long seed, int cases) {
        long rounds = Math.max(FEWEST_ROUNDS, Math.min(Resampling.DEFAULT.rounds(), MOST_DRAWS / cases));
        return new Resampling(seed, (int) rounds);
    }

    private static List<ComparedMeasure> measures(
            List<CaseChange> pairs, @Nullable List<String> keys, CompareOptions options, Resampling resampling) {
        List<ComparedMeasure> measures = new ArrayList<>();
        Interval share = new Interval(0, 1);
        if (options.pass() != null) {
            figure(pairs, RunComparison::passed, share, keys, true, resampling)
                    .measure(ComparedMeasure.Kind.PASS_RATE)
                    .ifPresent(measures::add);
        }
        if (options.judge().headline().hasScore()) {
            Interval scale = scale(options.judge(), pairs);
            figure(pairs, RunComparison::points, scale, keys, false, resampling)
                    .measure(ComparedMeasure.Kind.MEAN_SCORE)
                    .ifPresent(measures::add);
        }
        if (pairs.stream()
                .anyMatch(pair -> !pair.first().isJudged() || !pair.second().isJudged())) {
            figure(pairs, outcome -> outcome.isJudged() ? 1.0 : 0.0, share, keys, true, resampling)
                    .measure(ComparedMeasure.Kind.JUDGED_SHARE)
                    .ifPresent(measures::add);
        }
        double[] adjusted = HolmAdjustment.of(
                measures.stream().mapToDouble(ComparedMeasure::p).toArray());
        for (int i = 0; i < adjusted.length; i++) {
            measures.set(i, measures.get(i).adjusted(adjusted[i]));
        }
        return measures;
    }

    /** The judge's own range of scores, or what was seen where it names none. */
    private static Interval scale(JudgeInfo judge, List<CaseChange> pairs) {
        Optional<ScoreRange> known = judge.scores();
        if (known.isPresent()) {
            return new Interval(
                    known.get().least().doubleValue(), known.get().most().doubleValue());
        }
        double least = 0;
        double most = 0;
        for (CaseChange pair : pairs) {
            for (CaseDigest outcome : List.of(pair.first(), pair.second())) {
                Double points = points(outcome);
                least = points == null ? least : Math.min(least, points);
                most = points == null ? most : Math.max(most, points);
            }
        }
        return new Interval(least, most);
    }

    private static PairedFigure figure(
            List<CaseChange> pairs,
            Function<CaseDigest, @Nullable Double> value,
            Interval scale,
            @Nullable List<String> keys,
            boolean yesNo,
            Resampling resampling) {
        List<@Nullable Double> before = new ArrayList<>(pairs.size());
        List<@Nullable Double> after = new ArrayList<>(pairs.size());
        for (CaseChange pair : pairs) {
            before.add(value.apply(pair.first()));
            after.add(value.apply(pair.second()));
        }
        return new PairedFigure(before, after, scale, keys, yesNo, resampling);
    }

    private static @Nullable Double passed(CaseDigest outcome) {
        Boolean passed = outcome.passed();
        return passed == null ? null : passed ? 1.0 : 0.0;
    }

    private static @Nullable Double points(CaseDigest outcome) {
        return outcome.score().map(Number::doubleValue).orElse(null);
    }

    private static Map<Direction, Long> counts(List<CaseChange> pairs) {
        Map<Direction, Long> counts = new EnumMap<>(Direction.class);
        pairs.forEach(pair -> counts.merge(pair.direction(), 1L, Long::sum));
        return counts;
    }

    private static List<CaseChange> changes(List<CaseChange> pairs) {
        List<CaseChange> changes = new ArrayList<>(pairs);
        changes.removeIf(pair -> pair.direction() == Direction.SAME);
        changes.sort(CaseChange.BY_WEIGHT);
        return changes;
    }

    private static SortedMap<String, SortedMap<String, Long>> labels(List<CaseChange> pairs) {
        SortedMap<String, SortedMap<String, Long>> labels = new TreeMap<>();
        for (CaseChange pair : pairs) {
            labels.computeIfAbsent(label(pair.first()), unseen -> new TreeMap<>())
                    .merge(label(pair.second()), 1L, Long::sum);
        }
        return labels;
    }

    private static String label(CaseDigest outcome) {
        return outcome.isJudged()
                ? outcome.label().orElse("judged")
                : outcome.status().word();
    }

    private static SortedMap<String, Presence> findings(List<CaseChange> pairs) {
        SortedMap<String, Presence> findings = new TreeMap<>();
        for (CaseChange pair : pairs) {
            // A case with ten missing facts is one case with missing facts.
            Map<String, Boolean> codes = new LinkedHashMap<>();
            pair.first().findings().forEach(code -> codes.put(code, true));
            pair.second().findings().forEach(code -> codes.put(code, true));
            for (String code : codes.keySet()) {
                findings.merge(
                        code,
                        new Presence(0, 0)
                                .plus(
                                        pair.first().findings().contains(code),
                                        pair.second().findings().contains(code)),
                        (sum, one) -> new Presence(sum.first() + one.first(), sum.second() + one.second()));
            }
        }
        return findings;
    }
}
