package dev.assize.judges.brand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BrandReasoningReaderTest {

    private static final String TITLE = "Zorvex Electric Kettle 2 l";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The title begins with Zorvex and goes on with kettle, so Zorvex is the brand. Common typos were added.",
                "Le titre commence par « Zorvex » suivi de kettle, donc c'est la marque. Des variantes et fautes de"
                        + " frappe ont été ajoutées.",
                "De titel begint met Zorvex, gevolgd door kettle, dus dat is het merk. Daarna zijn spelfouten toegevoegd.",
                "Der Titel beginnt mit „Zorvex“, danach folgt kettle, also ist das die Marke. Dann wurden Tippfehler"
                        + " ergänzt."
            })
    void findsEveryMeritInFourLanguages(String reasoning) {
        assertThat(lacking(reasoning)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Zorvex it is. This is an outstanding answer that delights everybody. | GIVES_REASON GOES_IN_STEPS"
                        + " EXPLAINS_VARIATIONS NAMES_SOURCE USES_INPUT",
                "Zorvex. | GIVES_REASON GOES_IN_STEPS EXPLAINS_VARIATIONS NAMES_SOURCE USES_INPUT",
                "It is what it is | GIVES_REASON GOES_IN_STEPS EXPLAINS_VARIATIONS LEADS_TO_OUTPUT NAMES_BRAND"
                        + " NAMES_SOURCE USES_INPUT STAYS_WITH_INPUT",
                "The title says \"Bravix Pro\" but Zorvex is the brand. | GOES_IN_STEPS EXPLAINS_VARIATIONS USES_INPUT"
                        + " STAYS_WITH_INPUT"
            })
    void missesWhatIsNotThere(String reasoning, String lacking) {
        assertThat(lacking(reasoning)).extracting(Merit::name).containsExactly(lacking.split(" "));
    }

    @Test
    void readsAWordOfWhichNoLetterIsLeft() {
        BrandReasoningReader reader =
                new BrandReasoningReader("I see ЬЬ in it.", "Zorvex", List.of(TITLE), List.of("Zorvex"));
        assertThat(reader.contradicts()).isFalse();
    }

    @Test
    void wantsTheAbsenceOfABrandToBeSaid() {
        BrandReasoningReader silent =
                new BrandReasoningReader("The title shows a kettle.", "", List.of(TITLE), List.of());
        BrandReasoningReader telling =
                new BrandReasoningReader("The title shows a kettle but names no brand.", "", List.of(TITLE), List.of());
        assertThat(silent.has(Merit.LEADS_TO_OUTPUT)).isFalse();
        assertThat(telling.has(Merit.LEADS_TO_OUTPUT)).isTrue();
        assertThat(telling.has(Merit.NAMES_BRAND)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The title begins with Zorvex, so it is the brand. | takes \"Zorvex\" for the brand",
                "Zorvex is not the brand. | argues against \"Zorvex\"",
                "The brand is Bravix. | takes \"bravix\" for the brand",
                "It is what it is. | does not name \"Zorvex\""
            })
    void saysOnWhomTheReasoningSettles(String reasoning, String said) {
        assertThat(reader(reasoning).settlesOn()).isEqualTo(said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Zorvex opens the title | GIVES_REASON | true",
                "Zorvex staat vooraan in de titel | GIVES_REASON | true",
                "Zorvex is the brand | GIVES_REASON | false",
                "Zorvex opens the title; nobody else is named as the maker | GOES_IN_STEPS | true",
                "Zorvex figure en tête du titre, donc la marque est Zorvex | GOES_IN_STEPS | true",
                "Zorvex opens the title and is the brand | GOES_IN_STEPS | false",
                "Zorvex can be written with one x less | EXPLAINS_VARIATIONS | true",
                "Zorvex can be read in the title | EXPLAINS_VARIATIONS | false",
                "Zorvex is the rival of Bravix and makes this kettle | STAYS_WITH_INPUT | false",
                "Im Titel steht Zorvex und damit der Hersteller dieses Geräts | STAYS_WITH_INPUT | true"
            })
    void hearsWhatAReasoningDoes(String reasoning, Merit merit, boolean has) {
        assertThat(reader(reasoning).has(merit)).isEqualTo(has);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A kettle is not a brand. | true",
                "Un ustensile n'est pas une marque. | true",
                "Dit toestel is merkloos. | true",
                "Ein Gerät ist keine Marke. | true",
                "A kettle is not a brand, but Zorvex is the brand. | false",
                "There is no brand except Zorvex. | false"
            })
    void hearsThatThereIsNoBrand(String reasoning, boolean denied) {
        assertThat(reader(reasoning).contradicts()).isEqualTo(denied);
    }

    @Test
    void wantsAnEmptyListToBeExplained() {
        BrandReasoningReader bare = new BrandReasoningReader("No brand.", "", List.of(TITLE), List.of());
        BrandReasoningReader because = new BrandReasoningReader(
                "There is no brand, because the title shows a plain kettle.", "", List.of(TITLE), List.of());
        assertThat(bare.has(Merit.EXPLAINS_VARIATIONS)).isFalse();
        assertThat(because.has(Merit.EXPLAINS_VARIATIONS)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "I am not sure that Zorvex is the brand,true",
        "Zorvex est probablement la marque,true",
        "Waarschijnlijk is Zorvex het merk,true",
        "Vermutlich ist Zorvex die Marke,true",
        "Zorvex is the brand and users may misspell it,false"
    })
    void hearsDoubtAboutTheResultOnly(String reasoning, boolean doubt) {
        assertThat(reader(reasoning).admitsDoubt()).isEqualTo(doubt);
    }

    @Test
    void readsAHugeReasoningInOneGo() {
        String huge = "'\"«„ Zorvex because ".repeat(50_000);
        assertThat(reader(huge).has(Merit.GIVES_REASON)).isTrue();
        assertThat(reader(huge).has(Merit.STAYS_WITH_INPUT)).isFalse();
        String endless = "the brand ne Zorvex n because ".repeat(50_000);
        assertThat(reader(endless).has(Merit.NAMES_SOURCE)).isFalse();
        assertThat(reader(endless).has(Merit.STAYS_WITH_INPUT)).isTrue();
        String open = "who made whether Zorvex is the brand if Zorvex it is ".repeat(50_000);
        assertThat(reader(open).has(Merit.NAMES_BRAND)).isTrue();
    }

    private static List<Merit> lacking(String reasoning) {
        List<Merit> lacking = new ArrayList<>();
        Stream.of(Merit.values()).filter(merit -> !reader(reasoning).has(merit)).forEach(lacking::add);
        return lacking;
    }

    private static BrandReasoningReader reader(String reasoning) {
        return new BrandReasoningReader(
                reasoning, "Zorvex", List.of(TITLE, "", "Kitchen"), List.of("Zorvex", "zorvex"));
    }
}
