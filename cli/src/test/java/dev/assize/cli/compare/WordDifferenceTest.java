package dev.assize.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.testkit.RandomData;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordDifferenceTest {

    @Test
    void marksOnlyTheWordsThatDiffer() {
        WordDifference difference = WordDifference.of("It was built in 1898.", "It was built in 1889.");
        assertThat(changed(difference.first())).isEqualTo("1898");
        assertThat(changed(difference.second())).isEqualTo("1889");
    }

    @Test
    void marksNothingInEqualTextsAndAllOfUnlikeOnes() {
        assertThat(changed(WordDifference.of("a b", "a b").first())).isEmpty();
        assertThat(changed(WordDifference.of("a", "").first())).isEqualTo("a");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void losesNoCharacter(long seed) {
        RandomData random = new RandomData(seed);
        for (int i = 0; i < 50; i++) {
            String first = random.text(60);
            String second = random.text(60);
            WordDifference difference = WordDifference.of(first, second);
            assertThat(whole(difference.first())).as("seed %s", seed).isEqualTo(first);
            assertThat(whole(difference.second())).as("seed %s", seed).isEqualTo(second);
        }
    }

    private static String whole(List<WordDifference.Piece> pieces) {
        return pieces.stream().map(WordDifference.Piece::text).collect(Collectors.joining());
    }

    private static String changed(List<WordDifference.Piece> pieces) {
        return pieces.stream()
                .filter(WordDifference.Piece::changed)
                .map(WordDifference.Piece::text)
                .collect(Collectors.joining("|"));
    }
}
