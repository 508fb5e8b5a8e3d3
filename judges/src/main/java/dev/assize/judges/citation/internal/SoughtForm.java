package dev.assize.judges.citation.internal;

/**
 * A form of a word as it is looked for in texts: each three letters of it in a row are made a number once, since most texts do not have
 * them all. Nobody changes it, so threads may share it.
 */
final class SoughtForm {

    static final int LETTERS = 3;

    private final String letters;
    private final int[] threes;
    private final boolean part;

    private SoughtForm(String letters) {
        this.letters = letters;
        this.threes = new int[Math.max(0, letters.length() - LETTERS + 1)];
        for (int i = 0; i < threes.length; i++) {
            threes[i] = number(letters.charAt(i), letters.charAt(i + 1), letters.charAt(i + 2));
        }
        this.part = letters.indexOf('?') >= 0;
    }

    static SoughtForm of(String letters) {
        return new SoughtForm(letters);
    }

    /** A number for three letters in a row, which others may share. */
    static int number(char first, char second, char third) {
        return first * 31 * 31 + second * 31 + third;
    }

    String letters() {
        return letters;
    }

    /** Whether it is a part of compounds alone: letters that codes do not tell apart are written as question marks. */
    boolean isPart() {
        return part;
    }

    /**
     * Whether all its letters may stand somewhere, three in a row.
     *
     * @param places by the number of three letters, as far as there are places, 0 where they stand nowhere; as many as a power of two
     */
    boolean mayStandIn(int[] places) {
        for (int three : threes) {
            if (places[three & (places.length - 1)] == 0) {
                return false;
            }
        }
        return true;
    }
}
