package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WordSetTest {

    @Test
    void holdsTheWordsOfItsListAndNoOthers() {
        List<String> numbers =
                IntStream.range(0, 1000).mapToObj(Integer::toString).toList();

        Set<String> set = WordSet.of(numbers);

        assertThat(set).containsExactlyElementsOf(numbers);
        for (int i = 1000; i < 20_000; i++) {
            assertThat(set.contains(Integer.toString(i))).as("%d", i).isFalse();
        }
        assertThat(WordSet.of(List.of()).contains("")).isFalse();
    }

    @Test
    void countsAWordOnceAndKeepsTheOrder() {
        assertThat(WordSet.of("  so overall  so "))
                .containsExactly("so", "overall")
                .hasSize(2);
    }

    @Test
    void isChangedByNobody() {
        Set<String> set = WordSet.of("so overall");

        assertThatThrownBy(() -> set.add("thus")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> set.remove("so")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(set::clear).isInstanceOf(UnsupportedOperationException.class);
    }
}
