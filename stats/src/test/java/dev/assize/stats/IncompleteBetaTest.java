package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Expected values: scipy 1.17.1, {@code special.betainc}, {@code special.gammaln} and {@code stats.t.ppf}. */
class IncompleteBetaTest {

    @ParameterizedTest
    @CsvSource({
        "0.5, 0.5, 0.3, 0.36901011956554536",
        "2, 3, 0.4, 0.5248",
        "50, 0.5, 0.9, 0.001204149832559813",
        "100, 200, 0.35, 0.7325714649575441",
        "1, 1, 0.25, 0.25",
        "5000, 5001, 0.5, 0.5039893230696917",
        "500000, 500101, 0.5, 0.5402227623461618",
        "3, 4, 0, 0",
        "3, 4, 1, 1"
    })
    void isRight(double a, double b, double x, double expected) {
        assertThat(IncompleteBeta.regularised(a, b, x)).isCloseTo(expected, Percentage.withPercentage(1e-6));
    }

    @ParameterizedTest
    @CsvSource({
        "0.1, 2.252712651734206",
        "0.5, 0.5723649429247",
        "1.5, -0.12078223763524526",
        "10, 12.801827480081469",
        "100.5, 361.43554046777757",
        "1000000, 12815504.569147611"
    })
    void takesTheLogarithmOfGamma(double x, double expected) {
        assertThat(IncompleteBeta.logGamma(x)).isCloseTo(expected, Percentage.withPercentage(1e-11));
    }

    @ParameterizedTest
    @CsvSource({
        "0.025, 1, 12.706204736174694",
        "0.05, 2, 2.9199855803537242",
        "0.025, 4, 2.7764451051977934",
        "0.005, 9, 3.249835541592126",
        "0.025, 30, 2.0422724563012378",
        "0.025, 1000, 1.9623390808264083",
        "0.005, 1000000, 2.5758342201053344"
    })
    void leadsToStudentsQuantiles(double tail, int degreesOfFreedom, double expected) {
        assertThat(StudentDistribution.upperQuantile(tail, degreesOfFreedom))
                .isCloseTo(expected, Percentage.withPercentage(1e-8));
    }
}
