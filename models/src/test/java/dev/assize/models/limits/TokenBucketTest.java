package dev.assize.models.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class TokenBucketTest {

    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    @Test
    void letsThroughItsRateAndNoMoreThanASecondsWorthAbove() {
        TokenBucket bucket = new TokenBucket(600, 0);
        long now = 0;
        int taken = 0;
        while (now < 60 * SECOND) {
            now += bucket.nanosUntil(1, now);
            bucket.take(1, now);
            taken++;
        }
        assertThat(taken).isBetween(600, 611);
    }

    @Test
    void letsALargeOneThroughAndMakesTheNextWait() {
        TokenBucket bucket = new TokenBucket(60_000, 0);
        assertThat(bucket.nanosUntil(5000, 0)).isZero();
        bucket.take(5000, 0);
        assertThat(bucket.nanosUntil(1000, 0)).isCloseTo(5 * SECOND, offset(10L));
    }

    @Test
    void takesBackWhatWasNotUsed() {
        TokenBucket bucket = new TokenBucket(60_000, 0);
        bucket.take(1000, 0);
        bucket.take(-900, 0);
        assertThat(bucket.nanosUntil(900, 0)).isZero();
        bucket.take(-5000, 0);
        assertThat(bucket.nanosUntil(1000, 0)).isZero();
        bucket.take(1000, 0);
        assertThat(bucket.nanosUntil(1, 0)).isPositive();
    }
}
