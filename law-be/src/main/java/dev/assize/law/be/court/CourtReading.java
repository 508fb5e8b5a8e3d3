package dev.assize.law.be.court;

import dev.assize.text.Language;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What was understood of a court's name as somebody wrote it. */
public sealed interface CourtReading {

    /** The name as it was written. */
    String written();

    /** In a sentence, what the reading rests on. */
    String reason();

    CourtClass courtClass();

    /** The kind of court, unless the name could not be read or belongs to a court outside Belgium. */
    default Optional<CourtType> type() {
        return Optional.empty();
    }

    /** The court of the registry that the name leads to. */
    default Optional<Court> court() {
        return Optional.empty();
    }

    /** In which words the name was put; empty for an unread name or one that came from an ECLI code. */
    default Optional<CourtWording> wording() {
        return Optional.empty();
    }

    /** Whether this says anything that could be compared. */
    default boolean isKnown() {
        return !(this instanceof Unread);
    }

    /** How this court stands to another. */
    default CourtAlignment alignmentWith(CourtReading other) {
        return CourtComparison.of(this, other);
    }

    /**
     * A court of the registry.
     *
     * @param words null when the court was given by its ECLI code
     * @param spokenLanguage the language that the name says the court works in (Brussels); null when it says none
     * @param division key of the place of the division; null when none is named
     */
    record Named(
            String written,
            String reason,
            Court namedCourt,
            @Nullable CourtWording words,
            @Nullable Language spokenLanguage,
            @Nullable String division)
            implements CourtReading {

        @Override
        public CourtClass courtClass() {
            return namedCourt.type().national() ? CourtClass.NATIONAL : CourtClass.SPECIFIC;
        }

        @Override
        public Optional<CourtType> type() {
            return Optional.of(namedCourt.type());
        }

        @Override
        public Optional<Court> court() {
            return Optional.of(namedCourt);
        }

        @Override
        public Optional<CourtWording> wording() {
            return Optional.ofNullable(words);
        }
    }

    /**
     * A kind of court at a seat that is no entry of its own: a canton, or a place the registry does not know.
     *
     * @param seat folded name or key of the seat
     * @param number which of several cantons of that name; 0 when not said
     * @param within the court of the registry whose district holds the seat; null when unknown
     */
    record AtSeat(
            String written,
            String reason,
            CourtType courtType,
            String seat,
            int number,
            @Nullable Court within,
            CourtWording words)
            implements CourtReading {

        @Override
        public CourtClass courtClass() {
            return CourtClass.SPECIFIC;
        }

        @Override
        public Optional<CourtType> type() {
            return Optional.of(courtType);
        }

        @Override
        public Optional<Court> court() {
            return Optional.ofNullable(within);
        }

        @Override
        public Optional<CourtWording> wording() {
            return Optional.of(words);
        }
    }

    /** A kind of court without a seat. */
    record OfType(String written, String reason, CourtType courtType, CourtWording words) implements CourtReading {

        @Override
        public CourtClass courtClass() {
            return CourtClass.GENERIC;
        }

        @Override
        public Optional<CourtType> type() {
            return Optional.of(courtType);
        }

        @Override
        public Optional<CourtWording> wording() {
            return Optional.of(words);
        }
    }

    /**
     * A court that is not Belgian: European, Benelux, international or of another country.
     *
     * @param id one string per court, such as {@code CJEU} or {@code FR:APPEAL:paris}
     * @param country {@code EU}, {@code BX} (Benelux), {@code UN} or a country code
     */
    record Elsewhere(String written, String reason, String id, String country, CourtClass courtClass)
            implements CourtReading {}

    /** A name that says nothing we know of a court. */
    record Unread(String written, String reason, Cause cause, CourtClass courtClass) implements CourtReading {

        /** Why a name stays unread. */
        public enum Cause {
            /** Nothing was written. */
            EMPTY,
            /** An office, a party or an authority that is no court. */
            NOT_A_COURT,
            /** "The court", "deze rechtbank": the court that writes means itself. */
            SELF_REFERENCE,
            /** A place that is the seat of no court of appeal, and no kind of court. */
            PLACE_ONLY,
            /** No word of the name is known. */
            UNKNOWN_WORDS,
            /** Longer than any name. */
            TOO_LONG
        }
    }
}
