package dev.assize.judges.citation.internal;

import dev.assize.bench.trees.TreeLearner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Gathers reasonings in numbers with the answers of people, and learns the trees of each question that {@link WeighedReasons} weighs. */
public final class ReasonTreeLearner {

    private final Map<WeighedQuestion, List<TreeLearner.Row>> rows = new LinkedHashMap<>();

    private static Optional<WeighedQuestion> find(String question) {
        return WeighedQuestion.ALL.stream()
                .filter(weighed -> weighed.name().equals(question))
                .findFirst();
    }

    /** A question about the reasons alone. */
    public void add(String question, WeighedReasons reasons, boolean yes, double weight) {
        find(question).ifPresent(weighed -> add(weighed, reasons.signals(), yes, weight));
    }

    /** A question about what they say of the contents. */
    public void add(String question, WeighedMistakes mistakes, boolean yes, double weight) {
        find(question).ifPresent(weighed -> add(weighed, mistakes.signals(), yes, weight));
    }

    private void add(WeighedQuestion question, double[] signals, boolean yes, double weight) {
        rows.computeIfAbsent(question, unseen -> new ArrayList<>()).add(new TreeLearner.Row(signals, yes, weight));
    }

    /** The lines of the trees of each question, by the name of their file. */
    public Map<String, List<String>> learn() {
        Map<String, List<String>> trees = new TreeMap<>();
        rows.forEach((question, learntFrom) -> {
            TreeLearner.Shape shape = new TreeLearner.Shape(
                    120, 8, 15, 0.06, signal -> question.signals().get(signal).equals(question.name()));
            List<String> lines = new ArrayList<>();
            lines.add("# Trees that weigh the answer to " + question.name()
                    + ", learnt by bench/citation-trees.sh from " + learntFrom.size() + " labelled reasonings.");
            lines.addAll(TreeLearner.learn(question.signals(), shape, learntFrom));
            trees.put(question.name() + ".trees", lines);
        });
        return trees;
    }
}
