package dev.assize.judges.citation.internal;

import dev.assize.text.Language;
import dev.assize.text.WordList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The words that every text in a language is full of: they tell its language and nothing else. Immutable. */
final class LittleWords {

    /** More than enough words to tell a language. */
    private static final int ENOUGH = 150;

    /** In the order of the columns of the glossary; in a tie the first language is taken. */
    static final List<Language> LANGUAGES = List.of(Language.FRENCH, Language.DUTCH, Language.ENGLISH);

    private static final List<LittleWords> ALL = read();

    private final Language language;
    private final Set<String> words;
    private final FeatureSet hashes;

    private LittleWords(Language language, String list) {
        this.language = language;
        this.words = Set.copyOf(List.of(list.strip().split(" +")));
        this.hashes = TextTokens.of(list).hashes();
    }

    /** Those of the language that has most of them in the text. */
    static LittleWords of(TextTokens tokens) {
        LittleWords best = ALL.get(0);
        int most = -1;
        for (LittleWords words : ALL) {
            int count = 0;
            for (int token = 0; token < Math.min(tokens.size(), ENOUGH); token++) {
                count += words.has(tokens, token) ? 1 : 0;
            }
            if (count > most) {
                most = count;
                best = words;
            }
        }
        return best;
    }

    /** Whether the word is a little one in any language. */
    static boolean anyHas(String word) {
        for (LittleWords little : ALL) {
            if (little.words.contains(word)) {
                return true;
            }
        }
        return false;
    }

    Language language() {
        return language;
    }

    boolean has(TextTokens tokens, int token) {
        return hashes.get(tokens.hash(token, Integer.MAX_VALUE)) > 0;
    }

    private static List<LittleWords> read() {
        Map<Language, StringBuilder> lists = new LinkedHashMap<>();
        LANGUAGES.forEach(language -> lists.put(language, new StringBuilder()));
        for (String line :
                WordList.beside(LittleWords.class, "little-words.txt").lines()) {
            int colon = line.indexOf(':');
            StringBuilder list = lists.get(Language.require(line.substring(0, colon)));
            if (list == null) {
                throw new IllegalStateException("little-words.txt: not in a language of the glossary: " + line);
            }
            list.append(line, colon + 1, line.length()).append(' ');
        }
        return lists.entrySet().stream()
                .map(entry -> new LittleWords(entry.getKey(), entry.getValue().toString()))
                .toList();
    }
}
