package dev.assize.models.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ConcurrencyLimitTest {

    @Test
    void startsAtTheMostAndStaysThereWhileAllIsWell() {
        ConcurrencyLimit limit = new ConcurrencyLimit(200);
        assertThat(limit.calls()).isEqualTo(200);
        roundTrip(limit, 200);
        assertThat(limit.calls()).isEqualTo(200);
    }

    @Test
    void isLoweredOnceForTheCallsOfOneRoundTrip() {
        ConcurrencyLimit limit = new ConcurrencyLimit(100);
        roundTrip(limit, 50);
        int window = limit.window();
        for (int call = 0; call < 100; call++) {
            limit.ended(window, true);
        }
        assertThat(limit.calls()).isEqualTo(75);
    }

    @Test
    void isHalvedWhileTheTroubleGoesOn() {
        ConcurrencyLimit limit = new ConcurrencyLimit(160);
        int before = limit.window();
        while (limit.calls() > 30) {
            limit.ended(limit.window(), true);
        }
        assertThat(limit.calls()).isEqualTo(30);
        assertThat(limit.window() - before).isEqualTo(3);
    }

    @Test
    void neverGoesBelowOne() {
        ConcurrencyLimit limit = new ConcurrencyLimit(3);
        for (int call = 0; call < 1000; call++) {
            limit.ended(limit.window(), true);
        }
        assertThat(limit.calls()).isEqualTo(1);
        assertThatThrownBy(() -> new ConcurrencyLimit(0)).hasMessageContaining("got 0");
    }

    @Test
    void findsWhatAProviderTakes() {
        ConcurrencyLimit limit = new ConcurrencyLimit(400);
        int capacity = 40;
        double refused = 0;
        double all = 0;
        for (int round = 0; round < 200; round++) {
            int calls = limit.calls();
            int window = limit.window();
            for (int call = 0; call < calls; call++) {
                limit.ended(window, call >= capacity);
            }
            if (round >= 100) {
                refused += Math.max(0, calls - capacity);
                all += calls;
                assertThat(calls).isBetween(capacity * 3 / 4, capacity * 3 / 2);
            }
        }
        // A provider that takes its time to refuse is not hurt by a few calls too many.
        assertThat(refused / all).isLessThan(0.25);
    }

    @Test
    void standsFailuresThatHaveNothingToDoWithIt() {
        SplittableRandom random = new SplittableRandom(5);
        ConcurrencyLimit limit = new ConcurrencyLimit(200);
        long sum = 0;
        for (int round = 0; round < 1000; round++) {
            int window = limit.window();
            int calls = limit.calls();
            sum += calls;
            for (int call = 0; call < calls; call++) {
                limit.ended(window, random.nextDouble() < 0.08);
            }
        }
        assertThat(sum / 1000).isGreaterThan(190);
    }

    /** 5 % refused, 3 % broken, half a second a reply: as a run of 1,500 cases meets them. */
    @Test
    void keepsItsPaceUnderSteadyRandomFaults() {
        for (long seed = 1; seed <= 20; seed++) {
            double undisturbed =
                    new SimulatedProvider(64, 64, 0, 0).run(1500, seed).seconds();
            SimulatedProvider.Course disturbed = new SimulatedProvider(64, 64, 0.05, 0.03).run(1500, seed);
            SimulatedProvider.Course refused = new SimulatedProvider(64, 64, 0.08, 0).run(1500, seed);
            assertThat(disturbed.seconds()).as("seed %d", seed).isLessThan(1.4 * undisturbed);
            assertThat(refused.seconds()).as("seed %d", seed).isLessThan(1.4 * undisturbed);
            assertThat(disturbed.givenUp() + refused.givenUp()).isZero();
        }
    }

    /** What it takes is used nearly fully, and few calls are sent in vain, also while some break by chance. */
    @Test
    void findsOutThatAProviderTakesOnlyTen() {
        for (long seed = 1; seed <= 20; seed++) {
            double ideal = new SimulatedProvider(10, 10, 0, 0).run(1500, seed).seconds();
            for (double chance : new double[] {0, 0.04}) {
                SimulatedProvider.Course found = new SimulatedProvider(64, 10, chance, chance).run(1500, seed);
                assertThat(found.seconds()).as("seed %d", seed).isLessThan(1.4 * ideal);
                assertThat(found.sent()).as("seed %d", seed).isLessThan(1500 * 3 / 2);
                assertThat(found.givenUp()).as("seed %d", seed).isZero();
            }
        }
    }

    private static void roundTrip(ConcurrencyLimit limit, int calls) {
        int window = limit.window();
        for (int call = 0; call < calls; call++) {
            limit.ended(window, false);
        }
    }
}
