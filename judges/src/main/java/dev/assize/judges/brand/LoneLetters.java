package dev.assize.judges.brand;

import dev.assize.text.Characters;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "One l", "doubled s", "mit i oder ie": a letter by itself, which the input does not have, is a letter of a spelling. */
final class LoneLetters {

    /** Vowels and the letters before an apostrophe are words in some language. */
    private static final Pattern LONE_LETTER = Pattern.compile(
            "(?<!['’.&+/-])" + Characters.WORD_START + "[b-df-hj-np-tv-zß]" + Characters.WORD_END + "(?!['’.&+/-])");

    private LoneLetters() {}

    /** @param shown the words of the input */
    static boolean areNamed(String reasoning, Set<String> shown) {
        if (!hasShortWord(reasoning)) {
            return false;
        }
        Matcher letters = LONE_LETTER.matcher(reasoning);
        while (letters.find()) {
            if (!shown.contains(letters.group().toLowerCase(Locale.ROOT))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a small letter stands between two signs that are none: most texts have no such place, and need no pattern. */
    private static boolean hasShortWord(String reasoning) {
        for (int at = 0; at < reasoning.length(); at++) {
            if (isSmall(reasoning, at) && !isSmall(reasoning, at - 1) && !isSmall(reasoning, at + 1)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSmall(String reasoning, int at) {
        if (at < 0 || at >= reasoning.length()) {
            return false;
        }
        char sign = reasoning.charAt(at);
        return (sign >= 'a' && sign <= 'z') || sign == 'ß';
    }
}
