package dev.assize.judges.coverage.internal;

import dev.assize.bench.trees.TreeLearner;
import dev.assize.judges.coverage.internal.Clauses.Clause;
import dev.assize.text.Token;
import dev.assize.text.trees.DecisionTrees;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Learns which statements of a reference people list as conclusions. A statement is what people listed when it has most of the words of
 * an item, and of a conclusion more than of any fact; one that they listed neither way teaches nothing.
 *
 * <p>Prints {@code conclusions.trees}; with {@code folds} how well they agree with people, each reference read with trees that were
 * learnt from the other four fifths. Usage: {@code ConclusionTraining <labelled directory> [folds]}
 */
final class ConclusionTraining {

    private static final TreeLearner.Shape SHAPE = new TreeLearner.Shape(80, 6, 25, 0.08, ConclusionSignal::speaksFor);

    /** Of the words of the shorter: from here on a statement and an item are the same. */
    private static final double SAME = 0.6;

    @SuppressWarnings("ArrayRecordComponent") // They are read, and compared with nothing.
    private record Statement(ListedReference reference, double[] signals, boolean marked, boolean conclusion) {}

    private ConclusionTraining() {}

    public static void main(String[] args) {
        List<ListedReference> all = ListedReference.of(Path.of(args[0]));
        List<Statement> statements = new ArrayList<>();
        all.forEach(one -> addStatements(one, statements));
        if (args.length > 1) {
            printFolds(all, statements);
            return;
        }
        System.out.println(
                "# Trees that tell which statements of a reference people list as conclusions, learnt by bench/checklist-trees.sh from "
                        + statements.size() + " statements.");
        learn(all, statements).forEach(System.out::println);
    }

    private static void addStatements(ListedReference one, List<Statement> statements) {
        List<Clause> clauses = ReferenceReader.statements(one.text(), one.markers());
        WeighedConclusions weighed = new WeighedConclusions(one.text(), one.markers(), clauses);
        for (int i = 0; i < clauses.size(); i++) {
            double[] signals = weighed.signals(i);
            boolean marked = clauses.get(i).conclusion();
            isConclusion(one, clauses.get(i))
                    .ifPresent(conclusion -> statements.add(new Statement(one, signals, marked, conclusion)));
        }
    }

    private static Optional<Boolean> isConclusion(ListedReference one, Clause clause) {
        Set<String> words = new HashSet<>();
        for (int i = clause.start(); i < clause.end(); i++) {
            Token token = one.text().token(i);
            if (token.isContent()) {
                words.add(token.key());
            }
        }
        double conclusion = likeness(words, one.listed("conclusions"));
        double fact = likeness(words, one.listed("facts"));
        return Math.max(conclusion, fact) < SAME ? Optional.empty() : Optional.of(conclusion > fact);
    }

    private static double likeness(Set<String> words, List<Set<String>> items) {
        return items.stream()
                .filter(item -> !item.isEmpty())
                .mapToDouble(item ->
                        item.stream().filter(words::contains).count() / (double) Math.min(item.size(), words.size()))
                .max()
                .orElse(0);
    }

    private static void printFolds(List<ListedReference> all, List<Statement> statements) {
        List<ListAgreement> weighed = List.of(new ListAgreement(), new ListAgreement());
        List<ListAgreement> marked = List.of(new ListAgreement(), new ListAgreement());
        for (int fold = 0; fold < ListedReference.FOLDS; fold++) {
            int left = fold;
            DecisionTrees trees = new DecisionTrees(
                    ConclusionSignal.NAMES_OF_ALL,
                    learn(
                            all,
                            statements.stream()
                                    .filter(one -> one.reference().fold() != left)
                                    .toList()));
            for (Statement one : statements) {
                if (one.reference().fold() == left) {
                    int file = one.reference().file();
                    add(weighed.get(file), trees.sum(one.signals()) > 0, one.conclusion());
                    add(marked.get(file), one.marked(), one.conclusion());
                }
            }
        }
        for (int file = 0; file < weighed.size(); file++) {
            String name = ListedReference.FILES.get(file);
            System.out.println(weighed.get(file).line("conclusions, " + name));
            System.out.println(marked.get(file).line("… by their words alone"));
        }
    }

    private static void add(ListAgreement listing, boolean listed, boolean wanted) {
        listing.add(listed ? 1 : 0, wanted ? 1 : 0, listed && wanted ? 1 : 0);
    }

    private static List<String> learn(List<ListedReference> all, List<Statement> statements) {
        List<TreeLearner.Row> rows = statements.stream()
                .map(one -> new TreeLearner.Row(
                        one.signals(),
                        one.conclusion(),
                        ListedReference.weight(one.reference().file(), all)))
                .toList();
        return TreeLearner.learn(ConclusionSignal.NAMES_OF_ALL, SHAPE, rows);
    }
}
