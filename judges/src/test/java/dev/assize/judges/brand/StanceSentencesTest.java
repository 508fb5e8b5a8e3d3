package dev.assize.judges.brand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StanceSentencesTest {

    @Test
    void cutsBehindSentencesAndAtLineBreaks() {
        assertThat(StanceSentences.of("Is it Zorvex? No! It is Bravix."))
                .containsExactly("Is it Zorvex?", "No!", "It is Bravix.");
        assertThat(StanceSentences.of("Zorvex v2.0 it is.\n\n Bravix\nis not"))
                .containsExactly("Zorvex v2.0 it is.", "Bravix", "is not");
        assertThat(StanceSentences.of("one \n\n two")).containsExactly("one ", "", " two");
    }

    @Test
    void leavesOutWhatIsEmptyAtTheEnd() {
        assertThat(StanceSentences.of("Zorvex. \n")).containsExactly("Zorvex.");
        assertThat(StanceSentences.of("")).containsExactly("");
    }
}
