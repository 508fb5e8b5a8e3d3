package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartOfSpeechTaggerTest {

    private static final PartOfSpeechTagger ENGLISH =
            PartOfSpeechTagger.find(Language.ENGLISH).orElseThrow();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | The church closes at noon.                 | DETERMINER NOUN FINITE_VERB PREPOSITION NOUN
            en | She was born in Riga.                      | PRONOUN FINITE_VERB PARTICIPLE PREPOSITION NAME
            en | They plan to build a bridge.               | PRONOUN FINITE_VERB PARTICLE INFINITIVE DETERMINER NOUN
            en | Press the red button.                      | FINITE_VERB DETERMINER ADJECTIVE NOUN
            fr | Le village compte 180 habitants.           | DETERMINER NOUN FINITE_VERB NUMBER NOUN
            fr | Les enfants qui dorment sont calmes.       | DETERMINER NOUN RELATIVE FINITE_VERB FINITE_VERB ADJECTIVE
            fr | Il faut couper le pain.                    | PRONOUN FINITE_VERB INFINITIVE DETERMINER NOUN
            nl | De compressor perst de damp.               | DETERMINER NOUN FINITE_VERB DETERMINER NOUN
            nl | Het huis werd in 1920 gebouwd.             | DETERMINER NOUN FINITE_VERB PREPOSITION NUMBER PARTICIPLE
            nl | Hij zegt dat de trein komt.                | PRONOUN FINITE_VERB SUBORDINATOR DETERMINER NOUN FINITE_VERB
            de | Das Wasser kocht schnell.                  | DETERMINER NOUN FINITE_VERB ADJECTIVE
            de | Der Mann, der dort wohnt, ist Arzt.        | DETERMINER NOUN RELATIVE ADVERB FINITE_VERB FINITE_VERB NOUN
            de | Die Kinder und die Eltern wollen bleiben.  | DETERMINER NOUN COORDINATOR DETERMINER NOUN FINITE_VERB INFINITIVE
            """)
    void tellsWhatEachWordIs(String code, String text, String parts) {
        assertThat(read(code, text)).isEqualTo(parts(parts));
    }

    /** The same letters are another word elsewhere: only the neighbours tell. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | The work was done.             | 1 | NOUN
            en | They work at night.            | 1 | FINITE_VERB
            fr | Le juge ferme la porte.        | 2 | FINITE_VERB
            fr | La ferme est grande.           | 1 | NOUN
            nl | De vrouwen werken thuis.       | 2 | FINITE_VERB
            nl | De werken zijn klaar.          | 1 | NOUN
            de | Die Leute arbeiten dort.       | 2 | FINITE_VERB
            de | Die Arbeiten sind fertig.      | 1 | NOUN
            """)
    void goesByTheNeighboursOfAWord(String code, String text, int at, PartOfSpeech part) {
        assertThat(read(code, text).get(at)).isEqualTo(part);
    }

    @Test
    void takesAmountsAndDatesForNumbers() {
        assertThat(read("en", "On 3 May 2019 two hundred people came."))
                .startsWith(
                        PartOfSpeech.PREPOSITION,
                        PartOfSpeech.NUMBER,
                        PartOfSpeech.NUMBER,
                        PartOfSpeech.NUMBER,
                        PartOfSpeech.NUMBER,
                        PartOfSpeech.NOUN,
                        PartOfSpeech.FINITE_VERB);
    }

    @Test
    void saysTheSameOfASentenceWhereverItStands() {
        String sentence = "The old mill was sold to a baker.";
        List<PartOfSpeech> alone = read("en", sentence);
        List<PartOfSpeech> behind = read("en", "Nobody knew why. " + sentence);
        assertThat(behind.subList(3, behind.size())).isEqualTo(alone);
    }

    @Test
    void readsAnything() {
        Random random = new Random(11);
        for (int round = 0; round < 2000; round++) {
            String text = HostileText.of(random);
            for (Language language : Language.BUILT_IN) {
                List<Token> tokens = new Tokenizer(language).read(text);
                PartOfSpeechTagger tagger = PartOfSpeechTagger.find(language).orElseThrow();
                assertThat(tagger.read(text, tokens))
                        .as("seed 11, <%s>", text)
                        .hasSize(tokens.size())
                        .doesNotContainNull();
            }
        }
    }

    @Test
    void readsNothingOfAnEmptyText() {
        assertThat(ENGLISH.read("", List.of())).isEmpty();
    }

    @Test
    void refusesATableOfAnotherForm() {
        byte[] table = "part-of-speech weights, form 9, made up\n".getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> new TaggerWeights(table))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("form 9")
                .hasMessageContaining("form 1");
    }

    private static List<PartOfSpeech> read(String code, String text) {
        Language language = Language.BUILT_IN.stream()
                .filter(known -> known.code().equals(code))
                .findFirst()
                .orElseThrow();
        return List.of(PartOfSpeechTagger.find(language).orElseThrow().read(text, new Tokenizer(language).read(text)));
    }

    private static List<PartOfSpeech> parts(String names) {
        List<PartOfSpeech> parts = new ArrayList<>();
        for (String name : names.split(" ")) {
            parts.add(PartOfSpeech.valueOf(name));
        }
        return parts;
    }
}
