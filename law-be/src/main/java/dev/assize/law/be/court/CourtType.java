package dev.assize.law.be.court;

import dev.assize.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A kind of court: what "cour du travail" and "arbeidshof" have in common.
 *
 * @param id the registry's own name, such as {@code LABOUR_APPEAL}
 * @param national whether Belgium has only one court of this kind
 * @param names the names in use, per language, the usual one first
 * @param successorId the type that took over, when this body was replaced under another ECLI code
 */
public record CourtType(
        String id,
        CourtLevel level,
        boolean national,
        Map<Language, List<String>> names,
        @Nullable String successorId) {

    public CourtType {
        names = Map.copyOf(names);
    }

    /** The usual name in a language; in French, then Dutch, where the registry knows none. */
    public String name(Language language) {
        return Optional.ofNullable(names.get(language))
                .or(() -> Optional.ofNullable(names.get(Language.FRENCH)))
                .or(() -> Optional.ofNullable(names.get(Language.DUTCH)))
                .map(list -> list.get(0))
                .orElse(id);
    }

    /** Whether both are the same kind of court; a body and the one that replaced it are. */
    public boolean sameAs(CourtType other) {
        return today().equals(other.today());
    }

    private String today() {
        return successorId == null ? id : successorId;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CourtType type && type.id.equals(id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
