package dev.assize.law.be.court;

import dev.assize.text.Language;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * In which words a name says what it says; two names of one court may differ in nothing else.
 *
 * @param language the language of the words; null where they are the same in several ("Cass.")
 * @param shortened whether the kind of court is abbreviated, or left out as in "Mons, 3 mai 2012"
 * @param former whether the name is one the court no longer bears
 */
public record CourtWording(@Nullable Language language, boolean shortened, boolean former) {

    public Optional<Language> knownLanguage() {
        return Optional.ofNullable(language);
    }
}
