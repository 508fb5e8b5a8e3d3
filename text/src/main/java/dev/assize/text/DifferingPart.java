package dev.assize.text;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Two texts without what both begin and end with, which takes no change. The distance is counted 64 places at a time (Myers 1999, "A fast
 * bit-vector algorithm"; in blocks, Hyyrö 2003), or place by place where so many letters occur that their places would fill the memory.
 */
final class DifferingPart {

    private static final int PLACES = 64;

    /** 32 MB of places. */
    private static final long MOST_PLACES = 4L * 1024 * 1024;

    private final int[] left;
    private final int[] right;

    DifferingPart(int[] a, int[] b) {
        int begin = 0;
        int shorter = Math.min(a.length, b.length);
        while (begin < shorter && a[begin] == b[begin]) {
            begin++;
        }
        int end = 0;
        while (end < shorter - begin && a[a.length - 1 - end] == b[b.length - 1 - end]) {
            end++;
        }
        int[] one = Arrays.copyOfRange(a, begin, a.length - end);
        int[] other = Arrays.copyOfRange(b, begin, b.length - end);
        this.left = one.length <= other.length ? one : other;
        this.right = one.length <= other.length ? other : one;
    }

    /** About how many steps {@link #distance} takes. */
    long steps() {
        return isCountedInBlocks() ? 4L * right.length * blocks() : (long) left.length * right.length;
    }

    int distance() {
        if (left.length == 0) {
            return right.length;
        }
        return isCountedInBlocks() ? inBlocks() : EditDistance.placeByPlace(left, right, Integer.MAX_VALUE);
    }

    private int blocks() {
        return (left.length + PLACES - 1) / PLACES;
    }

    private boolean isCountedInBlocks() {
        return Arrays.stream(left).distinct().count() * blocks() <= MOST_PLACES;
    }

    private int inBlocks() {
        int blocks = blocks();
        Map<Integer, long[]> places = new HashMap<>();
        for (int i = 0; i < left.length; i++) {
            places.computeIfAbsent(left[i], any -> new long[blocks])[i / PLACES] |= 1L << (i % PLACES);
        }
        long[] nowhere = new long[blocks];
        long[] up = new long[blocks];
        long[] down = new long[blocks];
        Arrays.fill(up, -1L);
        long last = 1L << ((left.length - 1) % PLACES);
        int distance = left.length;
        for (int letter : right) {
            long[] matches = places.getOrDefault(letter, nowhere);
            long upBefore = 1;
            long downBefore = 0;
            for (int block = 0; block < blocks; block++) {
                long match = matches[block] | downBefore;
                long same = (((match & up[block]) + up[block]) ^ up[block]) | match | down[block];
                long rises = down[block] | ~(same | up[block]);
                long falls = same & up[block];
                if (block == blocks - 1) {
                    distance += (rises & last) != 0 ? 1 : 0;
                    distance -= (falls & last) != 0 ? 1 : 0;
                }
                long shiftedRises = (rises << 1) | upBefore;
                long shiftedFalls = (falls << 1) | downBefore;
                upBefore = rises >>> (PLACES - 1);
                downBefore = falls >>> (PLACES - 1);
                up[block] = shiftedFalls | ~(same | shiftedRises);
                down[block] = shiftedRises & same;
            }
        }
        return distance;
    }
}
