package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatementEvidenceTest {

    private static StatementEvidence of(String statement, String output) {
        return OutputReader.of(output, "").evidence(statement).orElseThrow();
    }

    private static Map<String, Double> signals(String statement, String output) {
        double[] numbers = of(statement, output).signals().numbers();
        Map<String, Double> signals = new HashMap<>();
        for (int i = 0; i < numbers.length; i++) {
            signals.put(Signals.NAMES.get(i), numbers[i]);
        }
        return signals;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // another number, in whatever words
                "The company opened 12 shops in Graz. | Graz saw the opening of 14 of its shops.",
                // all the rest repeated: a denial, another name
                "The mayor opened the new bridge in Dole. | The mayor did not open the new bridge in Dole.",
                "Ada Holm sued the bank over the loan in May 2019. | Ivo Brandt, whom Ada Holm knows, is ill. Ivo Brandt sued the bank over the loan in May 2019.",
                // who does it to whom
                "Volvo sued Scania. | Scania sued Volvo.",
            })
    void disproves(String statement, String output) {
        assertThat(of(statement, output).isDisproof()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "The mayor opened the new bridge in Dole. | In Dole a new bridge was opened by the mayor.",
                // a denial of something else weighs, and decides nothing
                "The mayor opened the new bridge in Dole. | The mayor, who is not known for speeches, had the honour of inaugurating it.",
            })
    void leavesToTheTrees(String statement, String output) {
        assertThat(of(statement, output).isDisproof()).isFalse();
    }

    @Test
    void tellsWhatIsLackingByItsKindAndWhetherAnotherStandsThere() {
        Map<String, Double> signals =
                signals("The farmer bought the barn in spring.", "The farmer bought the mill in spring.");

        assertThat(signals)
                .containsEntry("LACKED_NOUN", 1.0)
                .containsEntry("RIVALLED_NOUN", 1.0)
                .containsEntry("LACKED_VERB", 0.0)
                .containsEntry("STRANGERS", 1.0);
    }

    @Test
    void tellsHowMuchOneClauseHas() {
        Map<String, Double> together = signals("The farmer planted wheat.", "The farmer planted wheat, but it rained.");
        Map<String, Double> apart =
                signals("The farmer planted wheat.", "The farmer slept, but the miller planted wheat.");

        assertThat(together.get("COVERED")).isEqualTo(apart.get("COVERED"));
        assertThat(together.get("COVERED_IN_CLAUSE")).isGreaterThan(apart.get("COVERED_IN_CLAUSE"));
    }

    @Test
    void tellsWhatIsDenied() {
        assertThat(signals("The farmer planted wheat.", "The farmer never planted wheat."))
                .containsEntry("DENIED", 1.0)
                .containsEntry("DENYING", 0.0)
                .hasEntrySatisfying("DENIED_SHARE", share -> assertThat(share).isPositive());
        assertThat(signals("The farmer planted wheat.", "The farmer planted wheat."))
                .containsEntry("DENIED", 0.0)
                .containsEntry("DENIED_SHARE", 0.0);
    }
}
