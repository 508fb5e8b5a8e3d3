package dev.assize.judges.citation.internal;

import dev.assize.law.be.court.Courts;
import dev.assize.text.Characters;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a word by itself has to do with a place. */
enum PlaceSense {
    NONE,
    /** It is the name of one. */
    NAME,
    /** It says that something is of one: "liégeois". */
    OF_A_PLACE;

    /** Towns, districts and provinces as the registry names them. */
    private static final Set<String> PLACES = Courts.belgian().placeWords();

    private static final Pattern ADJECTIVE =
            Pattern.compile("(" + Characters.LETTER + "{4,}?)(?:oise?s?|aise?s?|ien(?:ne)?s?|se)");

    static PlaceSense of(String word) {
        return isOfAPlace(word) ? OF_A_PLACE : PLACES.contains(word) ? NAME : NONE;
    }

    /** "liégeois", "montoise", "Brusselse": the word for what is of a place ends in one of a few ways. */
    private static boolean isOfAPlace(String word) {
        char last = word.charAt(word.length() - 1);
        if (last != 's' && last != 'e' && last != 'n') {
            return false;
        }
        Matcher adjective = ADJECTIVE.matcher(word);
        if (!adjective.matches()) {
            return false;
        }
        String stem = adjective.group(1);
        String shorter = stem.substring(0, stem.length() - 1);
        return Stream.of(stem, stem + "e", stem + "es", stem + "en", shorter + "s", shorter + "d")
                .anyMatch(PLACES::contains);
    }
}
