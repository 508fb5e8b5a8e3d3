package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VerbFormsTest {

    @Test
    void bringThePastTenseAndThePresentToTheInfinitive() {
        assertThat(VerbForms.of("verhogen")).contains("verhogen", "verhoog", "verhoogt", "verhoogde");
        assertThat(VerbForms.of("senken")).contains("senken", "senkt", "senkte");
    }

    @Test
    void leaveOtherWordsAlone() {
        assertThat(VerbForms.of("arbeit")).containsExactly("arbeit");
        assertThat(VerbForms.of("ben")).containsExactly("ben");
    }
}
