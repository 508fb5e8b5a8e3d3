package dev.assize.text;

import java.util.HashMap;
import java.util.Map;
import org.tartarus.snowball.SnowballStemmer;
import org.tartarus.snowball.ext.DutchStemmer;
import org.tartarus.snowball.ext.EnglishStemmer;
import org.tartarus.snowball.ext.FrenchStemmer;
import org.tartarus.snowball.ext.GermanStemmer;

/**
 * The stems of one language's folded words: irregular forms by a table, the rest by the Snowball rules.
 *
 * <p>Not for several threads at once: it remembers the words it has seen, and the Snowball programs hold their word.
 */
public final class Stemmer {

    /** Longer than any word; what is longer is no word, and stemming it would only cost time. */
    private static final int LONGEST_WORD = 60;

    private static final int MEMORY = 20_000;

    private final Language language;
    private final Lexicon lexicon;
    private final SnowballStemmer rules;
    private final Map<String, String> seen = new HashMap<>();

    public Stemmer(Language language) {
        this.language = language;
        this.lexicon = Lexicon.of(language);
        this.rules = switch (language) {
            case ENGLISH -> new EnglishStemmer();
            case FRENCH -> new FrenchStemmer();
            case DUTCH -> new DutchStemmer();
            case GERMAN -> new GermanStemmer();
        };
    }

    public String stem(String folded) {
        if (folded.length() > LONGEST_WORD) {
            return folded;
        }
        String known = seen.get(folded);
        if (known != null) {
            return known;
        }
        String stem = compute(folded);
        if (seen.size() < MEMORY) {
            seen.put(folded, stem);
        }
        return stem;
    }

    private String compute(String folded) {
        rules.setCurrent(withoutParticiplePrefix(lexicon.regular(folded)));
        rules.stem();
        return rules.getCurrent();
    }

    /** "gebouwd" and "bouwde", "gemeldet" and "meldete" differ by the prefix of the participle. */
    private String withoutParticiplePrefix(String word) {
        boolean hasPrefix = (language == Language.DUTCH || language == Language.GERMAN)
                && word.length() > 6
                && word.startsWith("ge");
        boolean participle = word.endsWith("t") || (language == Language.DUTCH && word.endsWith("d"));
        return hasPrefix && participle ? word.substring(2) : word;
    }
}
