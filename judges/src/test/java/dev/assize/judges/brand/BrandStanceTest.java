package dev.assize.judges.brand;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.WordList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BrandStanceTest {

    private static final String TITLE = "Zorvex Electric Kettle 2 l";

    static Stream<String> stances() {
        return WordList.beside(BrandStanceTest.class, "stances.txt").lines().stream();
    }

    @ParameterizedTest
    @MethodSource("stances")
    void tellsWhetherTheBrandIsTakenForTheBrand(String line) {
        String[] parts = line.split("\t");
        assertThat(reader(parts[1]).contradicts()).isEqualTo(parts[0].equals("no"));
    }

    /** A few stay unheard, and none may be lost again. */
    @ParameterizedTest
    @CsvSource({"reasonings.tsv, 1", "reasonings-third.tsv, 1", "reasonings-fourth.tsv, 0"})
    void hearsReasoningsWrittenBeforeTheyWereRead(String name, int unheard) {
        List<String> wrong = WordList.beside(BrandStanceTest.class, name).lines().stream()
                .filter(line -> {
                    String[] cells = line.split("\t");
                    BrandReasoningReader reader = new BrandReasoningReader(
                            cells[4], cells[1], List.of(cells[2]), List.of(cells[3].split("\\|")));
                    boolean denied = !reader.has(Merit.NAMES_BRAND)
                            && !reader.has(Merit.GIVES_REASON)
                            && !reader.has(Merit.LEADS_TO_OUTPUT);
                    boolean affirmed = reader.has(Merit.NAMES_BRAND) && reader.has(Merit.LEADS_TO_OUTPUT);
                    return cells[0].equals("no") ? !denied : !affirmed;
                })
                .toList();
        assertThat(wrong.size()).as(String.join("\n", wrong)).isLessThanOrEqualTo(unheard);
    }

    @Test
    void givesFewPointsToAReasoningAgainstWhatIsListed() {
        String denial =
                "The title begins with Zorvex, followed by kettle. That is not the brand, because Zorvex is only the shop."
                        + " The brand is Bravix. Then I added common misspellings.";

        assertThat(Stream.of(Merit.values()).filter(reader(denial)::has))
                .containsExactly(Merit.GOES_IN_STEPS, Merit.EXPLAINS_VARIATIONS, Merit.NAMES_SOURCE, Merit.USES_INPUT);
    }

    @Test
    void doesNotMindEntriesThatTheReasoningDoesNotSpeakOf() {
        BrandReasoningReader reader = new BrandReasoningReader(
                "The title begins with Zorvex, so that is the brand.",
                "Zorvex",
                List.of(TITLE),
                List.of("Zorvex", "Zorvx", "Zorvecks"));

        assertThat(reader.has(Merit.LEADS_TO_OUTPUT)).isTrue();
    }

    @Test
    void followsAnotherBrandThatIsListed() {
        BrandReasoningReader reader =
                new BrandReasoningReader("The brand is Bravix.", "Zorvex", List.of(TITLE), List.of("Bravix", "bravix"));

        assertThat(reader.has(Merit.LEADS_TO_OUTPUT)).isTrue();
        assertThat(reader.has(Merit.NAMES_BRAND)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hans Anders | Hans Anders is the brand. The lenses are made by Bravix.",
                "Black & Decker | Black Decker is the brand. The motor is made by Bravix.",
                "Zorvex | The first word Zorvex is the brand. The motor is made by Bravix.",
                "Zorvex | Zorvex appears in the title and is the brand. The motor is made by Bravix.",
                "Zorvex | Zorvex est la marque, la vue le montre. Le moteur est fabriqué par Bravix.",
                "Zorvex | Zorvex is the brand. It would be odd if Zorvex was not only the brand. It is made by Bravix."
            })
    void whoeverMakesAPartDoesNotTakeThePlaceOfAPlainlyNamedBrand(String brand, String reasoning) {
        assertThat(BrandStance.of(reasoning, brand).other()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "At first sight Zorvex is the brand. The maker is Bravix.",
                "À première vue Zorvex est la marque. Le fabricant est Bravix.",
                "Op het eerste gezicht is Zorvex het merk. De fabrikant is Bravix.",
                "Auf den ersten Blick ist Zorvex die Marke. Der Hersteller ist Bravix.",
                "Zorvex appears to be the brand. The maker is Bravix."
            })
    void whatIsSaidAtFirstSightIsTakenBack(String reasoning) {
        assertThat(BrandStance.of(reasoning, "Zorvex").other()).contains("bravix");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The name of Zorvex is the brand, not the model.",
                "No one but Zorvex sells this; Zorvex is the brand.",
                "First comes Zorvex, which appears before the product; it is the brand.",
                "Is Zorvex a brand? Yes, the maker, not the line.",
                "Is Zorvex a brand? It stands first, as brands do.",
                "I looked up whether Zorvex is a brand and found no other company of that name.",
                "Whether Zorvex is the brand leaves no doubt.",
                "Zorvex est-il la marque ? Oui, et non le modèle.",
                "Van alle namen is die van Zorvex het merk, niet de winkel.",
                "Si Zorvex est la marque, c'est que rien d'autre ne pourrait l'être."
            })
    void everydayWordsDenyNothing(String reasoning) {
        assertThat(reader(reasoning).contradicts()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Zorvex a brand? No.",
                "Zorvex? That is a village.",
                "Zorvex : marque ou modèle ? Plutôt le modèle.",
                "Zorvex means thunder, it is a scent.",
                "Zorvex klinkt mooi, het merk is dat niet.",
                "Ob Zorvex die Marke ist, weiß ich nicht.",
                "Je ne sais pas si Zorvex est la marque.",
                "Ik weet niet of Zorvex het merk is."
            })
    void anAnswerOrAPronounDeniesToo(String reasoning) {
        assertThat(reader(reasoning).contradicts()).isTrue();
    }

    private static BrandReasoningReader reader(String reasoning) {
        return new BrandReasoningReader(reasoning, "Zorvex", List.of(TITLE), List.of("Zorvex", "zorvex", "Zorvx"));
    }
}
