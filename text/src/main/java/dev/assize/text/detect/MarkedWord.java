package dev.assize.text.detect;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.Arrays;

/**
 * A word with a letter beyond a to z, and all that the languages make of it.
 *
 * @param voters the languages with rules that have it among their stop words
 * @param letterVotes for each letter that tells something, what it says for each language with rules
 * @param speakers the languages that are told by it
 * @param writers the languages that write such a word
 * @param foreignLetters how many of its letters languages without rules alone write, each counted once
 */
@SuppressWarnings("ArrayRecordComponent") // It is looked up for every such word, and compared with nothing.
record MarkedWord(
        String word,
        String folded,
        boolean isCapital,
        int[] voters,
        double[][] letterVotes,
        int[] speakers,
        int[] writers,
        int foreignLetters) {

    static MarkedWord of(String word, TellingWords telling) {
        String folded = FoldedText.fold(word);
        String lowerCase = Characters.lower(word);
        int[] accented =
                word.codePoints().filter(ScannedWords::isAccented).distinct().toArray();
        return new MarkedWord(
                word,
                folded,
                Characters.isUpperCase(word.codePointAt(0)),
                telling.isWrittenForeign(lowerCase) ? TellingWords.NOBODY : telling.voters(folded),
                telling.letterVotes(word),
                telling.speakers(lowerCase, folded),
                writers(accented, telling),
                (int) Arrays.stream(accented).filter(telling::isForeign).count());
    }

    /** A language without rules must write all of the letters, or "odmówił" would be Spanish too. */
    private static int[] writers(int[] accented, TellingWords telling) {
        int[] written = new int[telling.names().size()];
        for (int letter : accented) {
            for (int place : telling.writers(letter)) {
                written[place]++;
            }
        }
        int[] places = new int[written.length];
        int count = 0;
        for (int place = 0; place < written.length; place++) {
            boolean all = accented.length > 0 && written[place] == accented.length;
            if (all || (written[place] > 0 && place < telling.known().size())) {
                places[count++] = place;
            }
        }
        return Arrays.copyOf(places, count);
    }

    boolean isAt(char[] text, int at, int end) {
        if (word.length() != end - at) {
            return false;
        }
        for (int i = at; i < end; i++) {
            if (word.charAt(i - at) != text[i]) {
                return false;
            }
        }
        return true;
    }
}
