package dev.assize.runs.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.json.Hash;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KeyFilterTest {

    @Test
    void neverMissesWhatWasAddedAndSeldomTakesAnythingElseForIt() {
        KeyFilter filter = new KeyFilter();
        IntStream.range(0, 50_000).mapToObj(KeyFilterTest::key).forEach(filter::add);
        assertThat(IntStream.range(0, 50_000).mapToObj(KeyFilterTest::key)).allMatch(filter::mayHold);
        assertThat(IntStream.range(50_000, 100_000)
                        .mapToObj(KeyFilterTest::key)
                        .filter(filter::mayHold)
                        .count())
                .isLessThan(100);
    }

    private static AnswerKey key(int number) {
        return new AnswerKey(Hash.wide("question " + number));
    }
}
