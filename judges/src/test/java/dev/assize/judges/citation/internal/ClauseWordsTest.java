package dev.assize.judges.citation.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClauseWordsTest {

    private static final ReasoningFacts FACTS = new ReasoningFacts(
            "Cour de cassation",
            "C.17.0234.F",
            false,
            List.of(
                    new ReasoningFacts.NamedCandidate(1, "Hof van Cassatie", "", true),
                    new ReasoningFacts.NamedCandidate(2, "Tribunal du travail de Liège", "", false)),
            1,
            false,
            "");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "No one mentions this court | no one mentions this court",
                "As in number two | as in candidate2",
                "Le numéro un convient | le candidate1 convient",
                "See no. 2 | see candidate2",
                "Zie nr 1 | zie candidate1",
                "Zie nr een | zie nr een",
            })
    void aCandidateIsCountedInFiguresOrByTheWordNumber(String clause, String words) {
        assertThat(words(clause)).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "contre d'autre partie | contre d autre partie",
                "et d'autre part le bail | et aussi le bail",
                "de part et d'autre | dans les deux",
                "een injuste un geval | een injuste un geval",
                "c'est juste un bail | c est only un bail",
                "onder andere omstandigheden | onder andere omstandigheden",
                "onder andere over huur | ook over huur",
                "onder andere voorwaardelijke straffen | ook voorwaardelijke straffen",
                "onder anderen de koper | ook de koper",
            })
    void anIdiomIsMadeOfWholeWords(String clause, String words) {
        assertThat(words(clause)).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "deserves 60 - 70% | deserves 60 70",
                "deserves 60 -70% | deserves 60 70",
                "deserves 60% -70% | deserves 60 70",
                "- 2 candidates match | 2 candidates match",
                "-2 candidates match | 2 candidates match",
                "dus -30 | dus lowered 30",
                "so −30% | so lowered 30",
                "-30 | lowered 30",
                "-30 points | lowered 30 points",
            })
    void aSignIsADeductionWhereItTakesSomethingOff(String clause, String words) {
        assertThat(words(clause)).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0234 it is | citednumber it is",
                "the other reads 0243 | the other reads othernumber",
                "in 2018 | in 2018",
                "0234% | 0234",
                "ARR.0234 | arr 0234",
            })
    void theFiguresThatTellNumbersApartStandForThem(String clause, String words) {
        ReasoningFacts numbered = new ReasoningFacts(
                "Cour de cassation",
                "C.17.0234.F",
                false,
                List.of(new ReasoningFacts.NamedCandidate(1, "Hof van Cassatie", "C.17.0243.F", true)),
                1,
                false,
                "");
        assertThat(String.join(" ", new ClauseWords(numbered).of(clause))).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 = Hof van Cassatie | candidate1 candcourt1",
                "candidate 2 = Tribunal du travail de Liège | candidate2 candcourt2",
                "Hof van Cassatie = Cour de cassation | candcourt1 equals citedcourt",
                "1 = Cour de cassation | 1 equals citedcourt",
                "au lieu d'un bail | instead of un bail",
                "for instance the lease | namely the lease",
                "le bail en cours | le bail pendant",
            })
    void anEqualSignTellsTheCourtOfACandidate(String clause, String words) {
        assertThat(words(clause)).isEqualTo(words);
    }

    @Test
    void aPartedPhraseMayEndBehindTheClause() {
        List<String> phrase = List.of("wijkt", "~", "af", "van");
        assertThat(CueList.isAt(phrase, List.of("wijkt", "hier", "echter", "af"), 0))
                .isFalse();
        assertThat(CueList.isAt(phrase, List.of("wijkt", "hier", "echter", "af", "van"), 0))
                .isTrue();
    }

    private static String words(String clause) {
        return String.join(" ", new ClauseWords(FACTS).of(clause));
    }
}
