package dev.assize.judges.coverage;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What an output is held against: the facts, conclusions and terms of a reference. */
record Checklist(List<String> facts, List<String> conclusions, List<String> terms) {

    Checklist {
        facts = List.copyOf(facts);
        conclusions = List.copyOf(conclusions);
        terms = List.copyOf(terms);
    }

    /** A list that a user froze: taken as it is, but for exact repeats. */
    static Checklist frozen(List<String> facts, List<String> conclusions, List<String> terms) {
        return new Checklist(distinct(facts), distinct(conclusions), distinct(terms));
    }

    /** What an answerer read in a reference: nothing is both fact and conclusion, no number is a term. */
    static Checklist read(List<String> facts, List<String> conclusions, List<String> terms) {
        Set<String> seen = new HashSet<>();
        List<String> ownFacts = unseen(facts, seen);
        List<String> ownConclusions = unseen(conclusions, seen);
        List<String> words = terms.stream().filter(Checklist::isWorded).toList();
        return new Checklist(ownFacts, ownConclusions, unseen(words, new HashSet<>()));
    }

    List<String> items(ItemKind kind) {
        return switch (kind) {
            case FACT -> facts;
            case CONCLUSION -> conclusions;
            case TERM -> terms;
        };
    }

    int size() {
        return facts.size() + conclusions.size() + terms.size();
    }

    boolean isEmpty() {
        return size() == 0;
    }

    private static List<String> distinct(List<String> items) {
        return List.copyOf(new LinkedHashSet<>(items));
    }

    private static List<String> unseen(List<String> items, Set<String> seen) {
        List<String> fresh = new ArrayList<>();
        for (String item : items) {
            if (seen.add(key(item))) {
                fresh.add(item.strip());
            }
        }
        return fresh;
    }

    private static String key(String item) {
        String folded = FoldedText.fold(item);
        int end = folded.length();
        while (end > 0 && ".;,:!?".indexOf(folded.charAt(end - 1)) >= 0) {
            end--;
        }
        return folded.substring(0, end);
    }

    private static boolean isWorded(String term) {
        return term.codePoints().anyMatch(Characters::isLetter);
    }
}
