package dev.assize.judges.coverage.internal;

import java.util.Arrays;

/** Where each distinct word of a text stands, and in which sentence. Never changes. */
final class WordPlaces {

    /** So many places are looked through sooner than searched. */
    private static final int FEW = 8;

    private final int[] starts;
    private final int[] places;
    private final int[] sentences;

    /**
     * @param words the number of the word at each place
     * @param distinct how many words there are
     * @param sentenceStarts the first place of each sentence, and the number of places at the end
     */
    WordPlaces(int[] words, int distinct, int[] sentenceStarts) {
        this.starts = new int[distinct + 1];
        this.places = new int[words.length];
        this.sentences = new int[words.length];
        for (int word : words) {
            starts[word + 1]++;
        }
        for (int word = 0; word + 1 < starts.length; word++) {
            starts[word + 1] += starts[word];
        }
        int[] next = starts.clone();
        for (int at = 0; at < words.length; at++) {
            places[next[words[at]]++] = at;
        }
        for (int i = 0; i + 1 < sentenceStarts.length; i++) {
            Arrays.fill(sentences, sentenceStarts[i], sentenceStarts[i + 1], i);
        }
    }

    /** The index of the first place of the word; those of the next word follow its own. */
    int start(int word) {
        return starts[word];
    }

    /** The place with that index: those of one word are together and in their order. */
    int at(int index) {
        return places[index];
    }

    /** The first place of the word that is not before {@code from}; -1 when there is none. */
    int from(int word, int from) {
        int end = starts[word + 1];
        int at = starts[word];
        if (end - at > FEW) {
            int found = Arrays.binarySearch(places, at, end, from);
            at = found >= 0 ? found : -found - 1;
        }
        while (at < end && places[at] < from) {
            at++;
        }
        return at < end ? places[at] : -1;
    }

    /** The sentence of that place. */
    int sentence(int place) {
        return sentences[place];
    }
}
