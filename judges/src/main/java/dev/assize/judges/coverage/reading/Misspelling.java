package dev.assize.judges.coverage.reading;

/** Whether a long word is another with one letter wrong, missing, added or exchanged with the next one. */
final class Misspelling {

    /** Shorter words with one letter changed are too often other words. */
    private static final int SHORTEST = 7;

    private Misspelling() {}

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
        return wrong == 1 || (wrong == 2 && longer == shorter && isExchange(word, other, front));
    }

    private static boolean isExchange(String word, String other, int at) {
        return word.charAt(at) == other.charAt(at + 1) && word.charAt(at + 1) == other.charAt(at);
    }
}
