package dev.assize.judges.brand;

import dev.assize.judges.brand.internal.Name;
import java.util.List;

/**
 * A text as its folded words, to look for other words in.
 *
 * @param spaced the words with a space before and after each
 */
record WordSequence(List<String> words, String spaced) {

    WordSequence {
        words = List.copyOf(words);
    }

    static WordSequence of(String text) {
        List<String> words = Name.wordsOf(text);
        return new WordSequence(words, " " + String.join(" ", words) + " ");
    }

    /** Whether the other's words stand here, one after another; no words stand nowhere. */
    boolean holds(WordSequence other) {
        return !other.words.isEmpty() && spaced.contains(other.spaced);
    }
}
