package dev.assize.law.be.bilingual;

import dev.assize.text.FoldedText;
import dev.assize.text.WordList;

/**
 * Words that every text of a language is full of: they tell the language and nothing else. And the words of which a citation
 * is made: they stand around every cited decision and say nothing of its contents. Immutable after loading.
 */
final class SmallWords {

    static final int FRENCH = 1;
    static final int DUTCH = 2;
    static final int ENGLISH = 4;
    static final int GERMAN = 8;
    static final int CITATION = 16;

    private static final String RESOURCE = "small-words.txt";
    private static final CodeMap LISTS = new CodeMap(1024);

    static {
        addAll("fr", FRENCH);
        addAll("nl", DUTCH);
        addAll("en", ENGLISH);
        addAll("de", GERMAN);
        addAll("citation", CITATION);
    }

    private SmallWords() {}

    private static void addAll(String name, int list) {
        for (String line : WordList.beside(SmallWords.class, RESOURCE).lines()) {
            if (line.startsWith(name + ":")) {
                for (String word : line.substring(name.length() + 1).strip().split(" +")) {
                    long code = WordCode.of(FoldedText.fold(word));
                    LISTS.put(code, Math.max(LISTS.get(code), 0) | list);
                }
            }
        }
    }

    /** The lists that a word is on, added up; 0 when it is on none. */
    static int lists(long code) {
        return Math.max(LISTS.get(code), 0);
    }
}
