package dev.assize.law.be.bilingual;

/** Codes in open addressing without boxing. Codes are not zero. Not for sharing while it grows. */
final class CodeSet {

    private long[] codes;
    private int size;

    CodeSet(int expected) {
        codes = new long[Integer.highestOneBit(Math.max(8, expected * 2)) * 2];
    }

    boolean has(long code) {
        return codes[slot(code)] != 0;
    }

    /** Whether it was not there before. */
    boolean add(long code) {
        int slot = slot(code);
        if (codes[slot] != 0) {
            return false;
        }
        codes[slot] = code;
        size++;
        if (size * 2 > codes.length) {
            grow();
        }
        return true;
    }

    private int slot(long code) {
        long[] all = codes;
        int mask = all.length - 1;
        int slot = CodeMap.mixed(code) & mask;
        while (all[slot] != 0 && all[slot] != code) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] old = codes;
        codes = new long[old.length * 2];
        for (long code : old) {
            if (code != 0) {
                codes[slot(code)] = code;
            }
        }
    }
}
