package dev.assize.law.be.bilingual;

/**
 * A word as a number: five bits for each of its first twelve letters, so that the beginning of a word is a mask away
 * and looking one up makes no string. What is no letter from a to z shares one value; two such words may be confused.
 */
final class WordCode {

    /** Words count by their beginning: endings differ where the notion does not. */
    static final int CUT = 7;

    static final int LONGEST = 12;

    static final int BITS = 5;

    /** The bits of a whole code. */
    static final int ALL_BITS = LONGEST * BITS;

    private static final long ONE_LETTER = (1L << BITS) - 1;
    private static final long BEGINNING = (1L << (CUT * BITS)) - 1;
    private static final int STRANGE = 31;

    private WordCode() {}

    static long of(String folded, int start, int end) {
        long code = 0;
        int last = Math.min(end, start + LONGEST);
        for (int i = start; i < last; i++) {
            code |= letter(folded.charAt(i)) << ((i - start) * BITS);
        }
        return code;
    }

    static long of(char[] folded, int length) {
        long code = 0;
        int last = Math.min(length, LONGEST);
        for (int i = 0; i < last; i++) {
            code |= letter(folded[i]) << (i * BITS);
        }
        return code;
    }

    /** The first seven letters of a word without its first letter, without its first two, and so on, by how many are left out. */
    static long[] beginnings(String folded) {
        long[] beginnings = new long[folded.length()];
        long rest = 0;
        for (int i = beginnings.length - 1; i >= 0; i--) {
            rest = cut(rest << BITS | letter(folded.charAt(i)));
            beginnings[i] = rest;
        }
        return beginnings;
    }

    static long of(String folded) {
        return of(folded, 0, folded.length());
    }

    private static long letter(char unit) {
        return isLetter(unit) ? unit - (long) 'a' + 1 : STRANGE;
    }

    /** Whether no other character shares its value. */
    static boolean isLetter(char unit) {
        return unit >= 'a' && unit <= 'z';
    }

    /** How many letters a code tells. */
    static int length(long code) {
        return (Long.SIZE - Long.numberOfLeadingZeros(code) + BITS - 1) / BITS;
    }

    /** The first seven letters. */
    static long cut(long code) {
        return code & BEGINNING;
    }

    /** The letters again; for messages and lists. */
    static String letters(long code) {
        StringBuilder letters = new StringBuilder(LONGEST);
        for (long rest = code; rest != 0; rest >>>= BITS) {
            long letter = rest & ONE_LETTER;
            letters.append(letter <= 26 ? (char) ('a' + letter - 1) : '?');
        }
        return letters.toString();
    }
}
