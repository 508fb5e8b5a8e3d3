package dev.assize.judges.internal.memo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecentResultsTest {

    private final List<String> worked = new ArrayList<>();
    private final RecentResults<String, Integer> lengths = new RecentResults<>(2, text -> {
        worked.add(text);
        return text.length();
    });

    @Test
    void worksOutWhatItHasJustWorkedOutOnlyOnce() {
        assertThat(List.of(lengths.of("one"), lengths.of("three"), lengths.of("one"), lengths.of("three")))
                .containsExactly(3, 5, 3, 5);
        assertThat(worked).containsExactly("one", "three");
    }

    @Test
    void knowsAnEqualKeyThatIsAnotherObject() {
        assertThat(lengths.of("one") + lengths.of(String.valueOf(new char[] {'o', 'n', 'e'})))
                .isEqualTo(6);
        assertThat(worked).containsExactly("one");
    }

    @Test
    void forgetsTheOldest() {
        lengths.of("a");
        lengths.of("bb");
        lengths.of("ccc");
        assertThat(lengths.of("a")).isEqualTo(1);
        assertThat(worked).containsExactly("a", "bb", "ccc", "a");
    }

    @Test
    void remembersForEachThreadAlone() throws InterruptedException {
        lengths.of("one");
        Thread other = new Thread(() -> lengths.of("one"));
        other.start();
        other.join();
        assertThat(worked).containsExactly("one", "one");
    }
}
