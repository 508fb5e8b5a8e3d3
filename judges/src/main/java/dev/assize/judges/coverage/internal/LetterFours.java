package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;

/**
 * The runs of four letters in some words, and how often each was counted. The edges of a word are letters too, so that a short word
 * is one run and the end of a long one is told from its middle. Words of one family share the runs of their root, however they bend.
 */
final class LetterFours {

    private static final int LENGTH = 4;
    private static final int BITS = 16;

    /** The upper bits of the product are the best mixed. */
    private static final int MIXED_BITS = 40;

    private static final char EDGE = ' ';
    private static final long EMPTY = 0;
    private static final int SMALLEST = 64;

    // Open addressing: a map of boxed numbers would cost more than all the rest of a reading.
    private long[] runs;
    private int[] counts;
    private int size;

    LetterFours() {
        this(0);
    }

    /** @param expected about how many runs there will be */
    LetterFours(int expected) {
        int room = Math.max(SMALLEST, Integer.highestOneBit(Math.max(1, expected)) * 4);
        this.runs = new long[room];
        this.counts = new int[room];
    }

    /** How many runs the word has. */
    static int count(Token token) {
        return Math.max(1, word(token).length() + 2 - LENGTH + 1);
    }

    /** One of the runs of the word, as a number. */
    static long run(Token token, int at) {
        String word = word(token);
        long run = 0;
        for (int i = at; i < Math.min(at + LENGTH, word.length() + 2); i++) {
            boolean edge = i == 0 || i > word.length();
            run = (run << BITS) | (edge ? EDGE : word.charAt(i - 1));
        }
        return run;
    }

    /** What the runs are of: a number is the same number however it is written. */
    static String word(Token token) {
        return token.isExact() ? token.key() : token.folded();
    }

    /** All the runs of the word. */
    static long[] runs(Token token) {
        String word = word(token);
        long[] all = new long[count(token)];
        long run = EDGE;
        for (int i = 0; i <= word.length(); i++) {
            // What is shifted out is the letter before the run.
            run = (run << BITS) | (i == word.length() ? EDGE : word.charAt(i));
            int at = i + 2 - LENGTH;
            if (at >= 0 || i == word.length()) {
                all[Math.max(0, at)] = run;
            }
        }
        return all;
    }

    void add(Token token) {
        for (long run : runs(token)) {
            add(run);
        }
    }

    /** How often the run was counted. */
    int count(long run) {
        return counts[place(run)];
    }

    /** Counts the run once more. */
    void add(long run) {
        set(run, count(run) + 1);
    }

    /** Makes it that the run was counted so often, which is at least once. */
    void set(long run, int count) {
        int place = place(run);
        boolean fresh = counts[place] == 0;
        counts[place] = count;
        if (fresh) {
            runs[place] = run;
            size++;
            if (size * 2 > runs.length) {
                grow();
            }
        }
    }

    private int place(long run) {
        int mask = runs.length - 1;
        long mixed = run * 0x9E3779B97F4A7C15L;
        int place = (int) (mixed >>> MIXED_BITS) & mask;
        while (runs[place] != EMPTY && runs[place] != run) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private void grow() {
        long[] before = runs;
        int[] counted = counts;
        runs = new long[before.length * 2];
        counts = new int[runs.length];
        for (int i = 0; i < before.length; i++) {
            if (before[i] != EMPTY) {
                int place = place(before[i]);
                runs[place] = before[i];
                counts[place] = counted[i];
            }
        }
    }
}
