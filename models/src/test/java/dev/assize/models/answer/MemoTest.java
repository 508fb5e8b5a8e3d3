package dev.assize.models.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemoTest {

    private final List<Integer> asked = new ArrayList<>();
    private final Memo<Integer, String> kept = new Memo<>(number -> {
        asked.add(number);
        return "n" + number;
    });

    @Test
    void worksAThingOutOnce() {
        assertThat(kept.get(7)).isEqualTo("n7");
        assertThat(kept.get(7)).isEqualTo("n7");
        assertThat(asked).containsExactly(7);
    }

    @Test
    void doesNotGrowForEver() {
        for (int i = 0; i < 10_000; i++) {
            assertThat(kept.get(i)).isEqualTo("n" + i);
        }
        asked.clear();
        assertThat(kept.get(0)).isEqualTo("n0");
        assertThat(asked).isEmpty();
        assertThat(kept.get(9_999)).isEqualTo("n9999");
        assertThat(asked).containsExactly(9_999);
    }
}
