package dev.assize.judges.citation;

import java.util.Locale;
import java.util.Optional;

/** By what the snippet was found in the citing text. */
enum SnippetMatchType {
    ECLI,
    CASE_NUMBER,
    COURT_DATE,
    COURT_ONLY;

    static Optional<SnippetMatchType> find(String text) {
        String name = text.strip().toUpperCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
        for (SnippetMatchType type : values()) {
            if (type.name().equals(name)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }
}
