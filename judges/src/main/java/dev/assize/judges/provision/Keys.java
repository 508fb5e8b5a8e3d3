package dev.assize.judges.provision;

import dev.assize.text.FoldedText;
import java.util.regex.Pattern;

/** Keys of articles in a form in which spelling does not matter: case, blanks, the "er" of "1er". */
final class Keys {

    private static final Pattern WORD = Pattern.compile("^(?:articles?|artikel(?:en)?|art)\\.?(?=[ .]|\\d|$)");
    private static final Pattern ORDINAL = Pattern.compile("^(\\d+)(?:er|ste|de|e|re)$");
    private static final Pattern DOT_AFTER_LETTER = Pattern.compile("^([a-z])\\.(?=\\d)");

    private Keys() {}

    static String normal(String key) {
        if (!key.isEmpty() && key.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return key;
        }
        String bare = WORD.matcher(FoldedText.fold(key)).replaceFirst("").replace(" ", "");
        String cardinal = ORDINAL.matcher(bare).replaceFirst("$1");
        return DOT_AFTER_LETTER.matcher(cardinal).replaceFirst("$1");
    }

    /** Whether two keys are one article. */
    static boolean same(String one, String other) {
        return normal(one).equals(normal(other));
    }
}
