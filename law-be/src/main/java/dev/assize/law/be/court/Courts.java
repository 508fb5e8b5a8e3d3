package dev.assize.law.be.court;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The registry of Belgian courts. Immutable, hence safe to share between threads.
 *
 * <pre>{@code
 * CourtReading cited = Courts.belgian().read("Arbh. Luik, afd. Namen");
 * CourtReading found = Courts.belgian().read("Cour du travail de Liège");
 * cited.alignmentWith(found);   // SAME_COURT
 * }</pre>
 */
public final class Courts {

    private final List<Court> all;
    private final Map<String, CourtType> types;
    private final Map<String, CourtPlace> places;
    private final Map<String, List<Court>> byCode;
    private final Map<String, List<Court>> bySeat;
    private final NameReader reader;

    Courts(RegistryContents contents) {
        this.all = contents.courts();
        this.types = contents.types();
        this.places = contents.places();
        this.byCode = indexByCode(all);
        this.bySeat = contents.seats();
        this.reader = new NameReader(this, contents.vocabulary(), contents.foreignSeats(), contents.earlierMeanings());
    }

    /** The registry that ships with the library, read on first use. */
    public static Courts belgian() {
        return Shipped.COURTS;
    }

    public List<Court> all() {
        return all;
    }

    public List<CourtType> types() {
        return List.copyOf(types.values());
    }

    public Optional<CourtType> type(String id) {
        return Optional.ofNullable(types.get(id));
    }

    public Optional<CourtPlace> place(String key) {
        return Optional.ofNullable(places.get(key));
    }

    /** The names of towns, districts and provinces that are one word, folded, in every language of the registry. */
    public Set<String> placeWords() {
        Set<String> words = new HashSet<>();
        for (CourtPlace place : places.values()) {
            for (List<String> names : place.names().values()) {
                names.stream()
                        .map(FoldedText::fold)
                        .filter(name -> name.length() > 2 && name.chars().allMatch(Characters::isLetter))
                        .forEach(words::add);
            }
        }
        return Set.copyOf(words);
    }

    /**
     * The courts that an ECLI code stands for, in any case; usually one, several for the shared code of Eupen, none for
     * a code that is unknown. An old code of a court ({@code KHBRL}) leads to the court as well.
     */
    public List<Court> withCode(String ecliCode) {
        return byCode.getOrDefault(ecliCode.strip().toUpperCase(Locale.ROOT), List.of());
    }

    /** The reading of an ECLI code, as if the court had been named in full. */
    public Optional<CourtReading> readCode(String ecliCode) {
        List<Court> courts = withCode(ecliCode);
        return courts.isEmpty() ? Optional.empty() : Optional.of(ofCode(ecliCode, courts.get(0)));
    }

    /** As {@link #readCode}, for a given court among those that share the code. */
    public CourtReading ofCode(String ecliCode, Court court) {
        String reason = "ECLI code " + ecliCode + " is " + court.name(Language.FRENCH);
        return new CourtReading.Named(ecliCode, reason, court, null, court.procedureLanguage(), null);
    }

    /** What a court's name says, as people write it; every string has a reading, in time linear in its length. */
    public CourtReading read(String name) {
        return reader.read(name, NameContext.NONE);
    }

    /** As {@link #read(String)}, with what else is known of the decision, for abbreviations that changed their meaning. */
    public CourtReading read(String name, NameContext context) {
        return reader.read(name, context);
    }

    /** Whether {@link #read(String, NameContext)} may read a name otherwise than {@link #read(String)}. */
    public boolean dependsOnContext(String name) {
        return reader.dependsOnContext(name);
    }

    /** The court of a kind at a place, its divisions included; the one of the given language where there are two. */
    Optional<Court> at(CourtType type, String placeKey, @Nullable Language language) {
        List<Court> found = bySeat.getOrDefault(seatKey(type, placeKey), List.of());
        return found.stream()
                .filter(court -> court.procedureLanguage() == null || court.procedureLanguage() == language)
                .findFirst()
                .or(() -> found.stream().findFirst());
    }

    /** The judicial district around a place: the seat of its court of first instance. */
    Optional<String> districtOf(String placeKey) {
        CourtType firstInstance = types.get("FIRST_INSTANCE");
        return firstInstance == null
                ? Optional.empty()
                : at(firstInstance, placeKey, null).map(Court::seat);
    }

    static String seatKey(CourtType type, String placeKey) {
        return type.id() + "@" + placeKey;
    }

    private static Map<String, List<Court>> indexByCode(List<Court> courts) {
        Map<String, List<Court>> byCode = new LinkedHashMap<>();
        for (Court court : courts) {
            court.ecliCode()
                    .ifPresent(code ->
                            byCode.computeIfAbsent(code, c -> new ArrayList<>()).add(court));
        }
        for (Court court : courts) {
            court.aliases()
                    .forEach(alias -> byCode.computeIfAbsent(alias, c -> new ArrayList<>())
                            .add(court));
        }
        Map<String, List<Court>> copy = new HashMap<>();
        byCode.forEach((code, list) -> copy.put(code, List.copyOf(list)));
        return Map.copyOf(copy);
    }

    private static final class Shipped {
        private static final Courts COURTS = new Courts(RegistryContents.shipped());
    }
}
