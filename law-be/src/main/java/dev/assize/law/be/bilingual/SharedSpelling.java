package dev.assize.law.be.bilingual;

/**
 * A word in the spelling that French and Dutch would share, so that procedure and procédure, kwalificatie and
 * qualification meet.
 */
public final class SharedSpelling {

    private static final int LETTERS = 5;

    private final char[] spelling = new char[LETTERS];
    private int length;

    private SharedSpelling() {}

    /**
     * The code of the first five letters of the shared spelling of a word in a folded text; 0 for a word too short to tell
     * anything.
     */
    public static long of(String folded, int start, int end) {
        SharedSpelling shared = new SharedSpelling();
        for (int i = start; i < end && shared.length < LETTERS; i++) {
            char next = i + 1 < end ? folded.charAt(i + 1) : 0;
            i += shared.take(folded.charAt(i), next);
        }
        return shared.code();
    }

    private long code() {
        return length < LETTERS ? 0 : WordCode.of(spelling, LETTERS);
    }

    /** Takes one letter in its shared spelling and tells how many of the following ones went with it. */
    private int take(char letter, char next) {
        switch (letter) {
            case 'c' -> append(next == 'e' || next == 'i' || next == 'y' ? 's' : 'k');
            case 'q' -> {
                append('k');
                return next == 'u' ? 1 : 0;
            }
            case 'k' -> {
                append('k');
                return next == 'w' ? 1 : 0;
            }
            case 'p' -> {
                append(next == 'h' ? 'f' : 'p');
                return next == 'h' ? 1 : 0;
            }
            case 'x' -> {
                append('k');
                append('s');
            }
            case 'w' -> append('v');
            case 'y', 'j' -> append('i');
            case 'z' -> append('s');
            case 'h' -> {}
            default -> append(letter);
        }
        return 0;
    }

    /** Doubled letters are single in the other language as often as not. */
    private void append(char letter) {
        if (length < LETTERS && (length == 0 || letter != spelling[length - 1])) {
            spelling[length++] = letter;
        }
    }
}
