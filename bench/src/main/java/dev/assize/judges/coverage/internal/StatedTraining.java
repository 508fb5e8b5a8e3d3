package dev.assize.judges.coverage.internal;

import dev.assize.bench.DocumentPart;
import dev.assize.bench.FactLabels;
import dev.assize.bench.trees.TreeLearner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Learns what the {@link Signals} of a statement are worth: trees, on statements that people labelled as stated or not.
 *
 * <p>Systems that were not labelled {@linkplain FactLabels fact by fact} are left out.
 *
 * <p>Prints {@code stated.trees}. Usage: {@code StatedTraining <data directory> <labelled directory> [part]}, where the part is one of
 * {@link DocumentPart}: {@code fold:1/5} learns from all documents but those of the first of five folds.
 */
final class StatedTraining {

    /** Of the stories a third of the facts is wrong on purpose, in one small thing, which no system is: they count for less. */
    private static final double STORY = 0.1;

    private static final TreeLearner.Shape SHAPE = new TreeLearner.Shape(200, 15, 25, 0.06, Signals::speaksFor);

    private StatedTraining() {}

    public static void main(String[] args) {
        DocumentPart part = DocumentPart.of(args.length > 2 ? args[2] : "all");
        List<TreeLearner.Row> rows = new ArrayList<>();
        for (LabelledStatement statement : LabelledStatement.of(Path.of(args[0]), Path.of(args[1]), part)) {
            rows.add(new TreeLearner.Row(statement.signals(), statement.stated(), statement.isOfStory() ? STORY : 1));
        }
        System.out.println("# Trees that tell whether a statement is stated, learnt by bench/coverage-trees.sh from "
                + rows.size() + " labelled statements.");
        TreeLearner.learn(Signals.NAMES, SHAPE, rows).forEach(System.out::println);
    }
}
