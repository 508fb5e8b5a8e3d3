package dev.assize.text;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the words of one language that were read before. Texts repeat their words, so nearly every word is looked up
 * once here instead of in five lists and a stemmer. Threads share it.
 */
final class WordForms {

    /**
     * One word.
     *
     * @param folded the word itself, the same object each time, so that comparing it with itself takes no look at its letters
     * @param counts whether it may be part of a number: "two", "hundred", "cent"
     * @param dates whether it may name a month or a day of the week
     */
    record WordForm(String folded, String key, boolean stop, boolean counts, boolean dates) {}

    /** So that a long run over texts with many words of their own does not remember them all. */
    private static final int MOST_REMEMBERED = 30_000;

    /** What is longer is no word, and will hardly come again. */
    private static final int LONGEST_REMEMBERED = 40;

    private static final PerLanguage<WordForms> BY_LANGUAGE = new PerLanguage<>(any -> new WordForms());

    private final Map<String, WordForm> remembered = new ConcurrentHashMap<>();

    static WordForms of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    @Nullable
    WordForm find(String folded) {
        return remembered.get(folded);
    }

    void remember(WordForm form) {
        if (form.folded().length() > LONGEST_REMEMBERED) {
            return;
        }
        if (remembered.size() >= MOST_REMEMBERED) {
            remembered.clear();
        }
        remembered.put(form.folded(), form);
    }
}
