package dev.assize.models.internal.injection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.json.Hash;
import dev.assize.testkit.RandomData;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DelimiterTest {

    @Test
    void isTheSameForTheSameTextsAndAnotherForOthers() {
        assertThat(Delimiter.around(List.of("a", "b")).mark())
                .isEqualTo(Delimiter.around(List.of("a", "b")).mark());
        assertThat(Delimiter.around(List.of("ab", "")).mark())
                .isNotEqualTo(Delimiter.around(List.of("a", "b")).mark());
    }

    @Test
    void standsOnLinesOfItsOwn() {
        Delimiter fence = Delimiter.around(List.of("text"));
        String mark = fence.mark();
        assertThat(fence.around("T1", "text"))
                .isEqualTo("=== T1 begins " + mark + " ===\ntext\n=== T1 ends " + mark + " ===\n");
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void hasAMarkThatNoTextHas(long seed) {
        RandomData data = new RandomData(seed);
        for (int i = 0; i < 200; i++) {
            List<String> texts = List.of(data.text(300), data.text(20), "");
            String mark = Delimiter.around(texts).mark();
            assertThat(texts)
                    .as("seed %s", seed)
                    .noneMatch(text -> text.toLowerCase(Locale.ROOT).contains(mark));
        }
    }

    @Test
    void growsWhenTheMarkIsThere() {
        // No text is known that holds its own hash, but the extension must avoid one that holds many.
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 1_000; i++) {
            many.append(Hash.of("guess", Integer.toString(i)).toUpperCase(Locale.ROOT));
        }
        String mark = Delimiter.around(List.of(many.toString())).mark();
        assertThat(many.toString().toLowerCase(Locale.ROOT)).doesNotContain(mark);
    }
}
