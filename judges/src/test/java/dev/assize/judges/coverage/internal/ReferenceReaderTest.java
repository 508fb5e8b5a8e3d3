package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Language;
import dev.assize.text.Tokenizer;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceReaderTest {

    @Nested
    class Facts {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                Andy Warhol                                     | Andy Warhol
                July 4, 1898                                    | July 4, 1898
                Paris, France                                   | Paris, France
                push and pop                                    | push / pop
                By reference.                                   | By reference
                No. Only one circuit works.                     | Only one circuit works
                the tower fell . nobody was hurt .              | the tower fell / nobody was hurt
                It opened in 1990 and it closed in 2000.        | It opened in 1990 / it closed in 2000
                It has wheels; it has doors.                    | It has wheels / it has doors
                It stopped because the motor was hot.           | It stopped / because the motor was hot
                The forms are paper, card and cloth.            | The forms are paper, card and cloth
                There are three kinds: red, green and blue.     | red / green / blue
                It starts and ends in Farrow.                   | It starts and ends in Farrow
                Rows of a are kept, while rows of b are lost.   | Rows of a are kept / rows of b are lost
                It uses a do...while loop.                      | It uses a do...while loop
                Il a ouvert en 1990 et il a fermé en 2000.      | Il a ouvert en 1990 / il a fermé en 2000
                De zaal is sinds 1990 open maar ze sluit vroeg.  | De zaal is sinds 1990 open / ze sluit vroeg
                Es war offen, aber es ist jetzt geschlossen.    | Es war offen / es ist jetzt geschlossen
                """)
        void areClausesOfTheirOwn(String reference, String facts) {
            assertThat(texts(ReferenceReader.read(reference, "").facts())).isEqualTo(List.of(facts.split(" / ")));
        }

        /** What two verbs say of one subject are two facts, and the second brings the subject along. */
        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                It was opened in 1964 and has a main span of 430 metres.    | It was opened in 1964 / It … has a main span of 430 metres
                Die Linie ist acht Kilometer lang und hat neun Halte.        | Die Linie ist acht Kilometer lang / Die Linie … hat neun Halte
                De klier ligt voor in de hals en heeft de vorm van een vlinder. | De klier ligt voor in de hals / De klier … heeft de vorm van een vlinder
                """)
        void bringTheirSubjectAlong(String reference, String facts) {
            assertThat(texts(ReferenceReader.read(reference, "").facts())).isEqualTo(List.of(facts.split(" / ")));
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                Iron rusts if it meets oxygen and water stands on it.          | Iron rusts if it meets oxygen and water stands on it
                Eisen rostet, wenn es mit Sauerstoff und Wasser in Berührung kommt. | Eisen rostet, wenn es mit Sauerstoff und Wasser in Berührung kommt
                Elterngeld bekommen Mütter und Väter, die ihr Kind betreuen.   | Elterngeld bekommen Mütter und Väter, die ihr Kind betreuen
                Le pain est livré en France, en Belgique et en Suisse.         | Le pain est livré en France, en Belgique et en Suisse
                """)
        void areNotCutWhereOnlyNounsOrHalfAClauseAreJoined(String reference, String facts) {
            assertThat(texts(ReferenceReader.read(reference, "").facts())).containsExactly(facts);
        }

        @Test
        void areTakenFromALongSentenceByItsClauses() {
            String reference =
                    "The Cormandie group, which has its seat in Vire, announced on Tuesday the purchase of the Tessier dairy, "
                            + "installed since 1921 in the Jura hills, and will keep the 95 jobs of the place.";
            assertThat(texts(ReferenceReader.read(reference, "").facts()))
                    .containsExactly(
                            "The Cormandie group … which has its seat in Vire",
                            "The Cormandie group … announced on Tuesday the purchase of the Tessier dairy",
                            "the purchase of the Tessier dairy … installed since 1921 in the Jura hills",
                            "The Cormandie group … will keep the 95 jobs of the place");
        }

        @Test
        void areTheLinesOfNotes() {
            String reference =
                    "Bakery Troost, 2023\nsales: 3.1 million euros\nprofit: 240,000 euros\ntwo shops closed in Assen";
            assertThat(texts(ReferenceReader.read(reference, "").facts()))
                    .containsExactly(
                            "Bakery Troost, 2023",
                            "sales: 3.1 million euros",
                            "profit: 240,000 euros",
                            "two shops closed in Assen");
        }

        @Test
        void areTheItemsOfAList() {
            String reference = "Reasons:\n- The price is high\n- The roof leaks\n2. The road is closed";
            assertThat(texts(ReferenceReader.read(reference, "").facts()))
                    .containsExactly("The price is high", "The roof leaks", "The road is closed");
        }

        @Test
        void areCountedOnceWhenSaidTwice() {
            String reference = "The roof leaks. It is old. The roof leaks!";
            assertThat(texts(ReferenceReader.read(reference, "").facts()))
                    .containsExactly("The roof leaks", "It is old");
        }

        @Test
        void keepTheirBracketsTogether() {
            String reference = "They changed the code (and it was tested) and the plan was dropped.";
            assertThat(texts(ReferenceReader.read(reference, "").facts()))
                    .containsExactly("They changed the code (and it was tested)", "the plan was dropped");
        }

        @Test
        void knowWhereTheyCameFrom() {
            String reference = "The roof leaks. It was built in 1920; it is old (really).";
            assertThat(ReferenceReader.read(reference, "").facts())
                    .allSatisfy(fact -> assertThat(fact.source().in(reference)).isEqualTo(fact.text()));
        }
    }

    @Nested
    class Conclusions {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                The roof leaks. Therefore the house must be repaired.             | Therefore the house must be repaired
                The sun is in the east, so shadows are pointing west.             | so shadows are pointing west
                It was cold. As a result, the water was frozen.                   | As a result, the water was frozen
                Le toit fuit. Par conséquent, la maison est froide.               | Par conséquent, la maison est froide
                Le toit fuit. La maison est donc froide.                          | La maison est donc froide
                Het dak lekt. Daarom is het huis koud.                            | Daarom is het huis koud
                Het dak lekt. Het huis is dus koud.                               | Het huis is dus koud
                Das Dach ist kaputt. Daher ist das Haus kalt.                     | Daher ist das Haus kalt
                Das Dach ist kaputt. Daraus folgt, dass das Haus kalt ist.        | Daraus folgt, dass das Haus kalt ist
                Das Dach ist kaputt. Eine Reparatur ist daher auch im Winter nötig. | Eine Reparatur ist daher auch im Winter nötig
                The roof leaks. The owner should call a builder.                  | The owner should call a builder
                The roof leaks. The damage shows that nobody looked.              | The damage shows that nobody looked
                Le toit fuit. Les experts recommandent une réparation.            | Les experts recommandent une réparation
                Het dak lekt. De eigenaar kan beter niet wachten.                 | De eigenaar kan beter niet wachten
                """)
        void areAnnouncedByAMarker(String reference, String conclusion) {
            ReferenceItems checklist = ReferenceReader.read(reference, "");
            assertThat(texts(checklist.conclusions())).containsExactly(conclusion);
            assertThat(texts(checklist.facts())).hasSize(1).doesNotContain(conclusion);
        }

        @Test
        void closeAnArgumentAtItsEnd() {
            ReferenceItems checklist = ReferenceReader.read("It is old. It leaks. Ultimately the house is lost.", "");
            assertThat(texts(checklist.conclusions())).containsExactly("Ultimately the house is lost");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "It was so cold that the water was frozen.",
                    "He went early so that he was in time.",
                    "Er hat auch ein Haus.",
                    "La maison ainsi que le jardin sont grands.",
                    "The map shows the river and the road."
                })
        void areNotAnnouncedByWordsThatOnlyLookLikeIt(String reference) {
            assertThat(ReferenceReader.read(reference, "").conclusions()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Sales fell. Profit rose. The CEO, Ann Roy, will step down in June.            | The CEO, Ann Roy, will step down in June
            De omzet daalde. De winst steeg. De topvrouw, Ann Roos, vertrekt in juni.     | De topvrouw, Ann Roos, vertrekt in juni
            Der Umsatz fiel. Der Gewinn stieg. Die Chefin, Ann Roth, geht im Juni.        | Die Chefin, Ann Roth, geht im Juni
            """)
    void keepAnAppositionWithItsSentence(String reference, String fact) {
        assertThat(texts(ReferenceReader.read(reference, "").facts())).contains(fact);
    }

    @Nested
    class Terms {

        @Test
        void areShortOrLongAsThePhrasesOfTheReferenceAllow() {
            Tokenizer tokenizer = new Tokenizer(Language.ENGLISH);
            ReadText reference = ReadText.of("The company sells recycled aluminium.", tokenizer);
            assertThat(TermCandidates.in(reference, DiscourseMarkers.of(Language.ENGLISH), Set.of()))
                    .extracting(candidate -> reference
                            .span(candidate.phrase().start(), candidate.phrase().end() - 1)
                            .in(reference.text()))
                    .containsExactlyInAnyOrder("company", "recycled aluminium", "aluminium");
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                en | The reason for the delay was a broken turbine. The turbine had no spare part. | turbine
                fr | La raison du retard est une turbine cassée. La turbine manquait de pièces.   | turbine
                nl | De reden van de vertraging was een kapotte turbine. Die turbine was oud.     | turbine
                de | Der Grund der Verspätung war eine kaputte Turbine. Die Turbine war alt.      | Turbine
                """)
        void areTheRarerAndRecurrentWords(String language, String reference, String term) {
            assertThat(texts(ReferenceReader.read(reference, "").terms()))
                    .as(language)
                    .contains(term);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                The Eiffel Tower is in Paris. It was completed in 1889. | Eiffel Tower
                The cotyledon provides food for the plant.              | cotyledon / plant
                Een warmtepomp haalt warmte uit de bodem.               | warmtepomp / warmte
                La ministre défend le droit de grève.                   | ministre / droit de grève
                The engineer Greta Holm designed the bridge.            | Greta Holm / bridge
                The price rose by 12 percent in March.                  | price
                Die Miete wird vom Eigentümer erhöht.                   | Miete / Eigentümer
                """)
        void areWhatTheReferenceTurnsOn(String reference, String terms) {
            assertThat(texts(ReferenceReader.read(reference, "").terms())).isEqualTo(List.of(terms.split(" / ")));
        }

        @Test
        void areNoNumbersNorDates() {
            assertThat(ReferenceReader.read("July 4, 1898", "").terms()).isEmpty();
        }

        @Test
        void includeAPlaceThatTheReferenceIsAbout() {
            String reference = "Paris is large. The tower is in Paris.";
            assertThat(texts(ReferenceReader.read(reference, "").terms())).contains("Paris");
        }

        @Test
        void areCountedOnceInsideALongerTerm() {
            assertThat(texts(ReferenceReader.read("The binary tree has roots. A tree grows.", "")
                            .terms()))
                    .contains("binary tree")
                    .doesNotContain("tree");
        }
    }

    @Test
    void readsAnythingWithoutFactsThatAreConclusions() {
        Random random = new Random(3);
        for (int round = 0; round < 3000; round++) {
            String reference = CrumbText.of(random);
            ReferenceItems checklist = ReferenceReader.read(reference, CrumbText.of(random));
            assertThat(checklist.facts())
                    .as("seed 3, <%s>", reference)
                    .noneMatch(fact -> texts(checklist.conclusions()).contains(fact.text()));
            if (!reference.isBlank()) {
                assertThat(checklist.facts().size() + checklist.conclusions().size())
                        .as("seed 3, <%s>", reference)
                        .isPositive();
            }
        }
    }

    @Test
    void readsALongReferenceWithoutEnd() {
        assertThat(ReferenceReader.read("words and more words ".repeat(20_000), "")
                        .facts())
                .isNotEmpty();
    }

    private static List<String> texts(List<Item> items) {
        return items.stream().map(Item::text).toList();
    }
}
