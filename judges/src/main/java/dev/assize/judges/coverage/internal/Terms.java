package dev.assize.judges.coverage.internal;

import dev.assize.judges.coverage.internal.NounPhrases.Phrase;
import dev.assize.text.Span;
import dev.assize.text.trees.DecisionTrees;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * The terms a reference turns on: of its names, nouns and noun phrases those that people would most likely list, as many as go with
 * what it states. Of two that have a word in common one is listed.
 */
final class Terms {

    private static final DecisionTrees LISTED =
            DecisionTrees.beside(Terms.class, "terms.trees", TermSignal.NAMES_OF_ALL);

    private static final int FEWEST = 2;
    private static final int MOST = 6;
    private static final int STATEMENTS_PER_TERM = 4;

    private Terms() {}

    /**
     * @param asked the keys of the question's words
     * @param statements how many facts and conclusions the reference has
     */
    static List<Item> of(ReadText reference, DiscourseMarkers markers, Set<String> asked, int statements) {
        return choose(TermCandidates.in(reference, markers, asked), LISTED, statements).stream()
                .map(candidate -> item(reference, candidate.phrase()))
                .toList();
    }

    /** @param listed what tells how likely people list a candidate */
    static List<TermCandidate> choose(List<TermCandidate> candidates, DecisionTrees listed, int statements) {
        record Weighed(TermCandidate candidate, double sum) {}
        List<Weighed> likeliest = new ArrayList<>();
        candidates.forEach(candidate -> likeliest.add(new Weighed(candidate, listed.sum(candidate.signals()))));
        likeliest.sort(Comparator.comparingDouble((Weighed weighed) -> -weighed.sum())
                .thenComparingInt(weighed -> weighed.candidate().phrase().start()));
        int most = most(statements);
        List<TermCandidate> chosen = new ArrayList<>();
        for (Weighed weighed : likeliest) {
            TermCandidate candidate = weighed.candidate();
            boolean apart = chosen.stream().allMatch(other -> Collections.disjoint(other.keys(), candidate.keys()));
            if (apart && chosen.size() < most) {
                chosen.add(candidate);
            }
        }
        chosen.sort(Comparator.comparingInt(candidate -> candidate.phrase().start()));
        return chosen;
    }

    private static int most(int statements) {
        return Math.min(MOST, FEWEST + (statements + STATEMENTS_PER_TERM / 2) / STATEMENTS_PER_TERM);
    }

    private static Item item(ReadText reference, Phrase phrase) {
        Span span = reference.span(phrase.start(), phrase.end() - 1);
        return new Item(span.in(reference.text()), span);
    }
}
