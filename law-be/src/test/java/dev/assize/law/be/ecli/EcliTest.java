package dev.assize.law.be.ecli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.law.be.court.Court;
import java.time.LocalDate;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EcliTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ECLI:BE:CASS:2018:ARR.20180315.1                        | ECLI:BE:CASS:2018:ARR.20180315.1
            ecli:be:cass:2018:arr.20180315.1                        | ECLI:BE:CASS:2018:ARR.20180315.1
            ECLI : BE : GHCC : 2005 : ARR.177                       | ECLI:BE:GHCC:2005:ARR.177
            ECLI.BE.CASS.2018.ARR.20180315.1N.4                     | ECLI:BE:CASS:2018:ARR.20180315.1N.4
            BE:CASS:2018:ARR.20180315.1                             | ECLI:BE:CASS:2018:ARR.20180315.1
            ECLI:BE:CASS:2018:ARR.20180315.1.                       | ECLI:BE:CASS:2018:ARR.20180315.1
            https://example.org/content/ECLI:BE:CASS:2018:ARR.1/FR  | ECLI:BE:CASS:2018:ARR.1
            ECLI%3ABE%3ACASS%3A2018%3AARR.20180315.1                | ECLI:BE:CASS:2018:ARR.20180315.1
            ECLI:BE:TTBRL:2019:JUD.001                              | ECLI:BE:TTBRL:2019:JUD.001
            ECLI:EU:C:2013:105                                      | ECLI:EU:C:2013:105
            """)
    void readsWhatPeopleCopy(String written, String expected) {
        assertThat(Ecli.read(written).map(Ecli::toString)).contains(expected);
        assertThat(Ecli.parse(expected).map(Ecli::toString)).contains(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Not provided",
                "C.17.0234.F",
                "ECLI:BE:CASS",
                "ECLI:BE:CASS:18:ARR.1",
                "ECLI:BEL:CASS:2018:ARR.1",
                "2018:ARR.1"
            })
    void readsNothingElse(String written) {
        assertThat(Ecli.read(written)).isEmpty();
        assertThat(Ecli.parse(written)).isEmpty();
    }

    @Test
    void isStrictWhenAsked() {
        assertThat(Ecli.parse("ecli:be:cass:2018:arr.1")).isEmpty();
        assertThat(Ecli.parse("ECLI:BE:CASS:2018:ARR.1.")).isEmpty();
        assertThatThrownBy(() -> new Ecli("be", "CASS", 2018, "ARR.1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ECLI:be:CASS:2018:ARR.1");
    }

    @Test
    void tellsItsParts() {
        Ecli ecli = Ecli.parse("ECLI:BE:TELIE:2002:JUG.20020218.8").orElseThrow();
        assertThat(ecli.court().flatMap(Court::ecliCode)).contains("TELIE");
        assertThat(ecli.type()).isEqualTo("JUG");
        assertThat(ecli.embeddedDate()).contains(LocalDate.of(2002, 2, 18));
        assertThat(ecli.year()).isEqualTo(2002);
    }

    @Test
    void tellsTheNumberOfAJudgmentWhereItIsTheOrdinal() {
        assertThat(Ecli.parse("ECLI:BE:GHCC:1985:ARR.003").orElseThrow().decisionNumber())
                .contains("3/1985");
        assertThat(Ecli.parse("ECLI:BE:RVSCE:2025:ARR.263.235").orElseThrow().decisionNumber())
                .contains("263.235");
        assertThat(Ecli.parse("ECLI:BE:CASS:2018:ARR.001").orElseThrow().decisionNumber())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "ECLI:BE:GHCC:1985:ARR.003, ECLI:BE:GHCC:1985:ARR.3, true",
        "ECLI:BE:ORBRL:2012:VON.20120102.1, ECLI:BE:KHBRL:2012:VON.20120102.1, true",
        "ECLI:BE:RVSCE:2025:ARR.263.235, ECLI:BE:RVSCDE:2025:ARR.263235, true",
        "ECLI:BE:CASS:2018:ARR.20180315.1, ECLI:BE:CASS:2018:ARR.20180315.2, false",
        "ECLI:BE:CASS:2025:ARR.20250528.2F.18, ECLI:BE:CASS:2025:CONC.20250528.2F.18, false",
        "ECLI:BE:CASS:2018:ARR.1, ECLI:BE:CASS:2019:ARR.1, false",
        "ECLI:BE:CASS:2018:ARR.1, ECLI:BE:GHCC:2018:ARR.1, false"
    })
    void comparesDecisions(String one, String other, boolean same) {
        assertThat(Ecli.parse(one).orElseThrow().sameDecision(Ecli.parse(other).orElseThrow()))
                .isEqualTo(same);
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32})
    void neverFailsOnAnyText(long seed) {
        Random random = new Random(seed);
        String alphabet = "ECLI:BE.:CAS2018;/ -_%3Aé";
        for (int round = 0; round < 5000; round++) {
            StringBuilder text = new StringBuilder(random.nextBoolean() ? "ECLI:BE:CASS:2018:" : "");
            for (int i = random.nextInt(40); i > 0; i--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            Ecli.read(text.toString())
                    .ifPresent(ecli -> assertThat(Ecli.parse(ecli.toString()))
                            .as("seed %s, text <%s>", seed, text)
                            .contains(ecli));
        }
        assertThat(Ecli.read("ECLI:".repeat(200_000))).isEmpty();
    }

    /** Most identifiers are read without a pattern; that must make no difference. */
    @Test
    void readsTheOfficialFormAsAnyOther() {
        Random random = new Random(7);
        String[] parts = {
            "ECLI:", "BE:", "CASS:", "A1:", "2018:", "201:", "ARR.", "ABCDEF.", "2018", "0315", ".1", "..", "N", ":",
            "ECLI", "/"
        };
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text =
                    new StringBuilder(i % 3 == 0 ? "" : i % 3 == 1 ? "ECLI:BE:" : "ECLI:BE:CASS:2018:ARR.");
            for (int part = random.nextInt(7); part > 0; part--) {
                text.append(parts[random.nextInt(parts.length)]);
            }
            assertThat(Ecli.read(text.toString())).as("%s", text).isEqualTo(Ecli.readAny(text.toString()));
        }
    }
}
