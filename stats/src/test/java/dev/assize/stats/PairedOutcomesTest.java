package dev.assize.stats;

import static dev.assize.stats.Confidence.NINETY_FIVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairedOutcomesTest {

    /** Airway reactivity before and after transplantation, an example of Fagerland, Lydersen and Laake (2013): 0.070 and 0.039. */
    @Test
    void givesThePublishedMcNemarValues() {
        PairedOutcomes airways = new PairedOutcomes(1, 1, 7, 12);
        assertThat(airways.exactP()).isCloseTo(0.0703125, within(1e-12));
        assertThat(airways.midP()).isCloseTo(0.0390625, within(1e-12));
    }

    /** scipy 1.17.1: {@code 2*binom.cdf(k, n, .5)} and the same less {@code binom.pmf(k, n, .5)}. */
    @ParameterizedTest
    @CsvSource({
        "3, 7, 0.34375, 0.2265625",
        "16, 6, 0.052478790283203125, 0.03468966484069824",
        "10, 20, 0.09873714670538905, 0.07075554598122843",
        "50, 100, 5.447533103392542e-05, 4.037220022306422e-05",
        "600, 400, 2.728464156065947e-10, 2.2650733486609682e-10",
        "49000, 50000, 0.0014980826229750034, 0.001481838369810995"
    })
    void agreesWithTheBinomialDistribution(long onlyFirst, long onlySecond, double exact, double mid) {
        PairedOutcomes outcomes = new PairedOutcomes(5, onlyFirst, onlySecond, 5);
        assertThat(outcomes.exactP()).isCloseTo(exact, Percentage.withPercentage(1e-6));
        assertThat(outcomes.midP()).isCloseTo(mid, Percentage.withPercentage(1e-6));
    }

    /** Supplement of Fagerland et al. (2013): for an even split 1, and 1 less half its probability. */
    @ParameterizedTest
    @CsvSource({"0, 1", "1, 0.75", "2, 0.8125"})
    void anEvenSplitIsNoEvidence(long each, double mid) {
        PairedOutcomes outcomes = new PairedOutcomes(3, each, each, 2);
        assertThat(outcomes.exactP()).isEqualTo(1);
        assertThat(outcomes.midP()).isCloseTo(mid, within(1e-12));
    }

    /** R package statpsych, the example of {@code ci.prop.ps(.05, 12, 4, 26, 6)}. */
    @Test
    void givesThePublishedIntervalOfTheDifference() {
        PairedOutcomes outcomes = new PairedOutcomes(6, 4, 26, 12);
        assertThat(outcomes.difference().orElseThrow()).isCloseTo(22 / 48.0, within(1e-12));
        Interval interval = outcomes.interval(NINETY_FIVE).orElseThrow();
        assertThat(interval.low()).isCloseTo(0.2548067, within(5e-8));
        assertThat(interval.high()).isCloseTo(0.6251933, within(5e-8));
    }

    @Test
    void countsCasesByWhichRunPassedThem() {
        boolean[] first = {true, true, true, true, true, true, false};
        boolean[] second = {true, true, true, false, false, false, true};
        assertThat(PairedOutcomes.of(first, second)).isEqualTo(new PairedOutcomes(3, 3, 1, 0));
        assertThat(PairedOutcomes.of(second, first)).isEqualTo(new PairedOutcomes(3, 1, 3, 0));
        assertThat(PairedOutcomes.of(first, second).difference().orElseThrow()).isCloseTo(-2 / 7.0, within(1e-12));
    }

    @Test
    void isUndefinedWithoutCasesAndRefusesWhatIsNotPaired() {
        PairedOutcomes none = new PairedOutcomes(0, 0, 0, 0);
        assertThat(none.difference()).isEmpty();
        assertThat(none.interval(NINETY_FIVE)).isEmpty();
        assertThatThrownBy(() -> PairedOutcomes.of(new boolean[1], new boolean[2]))
                .hasMessageContaining("got 1 and 2");
        assertThatThrownBy(() -> new PairedOutcomes(1, -1, 1, 1)).hasMessageContaining("negative");
    }
}
