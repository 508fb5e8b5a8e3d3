package dev.assize.judgefiles.internal.library;

import java.util.HashMap;
import java.util.Map;

/**
 * The length of the longest common subsequence with one sequence held against many, 64 places at a time (Hyyrö 2004, "Bit-parallel
 * LCS-length computation revisited").
 */
final class CommonSubsequence {

    private final int length;
    private final int blocks;
    private final Map<Integer, long[]> places = new HashMap<>();

    CommonSubsequence(int[] sequence) {
        this.length = sequence.length;
        this.blocks = (sequence.length + 63) / 64;
        for (int i = 0; i < sequence.length; i++) {
            places.computeIfAbsent(sequence[i], any -> new long[blocks])[i / 64] |= 1L << (i % 64);
        }
    }

    /** With the part of {@code other} from {@code start} to {@code end}. */
    int with(int[] other, int start, int end) {
        long[] row = new long[blocks];
        java.util.Arrays.fill(row, -1L);
        for (int i = start; i < end; i++) {
            long[] matches = places.get(other[i]);
            if (matches == null) {
                continue;
            }
            long carry = 0;
            for (int block = 0; block < blocks; block++) {
                long u = row[block] & matches[block];
                long sum = row[block] + u;
                long over = Long.compareUnsigned(sum, row[block]) < 0 ? 1 : 0;
                long total = sum + carry;
                over |= Long.compareUnsigned(total, sum) < 0 ? 1 : 0;
                row[block] = total | (row[block] - u);
                carry = over;
            }
        }
        int common = 0;
        for (int block = 0; block < blocks; block++) {
            long zeros = ~row[block];
            int inBlock = Math.min(64, length - block * 64);
            common += Long.bitCount(inBlock == 64 ? zeros : zeros & ((1L << inBlock) - 1));
        }
        return common;
    }

    boolean has(int element) {
        return places.containsKey(element);
    }

    /** What one call costs for a stretch of that length. */
    long cost(int stretch) {
        return 4L * stretch * blocks;
    }
}
