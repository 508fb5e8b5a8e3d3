package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

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

    @Test
    void stopsAtTheLimit() {
        assertThat(EditDistance.between("kitten", "sitting", 4)).isEqualTo(3);
        assertThat(EditDistance.between("kitten", "sitting", 2)).isGreaterThanOrEqualTo(2);
        assertThat(EditDistance.between("a", "abcdef", 3)).isEqualTo(3);
    }
}
