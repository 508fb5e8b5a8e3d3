package dev.assize.judges.citation.internal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Long words with one slip of the pen: a letter left out, doubled, swapped with its neighbour or mistaken. Two words one slip apart
 * share a word that is left when a letter is taken out of either; so a look-up needs no comparing.
 */
final class Misspellings {

    private static final int SHORTEST = 7;

    private final Set<String> words = new HashSet<>();
    private final Map<String, String> byRest = new HashMap<>();

    void add(String word) {
        if (word.length() < SHORTEST || !words.add(word)) {
            return;
        }
        for (int i = 1; i < word.length(); i++) {
            byRest.putIfAbsent(without(word, i), word);
        }
    }

    /** The word that was meant, or null when none is one slip away. The first letter is always right. */
    @Nullable
    String correct(String misspelt) {
        if (misspelt.length() < SHORTEST - 1 || words.contains(misspelt)) {
            return null;
        }
        String meant = byRest.get(misspelt);
        for (int i = 1; meant == null && i < misspelt.length(); i++) {
            String rest = without(misspelt, i);
            meant = words.contains(rest) ? rest : byRest.get(rest);
        }
        return meant;
    }

    private static String without(String word, int letter) {
        return word.substring(0, letter) + word.substring(letter + 1);
    }
}
