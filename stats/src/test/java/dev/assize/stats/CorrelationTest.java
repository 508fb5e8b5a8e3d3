package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CorrelationTest {

    /** Anscombe (1973), Graphs in statistical analysis, Am. Statistician 27:17–21, first set. */
    private static final double[] ANSCOMBE_X = {10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5};

    private static final double[] ANSCOMBE_Y = {8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68};

    @Nested
    class Pearson {

        /** The coefficient is Anscombe's 0.816; digits and interval from scipy 1.17.1, {@code pearsonr}. */
        @Test
        void givesAnscombesCoefficientWithItsFisherInterval() {
            Correlation correlation =
                    Correlation.pearson(ANSCOMBE_X, ANSCOMBE_Y).orElseThrow();
            assertThat(correlation.coefficient()).isCloseTo(0.8164205163448395, within(1e-12));
            assertThat(correlation.pairs()).isEqualTo(11);
            Interval interval = correlation.interval(Confidence.NINETY_FIVE).orElseThrow();
            assertThat(interval.low()).isCloseTo(0.4243912133932152, within(1e-12));
            assertThat(interval.high()).isCloseTo(0.9506932537865604, within(1e-12));
        }

        /** scipy 1.17.1: the example of the {@code pearsonr} page. */
        @Test
        void isNegativeWhenOneFallsAsTheOtherRises() {
            double[] falling = {10, 9, 2.5, 6, 4, 3, 2};
            Correlation correlation = Correlation.pearson(new double[] {1, 2, 3, 4, 5, 6, 7}, falling)
                    .orElseThrow();
            assertThat(correlation.coefficient()).isCloseTo(-0.8285038835884277, within(1e-12));
            Interval interval = correlation.interval(Confidence.NINETY).orElseThrow();
            assertThat(interval.low()).isCloseTo(-0.9644331982722841, within(1e-12));
            assertThat(interval.high()).isCloseTo(-0.3460237473272265, within(1e-12));
        }

        @Test
        void isUndefinedWithoutVarianceOrPairs() {
            double[] constant = {0.1, 0.1, 0.1};
            double[] varying = {1, 2, 3};
            assertThat(Correlation.pearson(constant, varying)).isEmpty();
            assertThat(Correlation.pearson(varying, constant)).isEmpty();
            assertThat(Correlation.pearson(new double[] {}, new double[] {})).isEmpty();
            assertThat(Correlation.pearson(new double[] {1}, new double[] {2})).isEmpty();
        }

        @Test
        void hasNoIntervalFromThreePairsOrAPerfectLine() {
            assertThat(Correlation.pearson(new double[] {1, 2, 3}, new double[] {1, 2, 1.5})
                            .orElseThrow()
                            .interval(Confidence.NINETY_FIVE))
                    .isEmpty();
            assertThat(Correlation.pearson(new double[] {1, 2, 3, 4, 5}, new double[] {2, 4, 6, 8, 10})
                            .orElseThrow()
                            .interval(Confidence.NINETY_FIVE))
                    .isEmpty();
        }

        @Test
        void survivesValuesWhoseSquaresVanish() {
            double[] tiny = {1e-300, 15e-300, -10e-300, 2e-300};
            double[] huge = {1e149, 15e149, -10e149, 2e149};
            assertThat(Correlation.pearson(tiny, new double[] {1, 15, -10, 2})
                            .orElseThrow()
                            .coefficient())
                    .isCloseTo(1, within(1e-12));
            assertThatThrownBy(() -> Correlation.pearson(huge, tiny)).hasMessageContaining("numbers up to 1.0E150");
        }
    }

    @Nested
    class Spearman {

        /** Wikipedia, "Spearman's rank correlation coefficient", IQ and hours of television: −29/165. */
        @Test
        void givesThePublishedCoefficientWithoutTies() {
            double[] iq = {106, 100, 86, 101, 99, 103, 97, 113, 112, 110};
            double[] hours = {7, 27, 2, 50, 28, 29, 20, 12, 6, 17};
            assertThat(Correlation.spearman(iq, hours).orElseThrow().coefficient())
                    .isCloseTo(-29 / 165.0, within(1e-12));
        }

        /** R package statpsych, the example of {@code ci.spear}: three ties at 28 and two at 40. */
        @Test
        void givesThePublishedCoefficientAndIntervalWithTies() {
            double[] y = {21, 4, 9, 12, 35, 18, 10, 22, 24, 1, 6, 8, 13, 16, 19};
            double[] x = {67, 28, 30, 28, 52, 40, 25, 37, 44, 10, 14, 20, 28, 40, 51};
            Correlation correlation = Correlation.spearman(y, x).orElseThrow();
            assertThat(correlation.coefficient()).isCloseTo(0.8699639, within(5e-8));
            Interval interval = correlation.interval(Confidence.NINETY_FIVE).orElseThrow();
            assertThat(interval.low()).isCloseTo(0.5840951, within(5e-8));
            assertThat(interval.high()).isCloseTo(0.9638297, within(5e-8));
        }

        /** scipy 1.17.1: the example of the {@code spearmanr} page. */
        @Test
        void sharesTheMeanRankAmongTies() {
            assertThat(Correlation.spearman(new double[] {1, 2, 3, 4, 5}, new double[] {5, 6, 7, 8, 7})
                            .orElseThrow()
                            .coefficient())
                    .isCloseTo(0.8207826816681233, within(1e-12));
        }

        @ParameterizedTest
        @ValueSource(longs = {1, 2, 3})
        void dependsOnOrderOnly(long seed) {
            Random random = new Random(seed);
            for (int round = 0; round < 100; round++) {
                double[] x = random.doubles(12).toArray();
                double[] y = random.ints(12, 0, 5).asDoubleStream().toArray();
                double[] stretched = new double[12];
                for (int i = 0; i < 12; i++) {
                    stretched[i] = Math.exp(3 * x[i]);
                }
                assertThat(Correlation.spearman(x, y))
                        .as("seed %s, round %s", seed, round)
                        .isEqualTo(Correlation.spearman(stretched, y));
            }
        }
    }

    @Test
    void refusesUnequalLengthsAndUnknownValues() {
        assertThatThrownBy(() -> Correlation.pearson(new double[] {1}, new double[] {1, 2}))
                .hasMessageContaining("same length, got 1 and 2");
        assertThatThrownBy(() -> Correlation.spearman(new double[] {1, Double.NaN}, new double[] {1, 2}))
                .hasMessageContaining("Value 1 is NaN");
    }
}
