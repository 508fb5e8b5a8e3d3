package dev.assize.judges.citation.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MisspellingsTest {

    private final Misspellings misspellings = new Misspellings();

    MisspellingsTest() {
        misspellings.add("rolnummer");
        misspellings.add("hof");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rolnumer", "rolnummmer", "rolnumemr", "rolnunmer", "rolnumme"})
    void oneSlipIsForgiven(String misspelt) {
        assertThat(misspellings.correct(misspelt)).isEqualTo("rolnummer");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rolnummer", "volnummer", "rolnumme5x", "nummer", "hoof", ""})
    void otherWordsAreThemselves(String word) {
        assertThat(misspellings.correct(word)).isNull();
    }

    @Test
    void aMisspeltSubjectIsStillTheSubject() {
        assertThat(CueList.SHIPPED.in(Clause.words("het rolnumer ontbreekt")).has(Cue.NUMBER))
                .isTrue();
    }
}
