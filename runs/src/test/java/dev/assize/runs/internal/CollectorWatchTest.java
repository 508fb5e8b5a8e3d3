package dev.assize.runs.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;

class CollectorWatchTest {

    @Test
    void noticesARunThatOnlyCollects() {
        assertThat(CollectorWatch.onlyCollects(samples(9, 4_900))).isTrue();
    }

    @Test
    void bearsMuchCollectingAndAShortTimeOfNothingElse() {
        assertThat(CollectorWatch.onlyCollects(samples(9, 3_000))).isFalse();
        assertThat(CollectorWatch.onlyCollects(samples(5, 5_000))).isFalse();
    }

    @Test
    void saysWhichHeapToGive() {
        assertThat(CollectorWatch.tooSmall(256L << 20)).hasMessageContaining("256 MB; give it more with -Xmx1g");
        assertThat(CollectorWatch.tooSmall(100L << 20)).hasMessageContaining("-Xmx1g");
        assertThat(CollectorWatch.tooSmall(2048L << 20)).hasMessageContaining("-Xmx8g");
    }

    /** One every five seconds. */
    private static Deque<CollectorWatch.Sample> samples(int count, long collectingEach) {
        Deque<CollectorWatch.Sample> samples = new ArrayDeque<>();
        for (int i = 0; i < count; i++) {
            samples.add(new CollectorWatch.Sample(i * 5_000L, i * collectingEach));
        }
        return samples;
    }
}
