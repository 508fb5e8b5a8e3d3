package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Language;
import dev.assize.text.Tokenizer;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommonWordsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | the, time, bridge, chloroplast
            fr | de, temps, pont, chloroplaste
            nl | de, tijd, brug, bladgroenkorrel
            de | und, Zeit, Brücke, Blattgrünkorn
            """)
    void areRarerTheSeldomerTheyAreSaid(String code, String words) {
        Language language = Language.find(code).orElseThrow();
        List<Integer> rarities = new Tokenizer(language)
                .read(words).stream().map(CommonWords.of(language)::rarity).toList();
        assertThat(rarities).isSorted().doesNotHaveDuplicates();
    }
}
