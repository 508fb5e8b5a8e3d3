package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Span;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OrganisationTest {

    private static final String PROSE = "First this happened. Then that happened. In the end it was over.";
    private static final String LIST = "- it was over\n- that happened\n- this happened";
    private static final String TABLE = "| what | when |\n| --- | --- |\n| this | now |";

    @Test
    void isSimilarInTheSameOrder() {
        assertThat(Organisation.of(PROSE, PROSE, at(0, 20, 40)).similar()).isTrue();
    }

    @Test
    void isDifferentInReversedOrder() {
        assertThat(Organisation.of(PROSE, PROSE, at(40, 20, 0)).similar()).isFalse();
    }

    @Test
    void needsThreeItemsToTellAnOrder() {
        assertThat(Organisation.of(PROSE, PROSE, at(40, 0)).similar()).isTrue();
        assertThat(Organisation.of(PROSE, PROSE, List.of()).similar()).isTrue();
    }

    @Test
    void forgivesOneItemOutOfPlace() {
        assertThat(Organisation.of(PROSE, PROSE, at(20, 0, 40, 60)).similar()).isTrue();
    }

    @Test
    void forgivesAListInTheSameOrder() {
        assertThat(Organisation.of(PROSE, LIST, at(0, 16, 32)).similar()).isTrue();
    }

    @Test
    void isDifferentAsAListInAnotherOrder() {
        assertThat(Organisation.of(PROSE, LIST, at(32, 0)).similar()).isFalse();
        assertThat(Organisation.of(PROSE, TABLE, at(32, 0)).reason()).contains("a table instead of connected prose");
    }

    @Test
    void countsItemsInOneSentenceAsInOrder() {
        assertThat(Organisation.of(PROSE, PROSE, at(5, 5, 5, 5)).similar()).isTrue();
    }

    private static List<Span> at(int... starts) {
        return IntStream.of(starts).mapToObj(start -> Span.of(start, start + 5)).toList();
    }
}
