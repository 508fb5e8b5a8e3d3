package dev.assize.text;

import java.util.Optional;

/** One of the four languages whose words Assize knows. */
public enum Language {
    ENGLISH("en", "English"),
    FRENCH("fr", "French"),
    DUTCH("nl", "Dutch"),
    GERMAN("de", "German");

    private final String code;
    private final String englishName;

    Language(String code, String englishName) {
        this.code = code;
        this.englishName = englishName;
    }

    /** The two-letter code of ISO 639-1. */
    public String code() {
        return code;
    }

    public String englishName() {
        return englishName;
    }

    /** The language of a two-letter code, in either case; empty for a language Assize has no words of. */
    public static Optional<Language> find(String code) {
        for (Language language : values()) {
            if (language.code.equalsIgnoreCase(code)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }
}
