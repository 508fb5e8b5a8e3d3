package dev.assize.judges.brand;

import dev.assize.judges.brand.variation.Name;
import dev.assize.judges.brand.variation.NameList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Expressions that betray one thing, in four languages, kept as a list beside this class. */
record Phrases(Set<String> expressions) {

    static final Phrases REASONS = read("reason-phrases.txt");
    static final Phrases STEPS = read("step-phrases.txt");
    static final Phrases VARIATIONS = read("variation-phrases.txt");
    static final Phrases SOURCES = read("source-phrases.txt");
    static final Phrases ABSENCE = read("absence-phrases.txt");
    static final Phrases DOUBTS = read("doubt-phrases.txt");

    private static final int LONGEST = 4;

    Phrases {
        expressions = Set.copyOf(expressions);
    }

    private static Phrases read(String resource) {
        return new Phrases(NameList.beside(Phrases.class, resource).names().stream()
                .map(phrase -> String.join(" ", Name.wordsOf(phrase)))
                .collect(Collectors.toSet()));
    }

    /** Whether one of the expressions stands among the folded words. */
    boolean areIn(List<String> words) {
        return count(words) > 0;
    }

    /** How many places the expressions stand at. */
    int count(List<String> words) {
        int count = 0;
        for (int start = 0; start < words.size(); start++) {
            count += startsAt(words, start) ? 1 : 0;
        }
        return count;
    }

    private boolean startsAt(List<String> words, int start) {
        String phrase = words.get(start);
        if (expressions.contains(phrase)) {
            return true;
        }
        for (int end = start + 1; end < Math.min(words.size(), start + LONGEST); end++) {
            phrase = phrase + " " + words.get(end);
            if (expressions.contains(phrase)) {
                return true;
            }
        }
        return false;
    }
}
