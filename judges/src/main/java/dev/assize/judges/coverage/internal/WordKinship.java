package dev.assize.judges.coverage.internal;

import org.jspecify.annotations.Nullable;

/** How well each distinct word of a passage stands for one word of a statement; few do. Never changes. */
final class WordKinship {

    private static final int MOST_COUNTED = Byte.MAX_VALUE;

    private final ReadText passage;
    private final String key;
    private final double[] strengths;
    private final boolean strange;
    private final int[] kin;
    private final double best;

    /** For each sentence the best of {@link #kin}, counted from 1; 0 where none stands in it. */
    private byte @Nullable [] bestKin;

    /** The same as strengths, where there are too many kin to count in a byte. */
    private double @Nullable [] bySentence;

    /** @param strange whether no word of the passage alone stands for it, and at most two that are written as one do */
    WordKinship(ReadText passage, String key, double[] strengths, boolean strange) {
        this.passage = passage;
        this.key = key;
        this.strengths = strengths;
        this.strange = strange;
        int count = 0;
        double most = 0;
        for (double strength : strengths) {
            count += strength > 0 ? 1 : 0;
            most = Math.max(most, strength);
        }
        this.best = most;
        this.kin = new int[count];
        for (int word = strengths.length - 1; count > 0; word--) {
            if (strengths[word] > 0) {
                kin[--count] = word;
            }
        }
    }

    /** The key of the word of the statement. */
    String key() {
        return key;
    }

    boolean isStrange() {
        return strange;
    }

    /** The same, but for one word of the passage that stands for it at least so well. */
    WordKinship raised(int word, double strength) {
        if (strengths[word] >= strength) {
            return this;
        }
        double[] own = strengths.clone();
        own[word] = strength;
        return new WordKinship(passage, key, own, strange);
    }

    /** How well a word of the passage's vocabulary stands for it. */
    double strength(int word) {
        return strengths[word];
    }

    /** The words of the passage's vocabulary that stand for it at all. */
    int[] kin() {
        return kin;
    }

    /** How well the best word of the whole passage stands for it. */
    double best() {
        return best;
    }

    /** How well the best word of a sentence stands for it. */
    double inSentence(int sentence) {
        if (kin.length > MOST_COUNTED) {
            if (bySentence == null) {
                bySentence = readSentences();
            }
            return bySentence[sentence];
        }
        if (bestKin == null) {
            bestKin = readBestKin();
        }
        int place = bestKin[sentence];
        return place == 0 ? 0 : strengths[kin[place - 1]];
    }

    private byte[] readBestKin() {
        byte[] read = new byte[passage.sentences()];
        for (int place = 0; place < kin.length; place++) {
            for (int at = passage.firstPlace(kin[place]); at >= 0; at = passage.nextPlace(at)) {
                int sentence = passage.sentenceOf(at);
                if (read[sentence] == 0 || strengths[kin[place]] > strengths[kin[read[sentence] - 1]]) {
                    read[sentence] = (byte) (place + 1);
                }
            }
        }
        return read;
    }

    private double[] readSentences() {
        double[] read = new double[passage.sentences()];
        for (int word : kin) {
            for (int at = passage.firstPlace(word); at >= 0; at = passage.nextPlace(at)) {
                int sentence = passage.sentenceOf(at);
                read[sentence] = Math.max(read[sentence], strengths[word]);
            }
        }
        return read;
    }

    /** The first of the best places in that stretch; -1 when there is none. */
    int place(int start, int end) {
        double most = 0;
        int place = -1;
        for (int word : kin) {
            for (int at = passage.firstPlace(word); at >= 0 && at < end; at = passage.nextPlace(at)) {
                if (at >= start && (strengths[word] > most || (strengths[word] == most && at < place))) {
                    most = strengths[word];
                    place = at;
                }
            }
        }
        return place;
    }
}
