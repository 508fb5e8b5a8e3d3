package dev.assize.judges.internal.memo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecentWordsTest {

    private final List<String> asked = new ArrayList<>();
    private final RecentWords<Integer> lengths = new RecentWords<>(word -> {
        asked.add(word);
        return word.length();
    });

    @Test
    void worksOutAWordOnce() {
        assertThat(lengths.of("court")).isEqualTo(5);
        assertThat(lengths.of("cou".concat("rt"))).isEqualTo(5);
        assertThat(asked).containsExactly("court");
    }

    @Test
    void tellsWordsOfOneHashApart() {
        assertThat("Aa").hasSameHashCodeAs("BB");
        RecentWords<String> same = new RecentWords<>(word -> word);
        assertThat(same.of("Aa")).isEqualTo("Aa");
        assertThat(same.of("BB")).isEqualTo("BB");
        assertThat(same.of("Aa")).isEqualTo("Aa");
    }

    @Test
    void knowsAWordOfATextAsTheSameWordByItself() {
        char[] text = "the court of the Court".toCharArray();
        assertThat(lengths.of("court")).isEqualTo(5);
        assertThat(lengths.of(text, 4, 9)).isEqualTo(5);
        assertThat(lengths.of(text, 17, 22)).isEqualTo(5);
        assertThat(lengths.of("Court")).isEqualTo(5);
        assertThat(asked).containsExactly("court", "Court");
    }

    @Test
    void keepsNoLongTexts() {
        String text = "a".repeat(1_000);
        assertThat(lengths.of(text)).isEqualTo(1_000);
        assertThat(lengths.of(text)).isEqualTo(1_000);
        assertThat(asked).hasSize(2);
    }
}
