package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;

/** "article VI", "artikel III, lid 2", "les articles IV et V": laws that change others, and treaties, number their articles so. */
final class RomanArticle {

    /** A letter alone is a scanned figure, or stands for any number; V can be neither. */
    private static final Set<String> NUMBERS =
            WordSet.of("ii iii iv v vi vii viii ix xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv");

    private RomanArticle() {}

    /** Whether a token is such a number: right behind the word, or the second of two. */
    static boolean isAt(Tokens tokens, int index) {
        boolean joined = tokens.is(index - 1, "et") || tokens.is(index - 1, "en");
        return isNumber(tokens, index)
                && (followsWord(tokens, index)
                        || (joined && isNumber(tokens, index - 2) && followsWord(tokens, index - 2)));
    }

    private static boolean isNumber(Tokens tokens, int index) {
        boolean goesOn = tokens.touches(index + 1) && (!tokens.isMark(index + 1) || tokens.touches(index + 2));
        return tokens.isUpperCase(index) && NUMBERS.contains(tokens.form(index)) && !goesOn;
    }

    private static boolean followsWord(Tokens tokens, int index) {
        int word = tokens.is(index - 1, ".") ? index - 2 : index - 1;
        return tokens.form(word).startsWith("art") && tokens.gapBefore(index).compareTo(Gap.BLANK) <= 0;
    }
}
