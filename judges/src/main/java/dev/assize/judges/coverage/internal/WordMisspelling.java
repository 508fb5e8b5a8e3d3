package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;

/** Whether a long word is another with a letter wrong, missing, added or exchanged with the next one. */
final class WordMisspelling {

    /** Shorter words with one letter changed are too often other words. */
    private static final int SHORTEST = 7;

    /** What is no word is misspelt more surely than what could be one. */
    private static final int SHORTEST_COMMON = 6;

    private static final int LONG_ENOUGH_FOR_TWO = 9;
    private static final int LONGEST = 30;

    private WordMisspelling() {}

    /** Whether there is one slip between two long stems. */
    static boolean is(String word, String other) {
        int longer = Math.max(word.length(), other.length());
        int shorter = Math.min(word.length(), other.length());
        if (shorter < SHORTEST - 1 || longer < SHORTEST || longer - shorter > 1 || word.charAt(0) != other.charAt(0)) {
            return false;
        }
        int front = 0;
        while (front < shorter && word.charAt(front) == other.charAt(front)) {
            front++;
        }
        int back = 0;
        while (back < shorter - front
                && word.charAt(word.length() - 1 - back) == other.charAt(other.length() - 1 - back)) {
            back++;
        }
        int wrong = longer - front - back;
        boolean slip = wrong == 1 || (wrong == 2 && longer == shorter && isExchange(word, other, front));
        return slip && !haveDigits(word, other);
    }

    /** "Room102b" is no slip for "Room103b". */
    private static boolean haveDigits(String word, String other) {
        return hasDigit(word) || hasDigit(other);
    }

    private static boolean hasDigit(String word) {
        for (int at = 0; at < word.length(); at++) {
            if (Characters.isDigit(word.charAt(at))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isExchange(String word, String other, int at) {
        return word.charAt(at) == other.charAt(at + 1) && word.charAt(at + 1) == other.charAt(at);
    }

    /** Whether {@code written}, which is no word, is a common word with one slip, or with two when it is long. */
    static boolean isOfCommonWord(String word, String written) {
        int longer = Math.max(word.length(), written.length());
        int slips = longer >= LONG_ENOUGH_FOR_TWO ? 2 : 1;
        boolean alike = longer >= SHORTEST_COMMON
                && longer <= LONGEST
                && Math.abs(word.length() - written.length()) <= slips
                && word.charAt(0) == written.charAt(0);
        return alike && slips(word, written) <= slips && !haveDigits(word, written);
    }

    /** The fewest slips between two words, after Damerau and Levenshtein; no letter is touched twice. */
    private static int slips(String word, String other) {
        int[][] least = new int[word.length() + 1][other.length() + 1];
        for (int i = 0; i <= word.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                least[i][j] = i == 0 || j == 0 ? i + j : slip(least, word, other, i, j);
            }
        }
        return least[word.length()][other.length()];
    }

    private static int slip(int[][] least, String word, String other, int i, int j) {
        int changed = least[i - 1][j - 1] + (word.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        int best = Math.min(changed, 1 + Math.min(least[i - 1][j], least[i][j - 1]));
        boolean exchange = i > 1
                && j > 1
                && word.charAt(i - 1) == other.charAt(j - 2)
                && word.charAt(i - 2) == other.charAt(j - 1);
        return exchange ? Math.min(best, least[i - 2][j - 2] + 1) : best;
    }
}
