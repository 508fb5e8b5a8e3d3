package dev.assize.judges.citation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The words are given to people and models; rules read them back. */
class OutcomeTextTest {

    @Test
    void readsWhatWasChosenAndWhatIsDeserved() {
        OutcomeText read = OutcomeText.read(
                "candidate 3 was chosen with 62.5%; the right answer deserves 80-90% if the context points to it, else 40-60%");
        assertThat(read).isEqualTo(new OutcomeText(3, false, "62.5", "80", "40"));
        assertThat(read.isLowered(true)).isTrue();
        assertThat(read.isLowered(false)).isFalse();
    }

    @Test
    void readsOneRangeForBoth() {
        OutcomeText read = OutcomeText.read("candidate 12 was chosen with 90%; the right answer deserves 95-100%");
        assertThat(read).isEqualTo(new OutcomeText(12, false, "90", "95", "95"));
    }

    @Test
    void tellsARefusalFromAChoiceThatIsNotListed() {
        assertThat(OutcomeText.read("no candidate was chosen")).isEqualTo(new OutcomeText(0, true, "", "", ""));
        assertThat(OutcomeText.read(
                        "a decision that is not listed was chosen with 90%; the right answer deserves 95-100%"))
                .isEqualTo(new OutcomeText(0, false, "", "", ""));
        assertThat(OutcomeText.read("")).isEqualTo(new OutcomeText(0, false, "", "", ""));
    }
}
