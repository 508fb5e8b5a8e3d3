package dev.assize.law.be.bilingual;

import dev.assize.text.FoldedText;
import dev.assize.text.WordList;

/** Words that every text of a language is full of: they tell the language and nothing else. Immutable after loading. */
final class SmallWords {

    static final SmallWords FRENCH = new SmallWords("fr");
    static final SmallWords DUTCH = new SmallWords("nl");
    static final SmallWords ENGLISH = new SmallWords("en");
    static final SmallWords GERMAN = new SmallWords("de");

    /** Words of which a citation is made. They stand around every cited decision and say nothing of its contents. */
    static final SmallWords CITATION = new SmallWords("citation");

    private static final String RESOURCE = "small-words.txt";

    private final CodeMap codes = new CodeMap(256);

    private SmallWords(String list) {
        WordList.beside(SmallWords.class, RESOURCE).lines().stream()
                .filter(line -> line.startsWith(list + ":"))
                .map(line -> line.substring(list.length() + 1).strip())
                .forEach(this::addAll);
    }

    private void addAll(String words) {
        for (String word : words.split(" +")) {
            codes.put(WordCode.of(FoldedText.fold(word)), 1);
        }
    }

    boolean has(long code) {
        return codes.has(code);
    }
}
