package dev.assize.law.be.court;

import dev.assize.law.be.court.NamePhrases.Phrase;
import dev.assize.law.be.court.NameTokens.Token;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds where a court sits, once its kind is known. */
record SeatReader(Courts courts, Map<String, String> foreignSeats, NamePhrases name, int headIndex) {
    private static final int MOST_WORDS_OF_A_SEAT = 5;

    boolean leadsToCourt(CourtType type) {
        return place().filter(place -> court(type, place).isPresent()).isPresent();
    }

    CourtReading read(CourtType type, CourtWording wording) {
        Optional<Term.OfCountry> country = country();
        if (country.isPresent()) {
            return abroad(type, country.get().country(), country.get().city());
        }
        Optional<Term.OfPlace> place = place();
        if (type.national()) {
            Court only = courts.all().stream()
                    .filter(court -> court.type().equals(type))
                    .findFirst()
                    .orElseThrow();
            return new CourtReading.Named(
                    name.written(), "Belgium has one " + type.name(Language.FRENCH), only, wording, null, null);
        }
        return place.isPresent() ? atPlace(type, place.get(), wording) : withoutPlace(type, wording);
    }

    private CourtReading atPlace(CourtType type, Term.OfPlace seat, CourtWording wording) {
        CourtPlace place = seat.place();
        String abroad = foreignSeats.get(Courts.seatKey(type, place.key()));
        if (abroad != null) {
            return abroad(type, abroad, place.name(Language.FRENCH));
        }
        Optional<Court> court = court(type, seat);
        boolean hasCantons = type.id().equals("JUSTICE_OF_PEACE") && !isDistrictName(place);
        if (court.isEmpty() || hasCantons || seat.district() != null) {
            String reason = type.name(Language.FRENCH) + " at " + place.name(Language.FRENCH)
                    + court.map(found -> ", in the district of " + found.name(Language.FRENCH))
                            .orElse(", where the registry knows no such court");
            return new CourtReading.AtSeat(
                    name.written(), reason, type, place.key(), cantonNumber(), court.orElse(null), wording);
        }
        String reason = type.name(Language.FRENCH) + " and " + place.name(Language.FRENCH) + " make "
                + court.get().name(Language.FRENCH);
        return new CourtReading.Named(
                name.written(), reason, court.get(), wording, name.spokenLanguage(), division(court.get(), place));
    }

    /** Provinces and districts bear names that no canton bears. */
    private boolean isDistrictName(CourtPlace place) {
        return List.of("LIM", "WVL", "OVL", "HAI", "LUX", "BRW", "VBR").contains(place.key());
    }

    private Optional<Court> court(CourtType type, Term.OfPlace seat) {
        Language spoken = name.spokenLanguage();
        Language language = spoken != null ? spoken : name.wording().language();
        String key = seat.district() == null ? seat.place().key() : seat.district();
        return courts.at(type, key, language)
                .or(() -> courts.districtOf(key).flatMap(district -> courts.at(type, district, language)));
    }

    private @Nullable String division(Court court, CourtPlace seat) {
        return places().stream()
                .map(place -> place.place().key())
                .filter(key -> court.divisions().contains(key) && !key.equals(court.seat()))
                .findFirst()
                .orElse(court.divisions().contains(seat.key()) && places().size() > 1 ? seat.key() : null);
    }

    private CourtReading withoutPlace(CourtType type, CourtWording wording) {
        String unlisted = unlistedSeat();
        if (!unlisted.isEmpty()) {
            String reason = type.name(Language.FRENCH) + " at \"" + unlisted + "\", a place that is in no list";
            return new CourtReading.AtSeat(name.written(), reason, type, unlisted, cantonNumber(), null, wording);
        }
        return new CourtReading.OfType(
                name.written(), "it names " + type.name(Language.FRENCH) + " and no seat", type, wording);
    }

    private CourtReading abroad(CourtType type, String country, @Nullable String city) {
        String id = country + ":" + type.id() + (city == null ? "" : ":" + city);
        CourtClass courtClass = city == null || type.national() ? CourtClass.NATIONAL : CourtClass.SPECIFIC;
        return new CourtReading.Elsewhere(name.written(), "it lies abroad (" + country + ")", id, country, courtClass);
    }

    private Optional<Term.OfCountry> country() {
        if (place().isPresent()) {
            return Optional.empty();
        }
        return name.phrases().stream()
                .map(Phrase::term)
                .filter(Term.OfCountry.class::isInstance)
                .map(Term.OfCountry.class::cast)
                .findFirst();
    }

    private Optional<Term.OfPlace> place() {
        return places().stream().findFirst();
    }

    /** The places after the kind of court, then those before it. */
    private List<Term.OfPlace> places() {
        List<Term.OfPlace> found = new ArrayList<>();
        collectPlaces(name.phrases().subList(headIndex, name.phrases().size()), found);
        collectPlaces(name.phrases().subList(0, headIndex), found);
        return found;
    }

    private static void collectPlaces(List<Phrase> phrases, List<Term.OfPlace> found) {
        for (Phrase phrase : phrases) {
            if (phrase.term() instanceof Term.OfPlace place) {
                found.add(place);
            }
        }
    }

    /** Unknown words right behind the kind of court, as in "justice de paix de Trifouilly". */
    private String unlistedSeat() {
        List<Token> seat = new ArrayList<>();
        for (Phrase phrase :
                name.phrases().subList(headIndex + 1, name.phrases().size())) {
            Token token = phrase.tokens().get(0);
            boolean mayPrecede = seat.isEmpty() && (phrase.isFunctionWord() || phrase.term() instanceof Term.Speaking);
            if (token.breakBefore() || (!mayPrecede && !phrase.isUnknownWord())) {
                break;
            }
            if (!mayPrecede) {
                seat.add(token);
            }
            if (seat.size() > MOST_WORDS_OF_A_SEAT) {
                return "";
            }
        }
        return seat.stream().map(Token::text).collect(Collectors.joining(" "));
    }

    /** "Deuxième canton de Namur", "Antwerpen 7": the first small number in the name. */
    private int cantonNumber() {
        return name.phrases().stream()
                .flatMap(phrase -> phrase.tokens().stream())
                .map(Token::text)
                .map(CantonNumbers::of)
                .filter(number -> number > 0)
                .findFirst()
                .orElse(0);
    }
}
