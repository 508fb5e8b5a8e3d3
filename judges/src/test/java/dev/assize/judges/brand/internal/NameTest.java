package dev.assize.judges.brand.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hydro Flask | hydro flask",
                "LEVI'S | levis",
                "Levi’s | levis",
                "H.P. | hp",
                "Dr. Martens | dr martens",
                "Black+Decker | black and decker",
                "Arm & Hammer | arm and hammer",
                "Spray 'n Wash | spray and wash",
                "Häagen-Dazs | haagen dazs",
                "Еко Петрол | eko petrol",
                "Άλφα | alfa",
                "3M | 3m",
                "... | ''"
            })
    void readsTheWordsOfAName(String name, String words) {
        assertThat(String.join(" ", Name.wordsOf(name))).isEqualTo(words);
    }

    @Test
    void comparesNamesWithoutRegardToHowTheyAreWritten() {
        assertThat(Name.of("Arm & Hammer").sameAs(Name.of("ARMANDHAMMER"))).isTrue();
        assertThat(Name.of("Arm & Hammer").sameAs(Name.of("arm-hammer"))).isTrue();
        assertThat(Name.of("Arm & Hammer").sameAs(Name.of("hammer arm"))).isFalse();
        assertThat(Name.of("").sameAs(Name.of(""))).isFalse();
    }

    @Test
    void countsHumpsAsWords() {
        assertThat(Name.of("HydroFlask").humps()).isEqualTo("hf");
        assertThat(Name.of("Bath & Body Works").humps()).isEqualTo("bbw");
        assertThat(Name.of("NIKE").humps()).isEqualTo("n");
    }

    @Test
    void readsPlainTextAsItReadsAnyText() {
        long seed = 3L;
        Random random = new Random(seed);
        for (int round = 0; round < 3000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(30); i > 0; i--) {
                text.append((char) random.nextInt(0x80));
            }
            // A letter beyond plain text sends the rest through folding.
            assertThat(Name.wordsOf(text + " é")).as("seed %s: %s", seed, text).isEqualTo(Name.wordsOf(text + " e"));
        }
    }
}
