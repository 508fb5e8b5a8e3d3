package dev.assize.judges.brand;

import dev.assize.judges.brand.variation.Name;
import dev.assize.judges.brand.variation.NameList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Expressions that betray one thing, in four languages, kept as a list beside this class.
 *
 * @param byFirstWord the folded words of each expression, under the first of them
 */
record Phrases(Map<String, List<List<String>>> byFirstWord) {

    static final Phrases REASONS = read("reason-phrases.txt");
    static final Phrases STEPS = read("step-phrases.txt");
    static final Phrases VARIATIONS = read("variation-phrases.txt");
    static final Phrases SOURCES = read("source-phrases.txt");
    static final Phrases ABSENCE = read("absence-phrases.txt");
    static final Phrases DOUBTS = read("doubt-phrases.txt");

    Phrases {
        byFirstWord = Map.copyOf(byFirstWord);
    }

    private static Phrases read(String resource) {
        return new Phrases(NameList.beside(Phrases.class, resource).names().stream()
                .map(Name::wordsOf)
                .collect(Collectors.groupingBy(words -> words.get(0))));
    }

    /** Whether one of the expressions stands among the folded words. */
    boolean areIn(List<String> words) {
        return count(words) > 0;
    }

    /** How many places the expressions stand at. */
    int count(List<String> words) {
        int count = 0;
        for (int start = 0; start < words.size(); start++) {
            List<String> rest = words.subList(start, words.size());
            count += byFirstWord.getOrDefault(words.get(start), List.of()).stream()
                            .anyMatch(phrase -> startsWith(rest, phrase))
                    ? 1
                    : 0;
        }
        return count;
    }

    private static boolean startsWith(List<String> words, List<String> phrase) {
        return words.size() >= phrase.size() && words.subList(0, phrase.size()).equals(phrase);
    }
}
