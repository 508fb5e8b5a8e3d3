package dev.assize.text.lang.nl;

import dev.assize.text.Language;
import dev.assize.text.LanguagePack;
import java.util.function.UnaryOperator;
import org.tartarus.snowball.ext.DutchStemmer;

/** Dutch; its words are the lists beside this class. */
public final class Dutch implements LanguagePack {

    @Override
    public Language language() {
        return Language.DUTCH;
    }

    @Override
    public UnaryOperator<String> stemmer() {
        DutchStemmer rules = new DutchStemmer();
        return word -> {
            rules.setCurrent(withoutParticiplePrefix(word));
            rules.stem();
            return rules.getCurrent();
        };
    }

    /** "gebouwd" and "bouwde" differ by the prefix of the participle. */
    private static String withoutParticiplePrefix(String word) {
        boolean participle = word.length() > 6 && word.startsWith("ge") && (word.endsWith("t") || word.endsWith("d"));
        return participle ? word.substring(2) : word;
    }
}
