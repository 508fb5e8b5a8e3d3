package dev.assize.judges.citation.reading;

/** A word in the spelling that French and Dutch would share: procedure and procédure, kwalificatie and qualification. */
final class CognateKey {

    private static final int LETTERS = 5;

    private long hash = FeatureSet.SEED;
    private char last;
    private int length;

    private CognateKey() {}

    /** A number for the first five letters of the shared spelling; 0 for a word too short to tell anything. */
    static long of(TextTokens tokens, int token) {
        CognateKey alike = new CognateKey();
        int letters = tokens.length(token);
        for (int i = 0; i < letters && alike.length < LETTERS; i++) {
            char next = i + 1 < letters ? tokens.charAt(token, i + 1) : 0;
            i += alike.take(tokens.charAt(token, i), next);
        }
        return alike.length < LETTERS ? 0 : alike.hash;
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
        if (letter != last && length < LETTERS) {
            hash = FeatureSet.hash(hash, letter);
            last = letter;
            length++;
        }
    }
}
