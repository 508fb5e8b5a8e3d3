package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import dev.assize.text.Token;
import dev.assize.text.WordList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;

/**
 * How rare a word is in a language, by {@code XX.common}: its first line has the commonest word, and each line further on about one and
 * a half times as many words as the one before, all of them rarer. Never changes.
 */
final class CommonWords {

    private static final PerLanguage<CommonWords> BY_LANGUAGE = new PerLanguage<>(CommonWords::new);

    private final Map<String, Integer> lines = new HashMap<>();
    private final int unknown;

    private CommonWords(Language language) {
        List<String> all =
                WordList.beside(CommonWords.class, language.code() + ".common").lines();
        this.unknown = all.size() + 1;
        for (int line = 0; line < all.size(); line++) {
            StringTokenizer words = new StringTokenizer(all.get(line), " ");
            while (words.hasMoreTokens()) {
                lines.put(words.nextToken(), line);
            }
        }
    }

    static CommonWords of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** From 0 for the commonest word, one step for about one and a half times as many words; what is in no line is rarer than all. */
    int rarity(Token word) {
        return lines.getOrDefault(word.key(), unknown);
    }
}
