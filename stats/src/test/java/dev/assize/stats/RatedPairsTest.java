package dev.assize.stats;

import static dev.assize.stats.Confidence.NINETY_FIVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.assize.stats.KappaAgreement.Weighting;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RatedPairsTest {

    private static final List<String> SKIN = List.of("terrible", "poor", "marginal", "clear");

    /** SAS/STAT user's guide, The FREQ procedure, Agreement study: two dermatologists, 88 patients. */
    private static final long[][] PATIENTS = {{10, 4, 1, 0}, {5, 10, 12, 2}, {2, 4, 12, 5}, {0, 2, 6, 13}};

    /** Each patient so many times, as one cluster. */
    private static RatedPairs patients(int times) {
        List<String> first = new ArrayList<>();
        List<String> second = new ArrayList<>();
        List<String> keys = new ArrayList<>();
        int retrying = 0;
        for (int row = 0; row < PATIENTS.length; row++) {
            for (int column = 0; column < PATIENTS.length; column++) {
                for (long i = 0; i < PATIENTS[row][column]; i++) {
                    retrying++;
                    for (int time = 0; time < times; time++) {
                        first.add(SKIN.get(row));
                        second.add(SKIN.get(column));
                        keys.add("patient " + retrying);
                    }
                }
            }
        }
        return RatedPairs.of(SKIN, first, second, Clusters.of(keys));
    }

    /** SAS prints 0.3449 (0.2030 to 0.4868), by the large-sample formula; drawing patients again must come close to it. */
    @Test
    void comesCloseToSasWhereItemsStandAlone() {
        RatedPairs pairs = patients(1);
        assertThat(pairs.kappa(Weighting.UNWEIGHTED).orElseThrow().value()).isCloseTo(0.3449, within(5e-5));
        Interval interval = pairs.kappaInterval(Weighting.UNWEIGHTED, Resampling.DEFAULT, NINETY_FIVE)
                .orElseThrow();
        assertThat(interval.low()).isCloseTo(0.2030, within(0.02));
        assertThat(interval.high()).isCloseTo(0.4868, within(0.02));
        assertThat(pairs.agreementInterval(Resampling.DEFAULT, NINETY_FIVE))
                .isEqualTo(pairs.table().agreement().wilson(NINETY_FIVE));
    }

    @Test
    void isNotFooledByTheSamePatientTwice() {
        for (Weighting weighting : Weighting.values()) {
            assertThat(patients(3).kappa(weighting).orElseThrow().value())
                    .isCloseTo(patients(1).kappa(weighting).orElseThrow().value(), within(1e-12));
            Interval once = patients(1)
                    .kappaInterval(weighting, Resampling.DEFAULT, NINETY_FIVE)
                    .orElseThrow();
            Interval thrice = patients(3)
                    .kappaInterval(weighting, Resampling.DEFAULT, NINETY_FIVE)
                    .orElseThrow();
            assertThat(thrice.low()).isCloseTo(once.low(), within(1e-9));
            assertThat(thrice.high()).isCloseTo(once.high(), within(1e-9));
        }
        assertThat(patients(3)
                        .agreementInterval(Resampling.DEFAULT, NINETY_FIVE)
                        .orElseThrow()
                        .halfWidth())
                .isCloseTo(
                        patients(1)
                                .agreementInterval(Resampling.DEFAULT, NINETY_FIVE)
                                .orElseThrow()
                                .halfWidth(),
                        within(0.01));
    }

    @Test
    void hasNoIntervalWhereNothingCanBeSeen() {
        List<String> same = List.of("yes", "no", "yes");
        RatedPairs perfect = RatedPairs.of(List.of("no", "yes"), same, same, Clusters.singletons(3));
        assertThat(perfect.kappa(Weighting.UNWEIGHTED).orElseThrow().value()).isEqualTo(1);
        assertThat(perfect.kappaInterval(Weighting.UNWEIGHTED, Resampling.DEFAULT, NINETY_FIVE))
                .isEmpty();
        RatedPairs nothing = RatedPairs.of(List.of("no", "yes"), List.of(), List.of(), Clusters.singletons(0));
        assertThat(nothing.kappa(Weighting.UNWEIGHTED)).isEmpty();
        assertThat(nothing.agreementInterval(Resampling.DEFAULT, NINETY_FIVE)).isEmpty();
        assertThat(nothing.kappaInterval(Weighting.LINEAR, Resampling.DEFAULT, NINETY_FIVE))
                .isEmpty();
    }

    @Test
    void refusesClustersOfOtherItems() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RatedPairs.of(SKIN, List.of("poor"), List.of("poor"), Clusters.singletons(2)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RatedPairs.of(SKIN, List.of("good"), List.of("poor"), Clusters.singletons(1)));
    }

    @Test
    void alphaOfClustersIsThatOfUnitsWhereEachStandsAlone() {
        List<double[]> units = IntStream.range(0, 40)
                .mapToObj(i -> i % 9 == 0 ? new double[] {i % 3} : new double[] {i % 3, i % 5 == 0 ? 2 : i % 3})
                .toList();
        KrippendorffAlpha alpha =
                KrippendorffAlpha.of(units, KrippendorffAlpha.Scale.NOMINAL).orElseThrow();
        assertThat(alpha.bootstrap(Clusters.singletons(40), Resampling.DEFAULT, NINETY_FIVE))
                .isEqualTo(alpha.bootstrap(Resampling.DEFAULT, NINETY_FIVE));
        List<String> keys = IntStream.range(0, 40).mapToObj(i -> "k" + i / 8).toList();
        assertThat(alpha.bootstrap(Clusters.of(keys), Resampling.DEFAULT, NINETY_FIVE)
                        .orElseThrow())
                .isNotEqualTo(alpha.bootstrap(Resampling.DEFAULT, NINETY_FIVE).orElseThrow());
    }
}
