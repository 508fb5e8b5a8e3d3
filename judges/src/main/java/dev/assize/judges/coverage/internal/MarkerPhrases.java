package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import dev.assize.text.WordSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Phrases of one word or several, found by their first. */
final class MarkerPhrases {

    private final Map<String, List<List<String>>> byFirstWord = new HashMap<>();
    private final Set<String> firstWords;

    /** @param lines a phrase on each, with one blank between its words */
    MarkerPhrases(List<String> lines) {
        for (String line : lines) {
            List<String> phrase = List.of(line.split(" "));
            byFirstWord
                    .computeIfAbsent(phrase.get(0), any -> new ArrayList<>(1))
                    .add(phrase);
        }
        this.firstWords = WordSet.of(byFirstWord.keySet());
    }

    /** Whether a phrase begins with the word. */
    boolean mayBegin(String folded) {
        return firstWords.contains(folded);
    }

    /** How many tokens the first phrase of the list takes that stands at this place; 0 when none does. */
    int lengthAt(List<Token> tokens, int at) {
        if (at >= tokens.size() || !mayBegin(tokens.get(at).folded())) {
            return 0;
        }
        for (List<String> phrase : byFirstWord.getOrDefault(tokens.get(at).folded(), List.of())) {
            if (standsAt(phrase, tokens, at)) {
                return phrase.size();
            }
        }
        return 0;
    }

    private static boolean standsAt(List<String> phrase, List<Token> tokens, int at) {
        if (at + phrase.size() > tokens.size()) {
            return false;
        }
        for (int i = 1; i < phrase.size(); i++) {
            if (!tokens.get(at + i).folded().equals(phrase.get(i))) {
                return false;
            }
        }
        return true;
    }
}
