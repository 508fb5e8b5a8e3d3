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
    void halvesOnceForTheCallsOfOneRoundTrip() {
        ConcurrencyLimit limit = new ConcurrencyLimit(100);
        roundTrip(limit, 50);
        int window = limit.window();
        for (int call = 0; call < 100; call++) {
            limit.ended(window, true);
        }
        assertThat(limit.calls()).isEqualTo(50);
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
                assertThat(calls).isBetween(capacity / 2, capacity * 6 / 5);
            }
        }
        assertThat(refused / all).isLessThan(0.07);
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
                limit.ended(window, random.nextDouble() < 0.05);
            }
        }
        assertThat(sum / 1000).isGreaterThan(100);
    }

    private static void roundTrip(ConcurrencyLimit limit, int calls) {
        int window = limit.window();
        for (int call = 0; call < calls; call++) {
            limit.ended(window, false);
        }
    }
}
