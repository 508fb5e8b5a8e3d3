package dev.assize.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class ClosingCacheTest {

    private final List<String> closed = new CopyOnWriteArrayList<>();
    private final ClosingCache<Integer, String> cache = new ClosingCache<>(1, closed::add);

    @Test
    void opensOnce() {
        String first = cache.with(1, ClosingCacheTest::opened, value -> value);
        String second = cache.with(1, ClosingCacheTest::opened, value -> value);
        assertThat(second).isSameAs(first);
        assertThat(closed).isEmpty();
    }

    @Test
    void closesWhatHasToMakeRoomWhenItsLastCallIsDone() {
        String result = cache.with(1, ClosingCacheTest::opened, value -> {
            for (int other = 2; other < 100; other++) {
                cache.with(other, ClosingCacheTest::opened, same -> same);
            }
            cache.close();
            assertThat(closed).hasSize(98).doesNotContain(value);
            return value;
        });
        assertThat(closed).hasSize(99).contains(result);
    }

    @Test
    void closesWhatIsLeftAtItsEnd() {
        cache.with(7, ClosingCacheTest::opened, value -> value);
        cache.close();
        assertThat(closed).containsExactly("value 7");
    }

    private static String opened(int key) {
        return "value " + key;
    }
}
