package dev.assize.text;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A set of folded words, written as one line of text so that word lists stay readable. */
public final class WordSet {

    private WordSet() {}

    /** The words of a text that are separated by blanks; one that is repeated counts once. */
    public static Set<String> of(String words) {
        return Collections.unmodifiableSet(
                new LinkedHashSet<>(List.of(words.strip().split(" +"))));
    }
}
