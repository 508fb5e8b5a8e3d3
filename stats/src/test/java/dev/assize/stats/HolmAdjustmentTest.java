package dev.assize.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class HolmAdjustmentTest {

    /** R 4: {@code p.adjust(c(0.01, 0.02, 0.03, 0.04, 0.05), "holm")} gives 0.05 0.08 0.09 0.09 0.09. */
    @Test
    void agreesWithR() {
        assertThat(HolmAdjustment.of(new double[] {0.01, 0.02, 0.03, 0.04, 0.05}))
                .containsExactly(new double[] {0.05, 0.08, 0.09, 0.09, 0.09}, within(1e-12));
    }

    /**
     * The example of the Wikipedia article "Holm–Bonferroni method": 0.01, 0.04, 0.03 and 0.005, of which the first and the
     * last are rejected at 0.05.
     */
    @Test
    void keepsTheOrderGiven() {
        assertThat(HolmAdjustment.of(new double[] {0.01, 0.04, 0.03, 0.005}))
                .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
    }

    @Test
    void leavesOneTestAloneAndNeverPassesOne() {
        assertThat(HolmAdjustment.of(new double[] {0.7})).containsExactly(0.7);
        assertThat(HolmAdjustment.of(new double[] {0.7, 0.9})).containsExactly(1, 1);
        assertThat(HolmAdjustment.of(new double[0])).isEmpty();
    }

    @Test
    void refusesWhatIsNoProbability() {
        assertThatIllegalArgumentException().isThrownBy(() -> HolmAdjustment.of(new double[] {Double.NaN}));
        assertThatIllegalArgumentException().isThrownBy(() -> HolmAdjustment.of(new double[] {1.1}));
    }
}
