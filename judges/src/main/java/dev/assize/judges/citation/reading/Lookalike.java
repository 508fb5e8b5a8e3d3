package dev.assize.judges.citation.reading;

/** A word in the spelling that French and Dutch would share: procedure and procédure, kwalificatie and qualification. */
final class Lookalike {

    private Lookalike() {}

    static String of(String word) {
        StringBuilder alike = new StringBuilder(word.length());
        for (int i = 0; i < word.length(); i++) {
            char letter = word.charAt(i);
            char next = i + 1 < word.length() ? word.charAt(i + 1) : 0;
            switch (letter) {
                case 'c' -> alike.append(next == 'e' || next == 'i' || next == 'y' ? 's' : 'k');
                case 'q' -> {
                    alike.append('k');
                    i += next == 'u' ? 1 : 0;
                }
                case 'w' -> alike.append(i > 0 && word.charAt(i - 1) == 'k' ? "" : "v");
                case 'p' -> {
                    alike.append(next == 'h' ? 'f' : 'p');
                    i += next == 'h' ? 1 : 0;
                }
                case 'x' -> alike.append("ks");
                case 'y', 'j' -> alike.append('i');
                case 'z' -> alike.append('s');
                case 'h' -> {}
                default -> append(alike, letter);
            }
        }
        return alike.toString();
    }

    /** Doubled letters are single in the other language as often as not. */
    private static void append(StringBuilder alike, char letter) {
        if (alike.length() == 0 || alike.charAt(alike.length() - 1) != letter) {
            alike.append(letter);
        }
    }
}
