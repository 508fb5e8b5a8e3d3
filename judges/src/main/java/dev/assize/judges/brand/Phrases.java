package dev.assize.judges.brand;

import dev.assize.judges.brand.internal.Name;
import dev.assize.judges.brand.internal.NameList;
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
    static final Phrases HEDGES = read("hedge-phrases.txt");

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
        for (int start = 0; start < words.size(); start++) {
            if (isAt(words, start)) {
                return true;
            }
        }
        return false;
    }

    /** How many places the expressions stand at. */
    int count(List<String> words) {
        int count = 0;
        for (int start = 0; start < words.size(); start++) {
            count += isAt(words, start) ? 1 : 0;
        }
        return count;
    }

    private boolean isAt(List<String> words, int start) {
        List<List<String>> phrases = byFirstWord.get(words.get(start));
        if (phrases != null) {
            for (List<String> phrase : phrases) {
                if (isAt(words, start, phrase)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isAt(List<String> words, int start, List<String> phrase) {
        if (words.size() - start < phrase.size()) {
            return false;
        }
        for (int i = 1; i < phrase.size(); i++) {
            if (!words.get(start + i).equals(phrase.get(i))) {
                return false;
            }
        }
        return true;
    }
}
