package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** "bis", "ter", "quater" … after the number of an article, a paragraph or an item. */
public final class LatinSuffix {

    /** In the order in which articles are inserted; those of one line mean the same. */
    private static final List<Set<String>> ORDER = Stream.of(
                    "semel",
                    "bis",
                    "ter",
                    "quater",
                    "quinquies",
                    "sexies",
                    "septies",
                    "octies",
                    "novies nonies",
                    "decies",
                    "undecies",
                    "duodecies",
                    "terdecies tredecies",
                    "quaterdecies quattuordecies",
                    "quinquiesdecies quindecies quinquadecies",
                    "sexiesdecies sexdecies sedecies",
                    "septiesdecies septemdecies",
                    "octiesdecies octodecies duodevicies",
                    "noviesdecies novodecies undevicies",
                    "vicies",
                    "unvicies",
                    "duovicies",
                    "tervicies",
                    "quatervicies",
                    "quinquiesvicies",
                    "sexiesvicies")
            .map(WordSet::of)
            .toList();

    private static final Map<String, Integer> PLACES = places();

    private LatinSuffix() {}

    private static Map<String, Integer> places() {
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < ORDER.size(); i++) {
            for (String form : ORDER.get(i)) {
                places.put(form, i + 1);
            }
        }
        return Map.copyOf(places);
    }

    /** Where it stands among the suffixes, from 1 on; empty when it is none. */
    public static OptionalInt place(String form) {
        Integer place = PLACES.get(form);
        return place == null ? OptionalInt.empty() : OptionalInt.of(place);
    }

    static boolean is(String form) {
        return PLACES.containsKey(form);
    }

    /**
     * Whether a suffix stands at a token after a number. One that is set apart counts too ("235 ter"), but Dutch "ter"
     * is also a preposition ("artikel 280 ter griffie").
     */
    static boolean at(Tokens tokens, int index) {
        if (!tokens.isWord(index) || !is(tokens.form(index))) {
            return false;
        }
        if (tokens.touches(index)) {
            return true;
        }
        boolean near = tokens.gapBefore(index) == Gap.BLANK || tokens.gapBefore(index) == Gap.LINE;
        // German "bis" between two numbers is the preposition of a range: "Artikel 12 bis 14".
        boolean range = tokens.is(index, "bis") && tokens.isNumber(index + 1) && !tokens.touches(index + 1);
        return near && !range && (!tokens.is(index, "ter") || !isDutchNoun(tokens, index + 1));
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
