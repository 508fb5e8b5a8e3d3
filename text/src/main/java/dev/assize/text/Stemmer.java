package dev.assize.text;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The stems of one language's folded words: irregular forms by a table, the rest by the rules of its pack.
 *
 * <p>Not for several threads at once: it remembers the words it has seen, and the programs behind the rules hold their word.
 */
public final class Stemmer {

    /** Longer than any word; what is longer is no word, and stemming it would only cost time. */
    private static final int LONGEST_WORD = 60;

    private static final int MEMORY = 20_000;

    private final Lexicon lexicon;
    private final UnaryOperator<String> rules;
    private final Map<String, String> seen = new HashMap<>();

    public Stemmer(Language language) {
        this.lexicon = Lexicon.of(language);
        this.rules = LanguagePacks.of(language).stemmer();
    }

    public String stem(String folded) {
        if (folded.length() > LONGEST_WORD) {
            return folded;
        }
        String known = seen.get(folded);
        if (known != null) {
            return known;
        }
        String stem = rules.apply(lexicon.regular(folded));
        if (seen.size() < MEMORY) {
            seen.put(folded, stem);
        }
        return stem;
    }
}
