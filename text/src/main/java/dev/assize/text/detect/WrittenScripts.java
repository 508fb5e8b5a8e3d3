package dev.assize.text.detect;

import java.util.HashMap;
import java.util.Map;

/** In which scripts other than the Latin one a text is written, and how much of it. One reader fills it. */
final class WrittenScripts {

    /** A letter of a script without blanks says as much as this many letters of an alphabet. */
    private static final int LETTERS_OF_AN_IDEOGRAM = 3;

    private static final int FEWEST_SPACED_WORDS = 2;
    private static final int FEWEST_JOINED_LETTERS = 3;

    /** For each script its words and its letters. */
    private final Map<Script, int[]> counts = new HashMap<>(2);

    private int latinLetters;

    void addLatin(int letters) {
        latinLetters += letters;
    }

    void add(String word, Script script) {
        int[] count = counts.computeIfAbsent(script, any -> new int[2]);
        count[0]++;
        count[1] += word.codePointCount(0, word.length());
    }

    boolean isEmpty() {
        return counts.isEmpty();
    }

    /** Whether more of the text is in them than in Latin letters. */
    boolean prevail() {
        int weight = 0;
        for (Map.Entry<Script, int[]> count : counts.entrySet()) {
            weight += count.getValue()[1] * (count.getKey().spaced() ? 1 : LETTERS_OF_AN_IDEOGRAM);
        }
        return weight > latinLetters;
    }

    /** Whether there is enough of them to tell: two words, or three letters where words are not set apart. */
    boolean areEnough() {
        int joinedLetters = 0;
        int spacedWords = 0;
        for (Map.Entry<Script, int[]> count : counts.entrySet()) {
            joinedLetters += count.getKey().spaced() ? 0 : count.getValue()[1];
            spacedWords += count.getKey().spaced() ? count.getValue()[0] : 0;
        }
        return spacedWords >= FEWEST_SPACED_WORDS || joinedLetters >= FEWEST_JOINED_LETTERS;
    }

    /** Japanese is written in Chinese letters and its own; its own are the sign. */
    Script most() {
        Script most = null;
        for (Map.Entry<Script, int[]> count : counts.entrySet()) {
            if ("Japanese".equals(count.getKey().language())) {
                return count.getKey();
            }
            int[] best = most == null ? new int[2] : counts.getOrDefault(most, new int[2]);
            if (most == null || count.getValue()[1] > best[1]) {
                most = count.getKey();
            }
        }
        if (most == null) {
            throw new IllegalStateException("Asked for the script of a text that has only Latin letters");
        }
        return most;
    }
}
