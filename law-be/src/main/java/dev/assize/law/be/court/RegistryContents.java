package dev.assize.law.be.court;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.text.Language;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Everything the registry's files say.
 *
 * @param seats courts by kind and place, as {@link Courts#seatKey} writes them
 * @param foreignSeats kind and place of courts that bear a Belgian place's name and lie abroad, with their country
 * @param earlierMeanings abbreviations, letters run together, that meant another court up to a date
 */
record RegistryContents(
        List<Court> courts,
        Map<String, CourtType> types,
        Map<String, CourtPlace> places,
        Map<String, List<Court>> seats,
        Vocabulary vocabulary,
        Map<String, String> foreignSeats,
        Map<String, EarlierMeaning> earlierMeanings) {

    /** What an abbreviation meant until a date. */
    record EarlierMeaning(CourtType type, LocalDate until) {}

    static RegistryContents shipped() {
        return new Loader().load();
    }

    private static final class Loader {
        private final Map<String, CourtType> types = new LinkedHashMap<>();
        private final Map<String, CourtPlace> places = new LinkedHashMap<>();
        private final List<Court> courts = new ArrayList<>();
        private final Map<String, List<Court>> seats = new HashMap<>();
        private final Map<String, String> foreignSeats = new HashMap<>();
        private final Map<String, EarlierMeaning> earlier = new HashMap<>();
        private final Vocabulary.Builder vocabulary = new Vocabulary.Builder();

        RegistryContents load() {
            loadTypes(new RegistryFiles("types.json"));
            loadPlaces(new RegistryFiles("places.json"));
            loadCourts(new RegistryFiles("courts.json"));
            loadElsewhere(new RegistryFiles("elsewhere.json"));
            loadWords(new RegistryFiles("name-words.json"));
            return new RegistryContents(
                    List.copyOf(courts), types, places, seats, vocabulary.build(), foreignSeats, earlier);
        }

        private void loadTypes(RegistryFiles file) {
            for (JsonNode entry : file.read()) {
                CourtType type = new CourtType(
                        file.required(entry, "id"),
                        CourtLevel.valueOf(file.required(entry, "level")),
                        entry.path("national").asBoolean(),
                        RegistryFiles.perLanguage(entry.path("names")),
                        RegistryFiles.optional(entry, "successor"));
                types.put(type.id(), type);
                addTerms(entry, type);
            }
        }

        private void addTerms(JsonNode entry, CourtType type) {
            add(entry.path("names"), false, (language, brief) -> name(type, language, brief, false));
            add(entry.path("short"), true, (language, brief) -> name(type, language, brief, false));
            add(entry.path("formerNames"), false, (language, brief) -> name(type, language, brief, true));
            add(entry.path("formerShort"), true, (language, brief) -> name(type, language, brief, true));
            for (Term.Strength strength :
                    List.of(Term.Strength.SECTION, Term.Strength.BARE, Term.Strength.BARE_WITH_SEAT)) {
                String field = switch (strength) {
                    case SECTION -> "sections";
                    case BARE -> "bare";
                    case BARE_WITH_SEAT -> "bareWithSeat";
                    case NAME -> "names";
                };
                TermOf term = (language, brief) -> new Term.OfType(type, language, brief, false, strength);
                add(entry.path(field), false, term);
                add(entry.path(field + "Short"), true, term);
            }
            JsonNode until = entry.path("shortUntil");
            for (String abbreviation : RegistryFiles.list(until, "short")) {
                StringBuilder letters = new StringBuilder();
                NameTokens.of(abbreviation).forEach(token -> letters.append(token.text()));
                LocalDate date = LocalDate.parse(until.path("date").asText());
                earlier.put(letters.toString(), new EarlierMeaning(type, date));
            }
        }

        private interface TermOf {
            Term in(@Nullable Language language, boolean brief);
        }

        private static Term name(CourtType type, @Nullable Language language, boolean brief, boolean former) {
            return new Term.OfType(type, language, brief, former, Term.Strength.NAME);
        }

        private void add(JsonNode phrases, boolean brief, TermOf term) {
            RegistryFiles.perLanguage(phrases)
                    .forEach((language, list) -> list.forEach(phrase -> add(phrase, brief, term.in(language, brief))));
            RegistryFiles.list(phrases, "any").forEach(phrase -> add(phrase, brief, term.in(null, brief)));
        }

        private void add(String phrase, boolean brief, Term term) {
            if (brief) {
                vocabulary.addShort(phrase, term);
            } else {
                vocabulary.addName(phrase, term);
            }
        }

        private void loadPlaces(RegistryFiles file) {
            JsonNode contents = file.read();
            for (JsonNode entry : contents.path("places")) {
                addPlace(file.required(entry, "key"), null, entry);
            }
            for (JsonNode entry : contents.path("cantons")) {
                addPlace(file.required(entry, "fr"), file.required(entry, "district"), entry);
            }
        }

        private void addPlace(String key, @Nullable String district, JsonNode entry) {
            CourtPlace place = new CourtPlace(key, RegistryFiles.perLanguage(entry));
            places.put(key, place);
            place.names()
                    .forEach((language, names) -> names.forEach(
                            name -> vocabulary.addName(name, new Term.OfPlace(place, district, language))));
        }

        private void loadCourts(RegistryFiles file) {
            for (JsonNode entry : file.read()) {
                CourtType type = types.get(file.required(entry, "type"));
                if (type == null) {
                    throw new IllegalStateException("courts.json: no such type in types.json: " + entry);
                }
                Court court = court(type, entry);
                courts.add(court);
                RegistryFiles.list(entry, "alsoCalled")
                        .forEach(name -> vocabulary.addName(name, new Term.OfCourt(court, null)));
                seat(court, RegistryFiles.list(entry, "covers"));
            }
        }

        private static Court court(CourtType type, JsonNode entry) {
            Map<Language, String> names = new HashMap<>();
            RegistryFiles.perLanguage(entry).forEach((language, list) -> names.put(language, list.get(0)));
            String language = RegistryFiles.optional(entry, "language");
            return new Court(
                    type,
                    RegistryFiles.optional(entry, "seat"),
                    RegistryFiles.optional(entry, "code"),
                    RegistryFiles.list(entry, "aliases"),
                    language == null ? null : Language.require(language),
                    RegistryFiles.list(entry, "divisions"),
                    names);
        }

        private void seat(Court court, List<String> covered) {
            List<String> keys = new ArrayList<>(covered);
            keys.addAll(court.divisions());
            if (court.seat() != null) {
                keys.add(court.seat());
            }
            for (String key : keys.stream().distinct().toList()) {
                if (!places.containsKey(key)) {
                    throw new IllegalStateException(
                            "courts.json: no place \"" + key + "\" in places.json for " + court);
                }
                seats.computeIfAbsent(Courts.seatKey(court.type(), key), k -> new ArrayList<>())
                        .add(court);
            }
        }

        private void loadElsewhere(RegistryFiles file) {
            JsonNode contents = file.read();
            for (JsonNode entry : contents.path("courts")) {
                Term term = new Term.OfForeignCourt(file.required(entry, "id"), file.required(entry, "country"));
                RegistryFiles.list(entry, "names").forEach(name -> vocabulary.addName(name, term));
                RegistryFiles.list(entry, "short").forEach(name -> vocabulary.addShort(name, term));
            }
            for (JsonNode entry : contents.path("countries")) {
                String code = file.required(entry, "code");
                RegistryFiles.list(entry, "words")
                        .forEach(word -> vocabulary.addName(word, new Term.OfCountry(code, null)));
                RegistryFiles.list(entry, "cities")
                        .forEach(city -> vocabulary.addName(city, new Term.OfCountry(code, city)));
            }
            for (JsonNode entry : contents.path("foreignSeats")) {
                foreignSeats.put(
                        file.required(entry, "type") + "@" + file.required(entry, "seat"),
                        file.required(entry, "country"));
            }
            RegistryFiles.list(contents, "notCourts").forEach(name -> vocabulary.addShort(name, new Term.NotACourt()));
        }

        private void loadWords(RegistryFiles file) {
            JsonNode contents = file.read();
            addWords(contents, "noise", new Term.Noise());
            addWords(contents, "self", new Term.Self());
            addWords(contents, "frenchSpeaking", new Term.Speaking(Language.FRENCH));
            addWords(contents, "dutchSpeaking", new Term.Speaking(Language.DUTCH));
        }

        private void addWords(JsonNode contents, String field, Term term) {
            RegistryFiles.list(contents, field).forEach(word -> vocabulary.addName(word, term));
        }
    }
}
