package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestNameTest {

    private static final List<String> KNOWN = List.of("exact", "rubric", "reference-coverage");

    @Test
    void findsTheNameThatWasMeant() {
        assertThat(NearestName.to("Exakt", KNOWN)).contains("exact");
        assertThat(NearestName.to("coverage", KNOWN)).contains("reference-coverage");
        assertThat(NearestName.to("something", KNOWN)).isEmpty();
    }

    /** Every name holds a text without letters. */
    @Test
    void guessesNothingWhereNothingWasSaid() {
        assertThat(NearestName.to("", KNOWN)).isEmpty();
        assertThat(NearestName.hint(" ", KNOWN, "there are two")).isEqualTo("there are two");
    }
}
