package dev.assize.judges.coverage;

import dev.assize.text.Characters;
import dev.assize.text.WordList;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Items that lean on what stands before them in the reference: "It was completed in 1889" tells nobody what was completed. Only
 * the first word is looked at, since that is where a statement names what it is about. One list serves all languages: an item
 * that is taken for leaning by mistake is only given more to read.
 */
final class LeaningItems {

    private static final WordList WORDS = WordList.beside(LeaningItems.class, "leaning-words.txt");
    private static final Set<String> FIRST = WORDS.sections().stream()
            .flatMap(language -> WORDS.words(language).stream())
            .collect(Collectors.toUnmodifiableSet());
    private static final int LONGEST =
            FIRST.stream().mapToInt(String::length).max().orElseThrow();

    private LeaningItems() {}

    static boolean leans(String item) {
        int end = 0;
        while (end < item.length() && end <= LONGEST && Characters.isLetter(item.charAt(end))) {
            end++;
        }
        if (end == 0 || end > LONGEST) {
            return false;
        }
        boolean cut = end < item.length() && (item.charAt(end) == '\'' || item.charAt(end) == '\u2019');
        return FIRST.contains(Characters.lower(item.substring(0, end)) + (cut ? "'" : ""));
    }
}
