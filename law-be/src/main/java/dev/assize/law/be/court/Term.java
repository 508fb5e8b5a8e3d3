package dev.assize.law.be.court;

import dev.assize.text.Language;
import org.jspecify.annotations.Nullable;

/** What a word or a run of words means inside a court's name. */
sealed interface Term {

    /** How much a term says about the kind of court; the strongest one in a name decides. */
    enum Strength {
        /** The name of a kind of court. */
        NAME,
        /** A section of a court, such as "chambre du conseil"; the court itself may be named beside it. */
        SECTION,
        /** "Tribunal", "rechtbank": a kind of court for want of anything better. */
        BARE,
        /** "Cour", "hof": only together with the seat of such a court. */
        BARE_WITH_SEAT
    }

    /** A kind of court. */
    record OfType(CourtType type, @Nullable Language language, boolean shortened, boolean former, Strength strength)
            implements Term {}

    /** One court of the registry. */
    record OfCourt(Court court, @Nullable Language language) implements Term {}

    /**
     * A place.
     *
     * @param district for a canton, the key of the district around it
     */
    record OfPlace(
            CourtPlace place,
            @Nullable String district,
            @Nullable Language language) implements Term {}

    /** A court outside Belgium. */
    record OfForeignCourt(String id, String country) implements Term {}

    /** A country, or a city in one. */
    record OfCountry(String country, @Nullable String city) implements Term {}

    /** "Francophone", "nederlandstalige". */
    record Speaking(Language language) implements Term {}

    /** An office or a party that is no court. */
    record NotACourt() implements Term {}

    /** "Deze", "de céans": the court that writes. */
    record Self() implements Term {}

    /** Chambers, ordinals, forms of sitting: nothing that tells courts apart. */
    record Noise() implements Term {}

    /** Whether two meanings of one phrase can live together as {@code merged}. */
    static @Nullable Term merged(Term one, Term other) {
        if (one.equals(other)) {
            return one;
        }
        if (one instanceof OfPlace place && other instanceof OfPlace also) {
            return place.place().key().equals(also.place().key())
                    ? new OfPlace(place.place(), place.district(), common(place.language(), also.language()))
                    : null;
        }
        if (one instanceof OfType type
                && other instanceof OfType also
                && type.type().equals(also.type())) {
            return new OfType(
                    type.type(),
                    common(type.language(), also.language()),
                    type.shortened(),
                    type.former(),
                    type.strength());
        }
        return null;
    }

    /** A name that German or English shares with French or Dutch is taken for the latter. */
    private static @Nullable Language common(@Nullable Language one, @Nullable Language other) {
        if (one == other || other == Language.GERMAN || other == Language.ENGLISH) {
            return one;
        }
        return one == Language.GERMAN || one == Language.ENGLISH ? other : null;
    }
}
