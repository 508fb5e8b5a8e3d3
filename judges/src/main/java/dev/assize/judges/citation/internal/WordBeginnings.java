package dev.assize.judges.citation.internal;

import java.util.ArrayList;
import java.util.List;

/**
 * Phrases that patterns begin with. Most texts have none of them, and to see that by their first letters takes much less than to try
 * each pattern at each place. Immutable.
 */
final class WordBeginnings {

    private static final int LETTERS = 26;

    private final List<List<String>> byLetter = new ArrayList<>(LETTERS);

    /** @param phrases folded, each beginning with a letter from a to z */
    WordBeginnings(List<String> phrases) {
        for (int i = 0; i < LETTERS; i++) {
            byLetter.add(new ArrayList<>());
        }
        phrases.forEach(phrase -> byLetter.get(phrase.charAt(0) - 'a').add(phrase));
    }

    /** Whether one of them may begin a word of a folded text. */
    boolean mayBeIn(String text) {
        boolean inside = false;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            boolean letter = unit >= 'a' && unit <= 'z';
            if (letter && !inside && isAt(i, text, byLetter.get(unit - 'a'))) {
                return true;
            }
            inside = letter || unit == '_' || (unit >= '0' && unit <= '9');
        }
        return false;
    }

    private static boolean isAt(int place, String text, List<String> phrases) {
        for (int i = 0; i < phrases.size(); i++) {
            if (text.startsWith(phrases.get(i), place)) {
                return true;
            }
        }
        return false;
    }
}
