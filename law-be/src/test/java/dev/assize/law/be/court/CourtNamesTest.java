package dev.assize.law.be.court;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.FoldedText;
import dev.assize.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CourtNamesTest {

    private final Courts courts = Courts.belgian();

    static Stream<String> rows() throws IOException {
        try (InputStream table = CourtNamesTest.class.getResourceAsStream("names.tsv")) {
            String text = new String(table.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void readsANameAsTheTableSays(String row) {
        String[] cells = row.split("\t");
        for (String name : List.of(cells[0], cells[0].toUpperCase(Locale.ROOT), FoldedText.fold(cells[0]))) {
            CourtReading reading = courts.read(name);
            assertThat(summary(reading)).as(name + ": " + reading.reason()).isEqualTo(cells[2]);
            assertThat(reading.courtClass()).as(name).isEqualTo(CourtClass.valueOf(cells[1]));
        }
    }

    private static String summary(CourtReading reading) {
        if (reading instanceof CourtReading.Elsewhere elsewhere) {
            return elsewhere.id();
        }
        if (reading instanceof CourtReading.Unread unread) {
            return unread.cause().name();
        }
        return reading.court()
                .flatMap(Court::ecliCode)
                .or(() -> reading.type().map(CourtType::id))
                .orElseThrow();
    }

    @Test
    void readsEveryNameOfTheRegistryAsItsOwnCourt() {
        for (Court court : courts.all()) {
            for (String name : court.names().values()) {
                for (String written : List.of(
                        name,
                        name.toUpperCase(Locale.ROOT),
                        FoldedText.fold(name),
                        "la " + name + ", 3e ch.",
                        name + " (zevende kamer), 12 mei 2011",
                        name.replace(" de ", " ").replace(" te ", " "))) {
                    assertThat(courts.read(written).court()).as(written).contains(court);
                }
            }
        }
    }

    @Test
    void readsEveryTypeInEverySeatUnderEveryName() {
        for (Court court : courts.all()) {
            if (court.seat() == null) {
                continue;
            }
            CourtPlace seat = courts.place(court.seat()).orElseThrow();
            for (List<String> typeNames : court.type().names().values()) {
                for (String typeName : typeNames) {
                    for (List<String> placeNames : seat.names().values()) {
                        for (String place : placeNames) {
                            Court read =
                                    courts.read(typeName + " " + place).court().orElseThrow();
                            assertThat(read.sameJurisdiction(court))
                                    .as(typeName + " " + place)
                                    .isTrue();
                        }
                    }
                }
            }
        }
    }

    @Test
    void readsADivisionAsTheCourtItBelongsTo() {
        for (Court court : courts.all()) {
            for (String division : court.divisions()) {
                String place = courts.place(division).orElseThrow().name(Language.FRENCH);
                CourtReading reading = courts.read(court.type().name(Language.FRENCH) + ", division " + place);
                assertThat(reading.court()).as(reading.written()).contains(court);
            }
        }
    }

    @Test
    void readsEveryCodeAndAliasInAnyCase() {
        for (Court court : courts.all()) {
            court.ecliCode()
                    .ifPresent(code -> assertThat(courts.withCode(code.toLowerCase(Locale.ROOT)))
                            .contains(court));
            court.aliases().forEach(alias -> assertThat(courts.withCode(alias)).contains(court));
        }
        assertThat(courts.withCode("XXXXX")).isEmpty();
    }

    @Test
    void takesAnAbbreviationForTheCourtOfItsTime() {
        assertThat(courts.read("C.A.", new NameContext(LocalDate.of(1999, 3, 2), false))
                        .court())
                .isEqualTo(courts.read("Cour constitutionnelle").court());
        assertThat(courts.read("C.A.", new NameContext(null, true)).courtClass())
                .isEqualTo(CourtClass.NATIONAL);
        assertThat(courts.read("C.A.", new NameContext(LocalDate.of(2015, 3, 2), false))
                        .type())
                .isEqualTo(courts.type("APPEAL"));
        assertThat(courts.read("C.A. Mons", new NameContext(LocalDate.of(1999, 3, 2), false))
                        .type())
                .isEqualTo(courts.type("APPEAL"));
    }

    /** Whoever knows that a name means the same in every context need not read it in each. */
    @Test
    void saysWhichNamesDependOnTheirContext() {
        assertThat(courts.dependsOnContext("C.A.")).isTrue();
        assertThat(courts.dependsOnContext("Cour d'appel de Mons")).isFalse();
        assertThat(courts.dependsOnContext("")).isFalse();
        assertThat(courts.dependsOnContext("C.A. ".repeat(1_000))).isFalse();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void readsANameThatDependsOnNoContextTheSameInAll(String row) {
        String name = row.split("\t")[0];
        CourtReading early = courts.read(name, new NameContext(LocalDate.of(1990, 1, 1), true));
        assertThat(early.equals(courts.read(name)) || courts.dependsOnContext(name))
                .as(name)
                .isTrue();
    }

    @Test
    void saysInWhichWordsANameIsPut() {
        assertThat(courts.read("Arbh. Luik").wording()).contains(new CourtWording(Language.DUTCH, true, false));
        assertThat(courts.read("Tribunal de commerce de Mons").wording())
                .contains(new CourtWording(Language.FRENCH, false, true));
        assertThat(courts.read("Cass.").wording()).contains(new CourtWording(null, true, false));
        assertThat(courts.read("Gent").wording()).contains(new CourtWording(Language.DUTCH, true, false));
    }

    @Test
    void refusesATextThatIsNoName() {
        String megabyte = "cour d'appel de ".repeat(70_000);
        assertThat(courts.read(megabyte))
                .isInstanceOfSatisfying(
                        CourtReading.Unread.class,
                        unread -> assertThat(unread.cause()).isEqualTo(CourtReading.Unread.Cause.TOO_LONG));
        assertThat(courts.read("")).isInstanceOf(CourtReading.Unread.class);
        assertThat(courts.read(" .,; ")).isInstanceOf(CourtReading.Unread.class);
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void readsAnyStringAndAlignsItWithItself(long seed) {
        Random random = new Random(seed);
        String[] pieces = {
            "cour",
            "d'",
            "appel",
            "de",
            " ",
            " ",
            ".",
            ",",
            "(",
            "Mons",
            "Gent",
            "Rb",
            "hof",
            "van",
            "Cass",
            "fr",
            "1re",
            "ch",
            "é",
            "te",
            "X",
            "…",
            "paix",
            "justice",
            "C.",
            "A.",
            "Paris",
            "procureur",
            "\uD835",
            "afdeling",
            "Uccle",
            "ce"
        };
        for (int round = 0; round < 2000; round++) {
            StringBuilder name = new StringBuilder();
            for (int i = random.nextInt(12); i > 0; i--) {
                name.append(pieces[random.nextInt(pieces.length)]).append(random.nextBoolean() ? " " : "");
            }
            CourtReading reading = courts.read(name.toString());
            CourtReading other = courts.read(pieces[random.nextInt(pieces.length)] + " " + name);
            assertThat(reading.reason()).isNotBlank();
            assertThat(reading.alignmentWith(other))
                    .as("seed %s, <%s> and <%s>", seed, reading.written(), other.written())
                    .isEqualTo(other.alignmentWith(reading));
            if (reading.isKnown() && !(reading instanceof CourtReading.OfType)) {
                assertThat(reading.alignmentWith(reading))
                        .as("seed %s, <%s>", seed, name)
                        .isEqualTo(CourtAlignment.SAME_COURT);
            }
        }
    }
}
