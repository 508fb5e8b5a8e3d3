package dev.assize.text.lang.de;

import dev.assize.text.Language;
import dev.assize.text.LanguagePack;
import java.util.function.UnaryOperator;
import org.tartarus.snowball.ext.GermanStemmer;

/** German; its words are the lists beside this class. */
public final class German implements LanguagePack {

    @Override
    public Language language() {
        return Language.GERMAN;
    }

    @Override
    public UnaryOperator<String> stemmer() {
        GermanStemmer rules = new GermanStemmer();
        return word -> {
            rules.setCurrent(withoutParticiplePrefix(word));
            rules.stem();
            return rules.getCurrent();
        };
    }

    /** "gemeldet" and "meldete" differ by the prefix of the participle. */
    private static String withoutParticiplePrefix(String word) {
        return word.length() > 6 && word.startsWith("ge") && word.endsWith("t") ? word.substring(2) : word;
    }
}
