package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditDistanceTest {

    @ParameterizedTest
    @CsvSource({"kitten, sitting, 3", "flaw, lawn, 2", "same, same, 0", "'', abc, 3", "abc, '', 3", "😀a, 😁a, 1"})
    void countsWhatMustBeAddedTakenAwayOrChanged(String one, String other, int edits) {
        assertThat(EditDistance.between(one, other)).isEqualTo(edits);
        assertThat(EditDistance.between(other, one)).isEqualTo(edits);
    }

    /** By the definition, place by place. */
    @Test
    void isTheSameHoweverItIsCounted() {
        Random random = new Random(11);
        for (int i = 0; i < 3_000; i++) {
            int[] one = random.ints(random.nextInt(200), 'a', 'a' + 1 + random.nextInt(6))
                    .toArray();
            int[] other = random.ints(random.nextInt(200), 'a', 'a' + 1 + random.nextInt(6))
                    .toArray();
            assertThat(EditDistance.between(new String(one, 0, one.length), new String(other, 0, other.length)))
                    .as("%s", i)
                    .isEqualTo(EditDistance.placeByPlace(one, other, Integer.MAX_VALUE));
        }
    }

    @Test
    void takesNoStepsForWhatIsEqualAndFewForWhatIsLong() {
        String text = "The tower is in Paris. ".repeat(50_000);
        assertThat(EditDistance.steps(text, text)).isZero();
        assertThat(EditDistance.between(text + "x", "y" + text)).isEqualTo(2);
        assertThat(EditDistance.steps("ab".repeat(30_000), "cd".repeat(30_000))).isLessThan(230_000_000);
        StringBuilder rare = new StringBuilder();
        for (int point = 0x4E00; point < 0x9E00; point++) {
            rare.appendCodePoint(point);
        }
        assertThat(EditDistance.steps(rare.toString(), "a".repeat(30_000)))
                .as("letters whose places would fill the memory")
                .isEqualTo(rare.length() * 30_000L);
    }

    @Test
    void stopsAtTheLimit() {
        assertThat(EditDistance.between("kitten", "sitting", 4)).isEqualTo(3);
        assertThat(EditDistance.between("kitten", "sitting", 2)).isGreaterThanOrEqualTo(2);
        assertThat(EditDistance.between("a", "abcdef", 3)).isEqualTo(3);
    }
}
