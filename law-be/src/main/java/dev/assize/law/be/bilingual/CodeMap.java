package dev.assize.law.be.bilingual;

/** Whole numbers by code, in open addressing without boxing. Codes are not zero. Not for sharing while it grows. */
final class CodeMap {

    static final int ABSENT = -1;

    private long[] codes;
    private int[] values;
    private int size;

    CodeMap(int expected) {
        int capacity = Integer.highestOneBit(Math.max(8, expected * 2)) * 2;
        codes = new long[capacity];
        values = new int[capacity];
    }

    int get(long code) {
        int slot = slot(code);
        return codes[slot] == 0 ? ABSENT : values[slot];
    }

    void put(long code, int value) {
        int slot = slot(code);
        if (codes[slot] == 0) {
            codes[slot] = code;
            size++;
        }
        values[slot] = value;
        if (size * 2 > codes.length) {
            grow();
        }
    }

    /** The number that the code has, else the given one, which it then has. */
    int getOrPut(long code, int value) {
        int slot = slot(code);
        if (codes[slot] != 0) {
            return values[slot];
        }
        codes[slot] = code;
        values[slot] = value;
        size++;
        if (size * 2 > codes.length) {
            grow();
        }
        return value;
    }

    /** Bits that depend on all letters of a code. */
    static int mixed(long code) {
        return (int) ((code * 0x9E3779B97F4A7C15L) >>> 32);
    }

    private int slot(long code) {
        long[] all = codes;
        int mask = all.length - 1;
        int slot = mixed(code) & mask;
        while (all[slot] != 0 && all[slot] != code) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldCodes = codes;
        int[] oldValues = values;
        codes = new long[oldCodes.length * 2];
        values = new int[oldCodes.length * 2];
        for (int i = 0; i < oldCodes.length; i++) {
            if (oldCodes[i] != 0) {
                int slot = slot(oldCodes[i]);
                codes[slot] = oldCodes[i];
                values[slot] = oldValues[i];
            }
        }
    }
}
