package dev.assize.text;

import org.jspecify.annotations.Nullable;

/**
 * What is known of the words of one language that were read before. Texts repeat their words, so nearly every word is looked up
 * once here instead of in five lists and a stemmer, and where it stands, so that no string is made of it. Threads share it: an entry
 * never changes, and who misses one makes it again.
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
    private static final int MOST_REMEMBERED = 1 << 15;

    /** What is longer is no word, and will hardly come again. */
    private static final int LONGEST_REMEMBERED = 40;

    private static final PerLanguage<WordForms> BY_LANGUAGE = new PerLanguage<>(any -> new WordForms());

    /** Each word has two places, of which the newest takes the first. */
    private final @Nullable WordForm[] remembered = new WordForm[MOST_REMEMBERED];

    static WordForms of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** The word that stands there in a folded text. */
    @Nullable
    WordForm find(String text, int start, int end) {
        int hash = 0;
        for (int i = start; i < end; i++) {
            hash = 31 * hash + text.charAt(i);
        }
        int slot = slot(hash);
        WordForm first = remembered[slot];
        if (is(first, text, start, end)) {
            return first;
        }
        WordForm second = remembered[slot ^ 1];
        return is(second, text, start, end) ? second : null;
    }

    private static boolean is(@Nullable WordForm form, String text, int start, int end) {
        return form != null && form.folded().length() == end - start && text.startsWith(form.folded(), start);
    }

    private static int slot(int hash) {
        return (hash ^ (hash >>> 15)) & (MOST_REMEMBERED - 1);
    }

    void remember(WordForm form) {
        if (form.folded().length() > LONGEST_REMEMBERED) {
            return;
        }
        int slot = slot(form.folded().hashCode());
        remembered[slot ^ 1] = remembered[slot];
        remembered[slot] = form;
    }
}
