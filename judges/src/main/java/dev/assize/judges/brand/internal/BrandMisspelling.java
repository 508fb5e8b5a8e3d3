package dev.assize.judges.brand.internal;

import dev.assize.judges.brand.internal.Variation.Kind;
import java.util.Optional;

/**
 * Whether a name is another one mistyped.
 *
 * <p>The longer the name, the more a slip may be trusted. From six letters on any single slip leaves it recognisable,
 * from twelve on two of them. Below six, one letter is the distance between Nike and Mike: only the slips that fingers
 * and ears really make are read as such, and they never make the two names one.
 */
record BrandMisspelling(BrandLexicon lexicon) {
    private static final int SHORTEST_FOR_DOUBLING = 2;
    private static final int SHORTEST = 3;
    private static final int SHORTEST_FOR_ANOTHER_VOWEL = 5;
    private static final int SURE_FROM = 6;
    private static final int GARBLED_FROM = 8;
    private static final int TWO_SLIPS_FROM = 12;
    private static final int LONGEST = 64;

    Optional<Variation> read(Name wanted, Name entry) {
        return Slip.between(wanted.joined(), entry.joined())
                .or(() -> Slip.between(wanted.compact(), entry.compact()))
                .flatMap(slip -> form(wanted, entry, slip))
                .or(() -> twoSlips(wanted, entry));
    }

    /** Whether the entry is an ordinary word of its own, which no misspelling explains: "tied" is not "Tide", nor "stables" "Staples". */
    boolean isAnotherWord(Name wanted, Name entry) {
        boolean everyday = lexicon.isEveryday(entry.joined())
                && !Plural.singular(entry.joined()).equals(Plural.singular(wanted.joined()));
        return everyday || isOrdinary(wanted, entry);
    }

    private boolean isOrdinary(Name wanted, Name entry) {
        return !lexicon.isDistinctive(entry.joined()) && lexicon.isDistinctive(wanted.joined());
    }

    boolean isGarbled(Name wanted, Name entry) {
        int length = wanted.joined().length();
        return length >= GARBLED_FROM
                && length <= LONGEST
                && !isAnotherWord(wanted, entry)
                && Slip.twoBetween(wanted.joined(), entry.joined());
    }

    private Optional<Variation> form(Name wanted, Name entry, Slip slip) {
        int length = wanted.joined().length();
        if (length >= SURE_FROM) {
            return Optional.of(new Variation(Kind.SLIP, slip.wording()));
        }
        boolean sameStart = wanted.joined().charAt(0) == entry.joined().charAt(0);
        boolean readable = switch (slip.kind()) {
            case DOUBLED -> length >= SHORTEST_FOR_DOUBLING;
            case DROPPED -> length >= SHORTEST && sameStart;
            case SWAPPED, SOUND_ALIKE, LOOK_ALIKE -> length >= SHORTEST;
            case OTHER_VOWEL -> length >= SHORTEST_FOR_ANOTHER_VOWEL;
            case ADDED, REPLACED -> false;
        };
        return readable ? Optional.of(new Variation(Kind.SHORT_SLIP, slip.wording())) : Optional.empty();
    }

    private Optional<Variation> twoSlips(Name wanted, Name entry) {
        int length = wanted.joined().length();
        return length >= TWO_SLIPS_FROM && length <= LONGEST && Slip.twoBetween(wanted.joined(), entry.joined())
                ? Optional.of(new Variation(Kind.SLIP, "two slips in a long name"))
                : Optional.empty();
    }
}
