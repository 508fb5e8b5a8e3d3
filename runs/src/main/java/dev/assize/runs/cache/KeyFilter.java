package dev.assize.runs.cache;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A Bloom filter: tells for certain that a key was never added, and for nearly every key that was not. It has one size, a megabyte:
 * of a million keys it takes three in a hundred others for one of them, and of ten million nearly all. Threads share it: bits are
 * only ever set.
 */
final class KeyFilter {

    private static final int BITS = 1 << 23;
    private static final int BITS_OF_A_KEY = 3;

    private final AtomicLongArray words = new AtomicLongArray(BITS / Long.SIZE);

    void add(AnswerKey key) {
        int hash = key.hash().hashCode();
        for (int i = 0; i < BITS_OF_A_KEY; i++) {
            hash = mixed(hash);
            int bit = hash & (BITS - 1);
            long mask = 1L << bit;
            if ((words.get(bit >>> 6) & mask) == 0) {
                words.accumulateAndGet(bit >>> 6, mask, (word, added) -> word | added);
            }
        }
    }

    /** False only for a key that was never added. */
    boolean mayHold(AnswerKey key) {
        int hash = key.hash().hashCode();
        for (int i = 0; i < BITS_OF_A_KEY; i++) {
            hash = mixed(hash);
            int bit = hash & (BITS - 1);
            if ((words.get(bit >>> 6) & 1L << bit) == 0) {
                return false;
            }
        }
        return true;
    }

    /** The last step of MurmurHash3, with a constant so that zero does not stay zero. */
    private static int mixed(int hash) {
        int mixed = hash + 0x9e3779b9;
        mixed = (mixed ^ mixed >>> 16) * 0x85ebca6b;
        mixed = (mixed ^ mixed >>> 13) * 0xc2b2ae35;
        return mixed ^ mixed >>> 16;
    }
}
