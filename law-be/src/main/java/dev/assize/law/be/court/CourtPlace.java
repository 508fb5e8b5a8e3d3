package dev.assize.law.be.court;

import dev.assize.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A town, canton or district in which a court sits.
 *
 * @param key a short code ({@code LIE}); for a canton, its French name
 * @param names per language, the usual name first, then abbreviations and adjectives
 */
public record CourtPlace(String key, Map<Language, List<String>> names) {

    public CourtPlace {
        names = Map.copyOf(names);
    }

    /** The usual name in a language; in French where there is none of its own. */
    public String name(Language language) {
        return Optional.ofNullable(names.get(language))
                .or(() -> Optional.ofNullable(names.get(Language.FRENCH)))
                .map(list -> list.get(0))
                .orElse(key);
    }
}
