package dev.assize.judges.coverage.reading;

import java.util.List;

/** The first letters of a name of several words, and the numbers of those words in the passage's vocabulary. */
record Initials(String letters, List<Integer> words) {

    Initials {
        words = List.copyOf(words);
    }
}
