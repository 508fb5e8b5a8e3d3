package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WorkedExampleTest {

    private static final String REFERENCE = "The Eiffel Tower is in Paris. It was completed in 1889.";
    private static final String OUTPUT = "The Eiffel Tower, built in 1889, is located in Paris, France.";

    @Test
    void readsTwoFactsNoConclusionAndOneTerm() {
        ReferenceItems checklist = ReferenceReader.read(REFERENCE, "");
        assertThat(checklist.facts())
                .extracting(Item::text)
                .containsExactly("The Eiffel Tower is in Paris", "It was completed in 1889");
        assertThat(checklist.conclusions()).isEmpty();
        assertThat(checklist.terms()).extracting(Item::text).containsExactly("Eiffel Tower");
    }

    @Test
    void findsAllOfItInTheOutput() {
        ReferenceItems checklist = ReferenceReader.read(REFERENCE, "");
        OutputReader reader = OutputReader.of(OUTPUT, "");
        assertThat(checklist.facts())
                .allMatch(fact -> reader.statement(fact.text()).stated());
        assertThat(checklist.terms()).allMatch(term -> reader.term(term.text()).stated());
        assertThat(Organisation.of(
                                REFERENCE,
                                OUTPUT,
                                checklist.facts().stream()
                                        .flatMap(fact -> reader.statement(fact.text()).quote().stream())
                                        .toList())
                        .similar())
                .isTrue();
    }

    @Test
    void findsNeitherAnotherYearNorAnotherTower() {
        OutputReader reader = OutputReader.of("The Eiffel Tower, built in 1899, is not located in Paris.", "");
        assertThat(reader.statement("It was completed in 1889").reason()).contains("1889");
        assertThat(reader.statement("The Eiffel Tower is in Paris").stated()).isFalse();
    }
}
