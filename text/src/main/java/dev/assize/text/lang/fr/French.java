package dev.assize.text.lang.fr;

import dev.assize.text.Language;
import dev.assize.text.LanguagePack;
import java.util.function.UnaryOperator;
import org.tartarus.snowball.ext.FrenchStemmer;

/** French; its words are the lists beside this class. */
public final class French implements LanguagePack {

    @Override
    public Language language() {
        return Language.FRENCH;
    }

    @Override
    public UnaryOperator<String> stemmer() {
        FrenchStemmer rules = new FrenchStemmer();
        return word -> {
            rules.setCurrent(word);
            rules.stem();
            return rules.getCurrent();
        };
    }
}
