package dev.assize.law.be.court;

import dev.assize.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One court of Belgium.
 *
 * @param seat the key of the place whose name it bears; null for a court of which there is only one
 * @param code its ECLI code; null where none is known
 * @param aliases other codes under which its decisions are found
 * @param procedureLanguage set for the tribunals of Brussels, of which there is a French- and a Dutch-speaking one
 * @param divisions keys of the places where its divisions sit
 * @param names full name per language
 */
public record Court(
        CourtType type,
        @Nullable String seat,
        @Nullable String code,
        List<String> aliases,
        @Nullable Language procedureLanguage,
        List<String> divisions,
        Map<Language, String> names) {

    public Court {
        aliases = List.copyOf(aliases);
        divisions = List.copyOf(divisions);
        names = Map.copyOf(names);
    }

    public Optional<String> ecliCode() {
        return Optional.ofNullable(code);
    }

    /** The full name in a language; in French, then Dutch, where the registry knows none. */
    public String name(Language language) {
        return Optional.ofNullable(names.get(language))
                .or(() -> Optional.ofNullable(names.get(Language.FRENCH)))
                .or(() -> Optional.ofNullable(names.get(Language.DUTCH)))
                .orElseGet(type::id);
    }

    /** Whether both have the same kind and seat; the two language twins of Brussels have. */
    boolean sameJurisdiction(Court other) {
        return type.sameAs(other.type) && (type.national() || (seat != null && seat.equals(other.seat)));
    }

    @Override
    public String toString() {
        return code == null ? name(Language.FRENCH) : code;
    }
}
