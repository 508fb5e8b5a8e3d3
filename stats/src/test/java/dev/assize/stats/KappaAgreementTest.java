package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assize.stats.KappaAgreement.Weighting;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KappaAgreementTest {

    private static final List<String> THREE = List.of("1", "2", "3");

    /** SAS printout kept in statsmodels' test_inter_rater.py; the first rater's first category has no partner. */
    private static final ConfusionTable SAS =
            ConfusionTable.ofCounts(THREE, new long[][] {{0, 4, 1}, {0, 8, 0}, {0, 1, 5}});

    /** SAS/STAT user's guide, The FREQ procedure, Agreement study: two dermatologists, 88 patients. */
    private static final ConfusionTable SKIN_CONDITION = ConfusionTable.ofCounts(
            List.of("terrible", "poor", "marginal", "clear"),
            new long[][] {{10, 4, 1, 0}, {5, 10, 12, 2}, {2, 4, 12, 5}, {0, 2, 6, 13}});

    @Test
    void givesTheUnweightedFiguresOfSas() {
        assertFigures(kappa(SAS, Weighting.UNWEIGHTED), 0.4842, 0.1380, 0.2137, 0.7547);
        assertFigures(kappa(SKIN_CONDITION, Weighting.UNWEIGHTED), 0.3449, 0.0724, 0.2030, 0.4868);
    }

    @Test
    void givesTheLinearlyWeightedFiguresOfSas() {
        assertFigures(kappa(SAS, Weighting.LINEAR), 0.4701, 0.1457, 0.1845, 0.7558);
    }

    /** R package irr, {@code kappa2(anxiety[,2:3], …)}, as kept in statsmodels' test_inter_rater.py. */
    @Test
    void givesTheWeightedFiguresOfIrr() {
        ConfusionTable anxiety = ConfusionTable.ofCounts(
                List.of("1", "2", "3", "4", "6"),
                new long[][] {{0, 0, 1, 0, 0}, {4, 0, 1, 0, 0}, {2, 3, 3, 0, 0}, {0, 2, 0, 1, 1}, {1, 0, 0, 1, 0}});
        assertThat(kappa(anxiety, Weighting.UNWEIGHTED).value()).isCloseTo(-0.006289308, within(5e-9));
        assertThat(kappa(anxiety, Weighting.LINEAR).value()).isCloseTo(0.1459075, within(5e-8));
        assertThat(kappa(anxiety, Weighting.QUADRATIC).value()).isCloseTo(0.2520325, within(5e-8));
    }

    /** Wikipedia, "Cohen's kappa": two readers of 50 grant proposals. */
    @Test
    void givesTheTextbookExample() {
        ConfusionTable grants = ConfusionTable.ofCounts(List.of("yes", "no"), new long[][] {{20, 5}, {10, 15}});
        KappaAgreement kappa = kappa(grants, Weighting.UNWEIGHTED);
        assertThat(kappa.observed()).isCloseTo(0.7, within(1e-12));
        assertThat(kappa.expected()).isCloseTo(0.5, within(1e-12));
        assertThat(kappa.value()).isCloseTo(0.4, within(1e-12));
    }

    @Test
    void isUndefinedWithoutItemsOrWithoutASecondCategory() {
        assertThat(KappaAgreement.of(ConfusionTable.of(List.of(), List.of()), Weighting.UNWEIGHTED))
                .isEmpty();
        assertThat(KappaAgreement.of(ConfusionTable.of(List.of("a"), List.of("a")), Weighting.LINEAR))
                .isEmpty();
        assertThat(KappaAgreement.of(
                        ConfusionTable.ofCounts(THREE, new long[][] {{0, 0, 0}, {0, 9, 0}, {0, 0, 0}}),
                        Weighting.QUADRATIC))
                .isEmpty();
    }

    @Test
    void perfectAgreementIsOneWithoutAnInterval() {
        ConfusionTable perfect = ConfusionTable.ofCounts(THREE, new long[][] {{3, 0, 0}, {0, 5, 0}, {0, 0, 7}});
        for (Weighting weighting : Weighting.values()) {
            KappaAgreement kappa = kappa(perfect, weighting);
            assertThat(kappa.value()).isEqualTo(1);
            assertThat(kappa.interval(Confidence.NINETY_FIVE)).isEqualTo(Optional.empty());
        }
    }

    @Test
    void theIntervalStaysBetweenMinusOneAndOne() {
        ConfusionTable nearlyPerfect = ConfusionTable.ofCounts(List.of("a", "b"), new long[][] {{5, 1}, {0, 5}});
        assertThat(kappa(nearlyPerfect, Weighting.UNWEIGHTED)
                        .interval(Confidence.NINETY_NINE)
                        .orElseThrow()
                        .high())
                .isEqualTo(1);
    }

    @Test
    void weightingMakesNoDifferenceBetweenTwoCategories() {
        ConfusionTable table = ConfusionTable.ofCounts(List.of("a", "b"), new long[][] {{5, 1}, {2, 5}});
        assertThat(kappa(table, Weighting.LINEAR)).isEqualTo(kappa(table, Weighting.UNWEIGHTED));
        assertThat(kappa(table, Weighting.QUADRATIC)).isEqualTo(kappa(table, Weighting.UNWEIGHTED));
    }

    private static KappaAgreement kappa(ConfusionTable table, Weighting weighting) {
        return KappaAgreement.of(table, weighting).orElseThrow();
    }

    private static void assertFigures(KappaAgreement kappa, double value, double error, double low, double high) {
        assertThat(kappa.value()).isCloseTo(value, within(5.1e-5));
        assertThat(kappa.standardError()).isCloseTo(error, within(5.1e-5));
        Interval interval = kappa.interval(Confidence.NINETY_FIVE).orElseThrow();
        assertThat(interval.low()).isCloseTo(low, within(5.1e-5));
        assertThat(interval.high()).isCloseTo(high, within(5.1e-5));
    }
}
