package dev.assize.judges.coverage.internal;

import java.util.List;

/** The first letters of a name of several words, and the numbers of those words in the passage's vocabulary. */
record NameInitials(String letters, List<Integer> words) {

    NameInitials {
        words = List.copyOf(words);
    }
}
