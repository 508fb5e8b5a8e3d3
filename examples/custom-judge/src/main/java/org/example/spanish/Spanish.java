package org.example.spanish;

import dev.assize.text.Language;
import dev.assize.text.LanguagePack;
import java.util.function.UnaryOperator;
import org.tartarus.snowball.ext.SpanishStemmer;

/** Spanish; its words are the lists beside this class. */
public final class Spanish implements LanguagePack {

    @Override
    public Language language() {
        return Language.of("es", "Spanish");
    }

    @Override
    public UnaryOperator<String> stemmer() {
        SpanishStemmer rules = new SpanishStemmer();
        return word -> {
            rules.setCurrent(word);
            rules.stem();
            return rules.getCurrent();
        };
    }
}
