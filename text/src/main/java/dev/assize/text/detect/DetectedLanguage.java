package dev.assize.text.detect;

import dev.assize.text.Language;
import java.util.Collection;
import java.util.Optional;

/** The language of a text, as far as it can be told. Nobody falls back to English. */
public sealed interface DetectedLanguage {

    /** The language, if it is one with rules. */
    Optional<Language> known();

    /** The name of what the text is clearly in and {@code rules} do not know, for a reason: "no rules for Spanish". */
    Optional<String> outside(Collection<Language> rules);

    /** One of the languages that have a pack. */
    record Known(Language language) implements DetectedLanguage {

        @Override
        public Optional<Language> known() {
            return Optional.of(language);
        }

        @Override
        public Optional<String> outside(Collection<Language> rules) {
            return rules.contains(language) ? Optional.empty() : Optional.of(language.englishName());
        }
    }

    /**
     * Clearly in a language, or a script, that nobody wrote rules for.
     *
     * @param name in English: "Spanish", "Danish or Norwegian", "a language in Cyrillic script"
     */
    record Foreign(String name) implements DetectedLanguage {

        @Override
        public Optional<Language> known() {
            return Optional.empty();
        }

        @Override
        public Optional<String> outside(Collection<Language> rules) {
            return Optional.of(name);
        }
    }

    /** Too few words to tell ("Paris", "42 km", a title of names): only what holds in every language may be used. */
    record TooShort() implements DetectedLanguage {

        @Override
        public Optional<Language> known() {
            return Optional.empty();
        }

        @Override
        public Optional<String> outside(Collection<Language> rules) {
            return Optional.empty();
        }
    }
}
