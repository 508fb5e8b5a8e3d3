package dev.assize.judges.coverage.internal;

import java.util.Arrays;
import java.util.List;

/**
 * Words by their first letter, so that a word is compared only with those that begin like it. Some letters share a place: who
 * walks along it compares the words themselves.
 */
final class FirstLetters {

    private static final int PLACES = 64;

    private final int[] first = new int[PLACES];
    private final int[] next;

    FirstLetters(List<String> words) {
        this.next = new int[words.size()];
        Arrays.fill(first, -1);
        for (int word = words.size() - 1; word >= 0; word--) {
            int place = words.get(word).charAt(0) % PLACES;
            next[word] = first[place];
            first[place] = word;
        }
    }

    /** The first word that may begin with the letter; -1 when there is none. */
    int first(char letter) {
        return first[letter % PLACES];
    }

    /** The one after it; -1 when there is none. */
    int next(int word) {
        return next[word];
    }
}
