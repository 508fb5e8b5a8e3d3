package dev.assize.judges.coverage.internal;

import java.util.Arrays;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** How well each distinct word of a passage stands for one word of a statement; few do. Never changes. */
final class WordKinship {

    /** Up to so many sentences a byte for each is less than to search for those that have the word. */
    private static final int FEW_SENTENCES = 256;

    private static final int MOST_COUNTED = Byte.MAX_VALUE;

    /** Up to so many words are looked through sooner than searched. */
    private static final int FEW_KIN = 16;

    private final ReadText passage;
    private final boolean strange;

    /** The words of the passage that stand for it, in their order, and how well each does. */
    private final int[] kin;

    private final double[] strengths;
    private final double best;

    /** For each sentence the best of {@link #kin}, counted from 1; 0 where none stands in it. */
    private byte @Nullable [] bestKin;

    /** The sentences that have the word, in their order, and how well; where they or the kin are many. */
    private @Nullable StrengthBySentence sentences;

    @SuppressWarnings("ArrayRecordComponent") // They are searched, and compared with nothing.
    private record StrengthBySentence(int[] places, double[] strengths) {}

    /**
     * @param strengths of the kin, which are in their order
     * @param strange whether no word of the passage alone stands for it, and at most two that are written as one do
     */
    WordKinship(ReadText passage, int[] kin, double[] strengths, boolean strange) {
        this.passage = passage;
        this.kin = kin;
        this.strengths = strengths;
        this.strange = strange;
        double most = 0;
        for (double strength : strengths) {
            most = Math.max(most, strength);
        }
        this.best = most;
    }

    /** @param all how well each word of the passage stands for it */
    static WordKinship of(ReadText passage, double[] all, boolean strange) {
        int count = 0;
        for (double strength : all) {
            count += strength > 0 ? 1 : 0;
        }
        int[] kin = new int[count];
        double[] strengths = new double[count];
        for (int word = all.length - 1; count > 0; word--) {
            if (all[word] > 0) {
                kin[--count] = word;
                strengths[count] = all[word];
            }
        }
        return new WordKinship(passage, kin, strengths, strange);
    }

    boolean isStrange() {
        return strange;
    }

    /** The same, but for one word of the passage that stands for it at least so well. */
    WordKinship raised(int word, double strength) {
        int found = Arrays.binarySearch(kin, word);
        if (found >= 0 && strengths[found] >= strength) {
            return this;
        }
        int place = found >= 0 ? found : -found - 1;
        int after = found >= 0 ? place + 1 : place;
        int[] words = new int[place + 1 + kin.length - after];
        double[] own = new double[words.length];
        System.arraycopy(kin, 0, words, 0, place);
        System.arraycopy(strengths, 0, own, 0, place);
        words[place] = word;
        own[place] = strength;
        System.arraycopy(kin, after, words, place + 1, kin.length - after);
        System.arraycopy(strengths, after, own, place + 1, kin.length - after);
        return new WordKinship(passage, words, own, strange);
    }

    /** How well a word of the passage's vocabulary stands for it. */
    double strength(int word) {
        if (kin.length > FEW_KIN) {
            int found = Arrays.binarySearch(kin, word);
            return found < 0 ? 0 : strengths[found];
        }
        for (int i = 0; i < kin.length; i++) {
            if (kin[i] == word) {
                return strengths[i];
            }
        }
        return 0;
    }

    /** Sets the bits of the words of the passage that stand for it. */
    void mark(long[] words) {
        for (int i = 0; i < kin.length; i++) {
            if (strengths[i] > 0) {
                words[kin[i] >> 6] |= 1L << kin[i];
            }
        }
    }

    /** See {@link Match#lengthen}. */
    void lengthen(double[] best, int start, int end, double own) {
        int first = kin[0];
        boolean only = kin.length == 1;
        double before = best[0];
        for (int i = start; i < end; i++) {
            int at = i - start + 1;
            int word = passage.word(i);
            boolean same = word == first || (!only && strength(word) > 0);
            double longest = same ? before + own : Math.max(best[at], best[at - 1]);
            before = best[at];
            best[at] = longest;
        }
    }

    /** How well the best word of the whole passage stands for it. */
    double best() {
        return best;
    }

    /** How well the best word of a sentence stands for it. */
    double inSentence(int sentence) {
        if (areFew()) {
            int place = bestKin()[sentence];
            return place == 0 ? 0 : strengths[place - 1];
        }
        int found = Arrays.binarySearch(sentences().places, sentence);
        return found < 0 ? 0 : sentences().strengths[found];
    }

    /** Adds to what is known of each sentence how well it has the word, by a weight. */
    void addTo(double[] bySentence, double weight) {
        if (kin.length == 0) {
            return;
        }
        if (areFew()) {
            byte[] bests = bestKin();
            for (int sentence = 0; sentence < bests.length; sentence++) {
                bySentence[sentence] += bests[sentence] == 0 ? 0 : weight * strengths[bests[sentence] - 1];
            }
            return;
        }
        StrengthBySentence having = sentences();
        for (int i = 0; i < having.places.length; i++) {
            bySentence[having.places[i]] += weight * having.strengths[i];
        }
    }

    /** How well the best word stands for it in any sentence that is not struck. */
    double outside(StruckSentences struck) {
        WordPlaces places = passage.places();
        double most = 0;
        for (int i = 0; i < kin.length; i++) {
            if (strengths[i] > most) {
                int at = places.start(kin[i]);
                int end = places.start(kin[i] + 1);
                while (at < end && struck.has(places.sentence(places.at(at)))) {
                    at++;
                }
                most = at < end ? strengths[i] : most;
            }
        }
        return most;
    }

    private boolean areFew() {
        return kin.length <= MOST_COUNTED && passage.sentences() <= FEW_SENTENCES;
    }

    private byte[] bestKin() {
        if (bestKin == null) {
            bestKin = readBestKin();
        }
        return bestKin;
    }

    private byte[] readBestKin() {
        byte[] read = new byte[passage.sentences()];
        WordPlaces places = passage.places();
        for (int place = 0; place < kin.length; place++) {
            int end = places.start(kin[place] + 1);
            for (int at = places.start(kin[place]); at < end; at++) {
                int sentence = places.sentence(places.at(at));
                if (read[sentence] == 0 || strengths[place] > strengths[read[sentence] - 1]) {
                    read[sentence] = (byte) (place + 1);
                }
            }
        }
        return read;
    }

    private StrengthBySentence sentences() {
        if (sentences == null) {
            sentences = readSentences();
        }
        return sentences;
    }

    private StrengthBySentence readSentences() {
        NavigableMap<Integer, Double> read = new TreeMap<>();
        WordPlaces places = passage.places();
        for (int i = 0; i < kin.length; i++) {
            int end = places.start(kin[i] + 1);
            for (int at = places.start(kin[i]); at < end; at++) {
                read.merge(places.sentence(places.at(at)), strengths[i], Math::max);
            }
        }
        return new StrengthBySentence(
                read.keySet().stream().mapToInt(Integer::intValue).toArray(),
                read.values().stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** The first of the best places in that stretch; -1 when there is none. */
    int place(int start, int end) {
        double most = 0;
        int place = -1;
        for (int i = 0; i < kin.length; i++) {
            int at = passage.places().from(kin[i], start);
            if (at >= 0 && at < end && (strengths[i] > most || (strengths[i] == most && at < place))) {
                most = strengths[i];
                place = at;
            }
        }
        return place;
    }
}
