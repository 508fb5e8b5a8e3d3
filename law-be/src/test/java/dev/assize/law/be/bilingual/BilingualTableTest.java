package dev.assize.law.be.bilingual;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BilingualTableTest {

    private static final BilingualTable TABLE = BilingualTable.belgian();

    @ParameterizedTest
    @CsvSource({
        "licenciement, ontslag",
        "prescription, verjari",
        "huissier, deurwaa",
        "bail, huur",
        "Prévenu, beklaag",
        "faillite, faillis",
        "preuve, bewijs"
    })
    void knowsWordsInBothDirections(String french, String dutch) {
        assertThat(TABLE.dutch(french)).extracting("beginning").contains(dutch);
        assertThat(TABLE.french(dutch))
                .extracting("beginning")
                .anyMatch(beginning ->
                        french.toLowerCase(Locale.ROOT).replace('é', 'e').startsWith(beginning.toString()));
    }

    @Test
    void givesTheBestCounterpartFirst() {
        List<BilingualTable.Counterpart> found = TABLE.dutch("juge");
        assertThat(found.get(0).beginning()).isEqualTo("rechter");
        assertThat(found)
                .isSortedAccordingTo(Comparator.comparingDouble(BilingualTable.Counterpart::probability)
                        .reversed());
        assertThat(found).allSatisfy(word -> assertThat(word.probability()).isBetween(0.001, 1.0));
    }

    @ParameterizedTest
    @CsvSource({"arbeidsongeval, arbeids, ongeval", "vennootschapsbelasting, vennoot, belasti", "huurprijs, huur, prijs"
    })
    void opensCompounds(String word, String first, String second) {
        assertThat(TABLE.parts(word).get(0)).startsWith(first.substring(0, 4));
        assertThat(TABLE.parts(word).get(1)).isEqualTo(second);
    }

    @Test
    void hasNothingForWhatItDoesNotKnow() {
        assertThat(TABLE.dutch("zyxwvut")).isEmpty();
        assertThat(TABLE.french("")).isEmpty();
        assertThat(TABLE.parts("de")).isEmpty();
        assertThat(TABLE.parts("")).isEmpty();
    }

    @Test
    void staysSmallAndSaysWhereItComesFrom() throws IOException {
        assertThat(TABLE.size()).isBetween(20_000, 24_000);
        try (InputStream in = BilingualTable.class.getResourceAsStream("french-dutch.tsv")) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            assertThat(lines.stream().filter(line -> line.startsWith("#")))
                    .anyMatch(line -> line.startsWith("# origin: "))
                    .anyMatch(line -> line.matches("# made: \\d{4}-\\d\\d-\\d\\d by bench/bilingual-table.sh"));
            assertThat(lines.stream().filter(line -> !line.startsWith("#")))
                    .doesNotHaveDuplicates()
                    .allMatch(line -> line.matches("[a-z]{3,7}\t[a-z]{3,7}\t[01]\\.\\d\\d\t\\d+\t\\d+"));
        }
    }
}
