package dev.assize.judges.coverage.internal;

import dev.assize.bench.trees.TreeLearner;
import dev.assize.text.trees.DecisionTrees;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Learns which names, nouns and noun phrases of a reference people list as its terms.
 *
 * <p>Prints {@code terms.trees}; with {@code folds} how well lists agree with those of people, each reference read with trees that were
 * learnt from the other four fifths. Usage: {@code TermTraining <labelled directory> [folds]}
 */
final class TermTraining {

    private static final TreeLearner.Shape SHAPE = new TreeLearner.Shape(80, 6, 25, 0.08, signal -> false);

    private TermTraining() {}

    public static void main(String[] args) {
        List<ListedReference> all = ListedReference.of(Path.of(args[0]));
        if (args.length > 1) {
            printFolds(all);
            return;
        }
        System.out.println(
                "# Trees that tell what people list as a term of a reference, learnt by bench/checklist-trees.sh from "
                        + all.size() + " references.");
        learn(all).forEach(System.out::println);
    }

    private static void printFolds(List<ListedReference> all) {
        List<ListAgreement> listings = List.of(new ListAgreement(), new ListAgreement());
        for (int fold = 0; fold < ListedReference.FOLDS; fold++) {
            int left = fold;
            DecisionTrees trees = new DecisionTrees(
                    TermSignal.NAMES_OF_ALL,
                    learn(all.stream().filter(one -> one.fold() != left).toList()));
            for (ListedReference one : all) {
                if (one.fold() == left) {
                    List<Set<String>> wanted = one.listed("terms");
                    int statements = one.listed("facts").size()
                            + one.listed("conclusions").size();
                    List<Set<String>> terms = Terms.choose(candidates(one), trees, statements).stream()
                            .map(TermCandidate::keys)
                            .toList();
                    listings.get(one.file()).add(terms.size(), wanted.size(), (int)
                            terms.stream().filter(wanted::contains).count());
                }
            }
        }
        for (int file = 0; file < listings.size(); file++) {
            System.out.println(listings.get(file).line("terms, " + ListedReference.FILES.get(file)));
        }
    }

    private static List<TermCandidate> candidates(ListedReference one) {
        return TermCandidates.in(one.text(), one.markers(), one.asked());
    }

    private static List<String> learn(List<ListedReference> references) {
        List<TreeLearner.Row> rows = new ArrayList<>();
        for (ListedReference one : references) {
            double weight = ListedReference.weight(one.file(), references);
            List<Set<String>> wanted = one.listed("terms");
            candidates(one)
                    .forEach(candidate -> rows.add(
                            new TreeLearner.Row(candidate.signals(), wanted.contains(candidate.keys()), weight)));
        }
        return TreeLearner.learn(TermSignal.NAMES_OF_ALL, SHAPE, rows);
    }
}
