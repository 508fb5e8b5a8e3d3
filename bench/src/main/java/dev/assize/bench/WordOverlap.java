package dev.assize.bench;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** The floor: the share of an item's words that the output has, and nothing else. */
final class WordOverlap {

    private WordOverlap() {}

    static double of(String item, String output) {
        Set<String> wanted = words(item);
        Set<String> there = words(output);
        if (wanted.isEmpty()) {
            return 0;
        }
        double found = wanted.stream().filter(there::contains).count();
        return found / wanted.size();
    }

    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }
}
