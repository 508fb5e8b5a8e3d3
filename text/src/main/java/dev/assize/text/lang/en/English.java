package dev.assize.text.lang.en;

import dev.assize.text.Language;
import dev.assize.text.LanguagePack;
import java.util.function.UnaryOperator;
import org.tartarus.snowball.ext.EnglishStemmer;

/** English; its words are the lists beside this class. */
public final class English implements LanguagePack {

    @Override
    public Language language() {
        return Language.ENGLISH;
    }

    @Override
    public UnaryOperator<String> stemmer() {
        EnglishStemmer rules = new EnglishStemmer();
        return word -> {
            rules.setCurrent(word);
            rules.stem();
            return rules.getCurrent();
        };
    }
}
