package dev.assize.law.be.bilingual;

/**
 * Cuts a Dutch compound into two words of a vocabulary, known by their beginnings: arbeidsongeval is arbeid and
 * ongeval. The longest second word wins, because it is the head.
 */
final class CompoundSplitter {

    static final int SHORTEST_PART = 4;

    private final CodeSet beginnings;

    /** @param beginnings of the words that may be part of a compound, cut to seven letters */
    CompoundSplitter(CodeSet beginnings) {
        this.beginnings = beginnings;
    }

    /** Where the second part begins; 0 when the word is no compound of known words. */
    int seam(String word) {
        long[] rests = WordCode.beginnings(word);
        for (int seam = SHORTEST_PART; seam <= rests.length - SHORTEST_PART; seam++) {
            if (beginnings.has(rests[seam]) && first(word, seam) != 0) {
                return seam;
            }
        }
        return 0;
    }

    /** The code of the part before the seam, without the s that joins it; 0 when it is no known word. */
    long first(String word, int seam) {
        long whole = beginning(word, 0, seam);
        if (beginnings.has(whole)) {
            return whole;
        }
        if (word.charAt(seam - 1) != 's' || seam - 1 < SHORTEST_PART) {
            return 0;
        }
        long bare = beginning(word, 0, seam - 1);
        return beginnings.has(bare) ? bare : 0;
    }

    long second(String word, int seam) {
        return beginning(word, seam, word.length());
    }

    private static long beginning(String word, int start, int end) {
        return WordCode.of(word, start, Math.min(end, start + WordCode.CUT));
    }
}
