package dev.assize.bench.calibrate;

import dev.assize.core.question.ConfidenceTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Finds the steps of one kind of evidence: how often answers were right as its measure grows.
 *
 * <p>Answers are sorted by the measure and cut into bins of equal size, and bins are pooled until the share of right answers
 * goes one way (pool adjacent violators: Ayer et al., "An Empirical Distribution Function for Sampling with Incomplete
 * Information", 1955; as calibration: Zadrozny and Elkan, "Transforming Classifier Scores into Accurate Multiclass Probability
 * Estimates", 2002). Which way, is what fewer bins object to.
 */
final class StepFit {

    /** Bins are no smaller: a share of fewer says little. */
    private static final int SMALLEST = 60;

    private static final int MOST_BINS = 40;

    /** Answers whose measure lies between the first of this bin and the first of the next. */
    private record Bin(double from, long right, long of) {

        Bin with(Bin next) {
            return new Bin(from, right + next.right, of + next.of);
        }

        double share() {
            return (right + 1.0) / (of + 2.0);
        }
    }

    private StepFit() {}

    static List<ConfidenceTable.Step> of(List<Observation> answers) {
        List<Observation> measured = answers.stream()
                .filter(answer -> answer.measure() != null)
                .sorted(Comparator.comparingDouble(StepFit::measure))
                .toList();
        if (measured.size() < answers.size() || measured.isEmpty()) {
            long right = answers.stream().filter(Observation::isRight).count();
            return List.of(new ConfidenceTable.Step(null, right, answers.size()));
        }
        List<Bin> bins = bins(measured);
        List<Bin> rising = pooled(bins, 1);
        List<Bin> falling = pooled(bins, -1);
        return steps(rising.size() >= falling.size() ? rising : falling);
    }

    private static double measure(Observation answer) {
        return Objects.requireNonNull(answer.measure());
    }

    private static List<Bin> bins(List<Observation> sorted) {
        int size = Math.max(SMALLEST, (sorted.size() + MOST_BINS - 1) / MOST_BINS);
        List<Bin> bins = new ArrayList<>();
        int start = 0;
        while (start < sorted.size()) {
            int end = Math.min(sorted.size(), start + size);
            // What is too little for a bin of its own belongs to the last one; equal measures belong together.
            end = sorted.size() - end < size ? sorted.size() : end;
            while (end < sorted.size() && measure(sorted.get(end)) == measure(sorted.get(end - 1))) {
                end++;
            }
            long right = sorted.subList(start, end).stream()
                    .filter(Observation::isRight)
                    .count();
            bins.add(new Bin(measure(sorted.get(start)), right, end - start));
            start = end;
        }
        return bins;
    }

    private static List<Bin> pooled(List<Bin> bins, int direction) {
        List<Bin> pooled = new ArrayList<>();
        for (Bin bin : bins) {
            pooled.add(bin);
            while (pooled.size() > 1 && violates(pooled, direction)) {
                Bin last = pooled.remove(pooled.size() - 1);
                pooled.set(pooled.size() - 1, pooled.get(pooled.size() - 1).with(last));
            }
        }
        return pooled;
    }

    private static boolean violates(List<Bin> bins, int direction) {
        double before = bins.get(bins.size() - 2).share();
        double last = bins.get(bins.size() - 1).share();
        return (last - before) * direction <= 0;
    }

    private static List<ConfidenceTable.Step> steps(List<Bin> bins) {
        List<ConfidenceTable.Step> steps = new ArrayList<>();
        for (Bin bin : bins) {
            Double from = steps.isEmpty() ? null : Math.round(bin.from() * 10_000) / 10_000.0;
            steps.add(new ConfidenceTable.Step(from, bin.right(), bin.of()));
        }
        return steps;
    }
}
