package dev.assize.judges.internal.memo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharedResultsTest {

    private final List<String> worked = new ArrayList<>();
    private final SharedResults<String, Integer> lengths = new SharedResults<>(2, text -> {
        worked.add(text);
        return text.length();
    });

    @Test
    void anotherThreadFindsWhatThisOneWorkedOut() throws InterruptedException {
        assertThat(lengths.of("one")).isEqualTo(3);
        int[] found = new int[1];
        Thread other = new Thread(() -> found[0] = lengths.of(String.valueOf(new char[] {'o', 'n', 'e'})));
        other.start();
        other.join();

        assertThat(found).containsExactly(3);
        assertThat(worked).containsExactly("one");
    }

    @Test
    void forgetsTheOldest() {
        lengths.of("a");
        lengths.of("bb");
        lengths.of("ccc");

        assertThat(lengths.of("bb") + lengths.of("ccc")).isEqualTo(5);
        assertThat(lengths.of("a")).isEqualTo(1);
        assertThat(worked).containsExactly("a", "bb", "ccc", "a");
    }
}
