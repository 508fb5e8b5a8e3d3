package dev.assize.stats;

/**
 * The random numbers of one resampling, not for sharing between threads.
 *
 * <p>SplitMix64: Steele, Lea and Flood (2014), Fast splittable pseudorandom number generators, OOPSLA. Written out
 * here because the JDK does not promise that its own generators keep their sequences between versions.
 */
final class RandomDraws {

    private long state;

    RandomDraws(long seed) {
        this.state = seed;
    }

    long nextBits() {
        state += 0x9E3779B97F4A7C15L;
        long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** A number from 0 up to, not including, {@code bound}; the bias is below {@code bound} in 2⁶³. */
    int nextBelow(int bound) {
        return (int) Math.multiplyHigh(nextBits() >>> 1, (long) bound << 1);
    }

    /** Fills the array with units drawn with replacement from as many as it has places. */
    void resample(int[] drawn) {
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] = nextBelow(drawn.length);
        }
    }
}
