package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.law.be.token.WordSet;
import java.util.Set;

/** "bis", "ter", "quater" … after the number of an article, a paragraph or an item. */
final class LatinSuffix {

    private static final Set<String> ALL =
            WordSet.of("bis ter quater quinquies sexies septies octies novies nonies decies undecies duodecies "
                    + "terdecies tredecies quaterdecies quattuordecies quinquiesdecies quindecies quinquadecies sexiesdecies sexdecies "
                    + "sedecies septiesdecies septemdecies octiesdecies octodecies duodevicies noviesdecies novodecies undevicies vicies "
                    + "unvicies duovicies tervicies quatervicies quinquiesvicies sexiesvicies semel");

    private LatinSuffix() {}

    static boolean is(String form) {
        return ALL.contains(form);
    }

    /**
     * Whether a suffix stands at a token after a number. One that is set apart counts too ("235 ter"), but Dutch "ter"
     * is also a preposition ("artikel 280 ter griffie").
     */
    static boolean at(Tokens tokens, int index) {
        if (!tokens.isWord(index) || !ALL.contains(tokens.form(index))) {
            return false;
        }
        if (tokens.touches(index)) {
            return true;
        }
        boolean near = tokens.gapBefore(index) == Gap.BLANK || tokens.gapBefore(index) == Gap.LINE;
        return near && (!tokens.is(index, "ter") || !isDutchNoun(tokens, index + 1));
    }

    private static boolean isDutchNoun(Tokens tokens, int index) {
        return tokens.isWord(index)
                && !Set.of(
                                "du", "de", "des", "van", "et", "en", "ou", "of", "d", "juncto", "a", "tot", "dudit",
                                "al", "alinea")
                        .contains(tokens.form(index))
                && !tokens.isCapitalised(index);
    }
}
