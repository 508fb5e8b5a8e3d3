package dev.assize.judges.citation.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The class of a court is heard in what is said of it, with and without its label. */
class ClassRemarksTest {

    private static String named(String reasoning, String court, boolean generic) {
        ReasoningFacts facts = new ReasoningFacts(
                court,
                "",
                generic,
                List.of(new ReasoningFacts.NamedCandidate(1, court, "", true)),
                1,
                false,
                "On what the tenant owes.");
        return CitationReasoningReader.of(reasoning, facts).namedClass().orElse("none");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            The Council of State, one for the entire kingdom.                       | NATIONAL
            Raad van State, en daar bestaat er maar één van.                        | NATIONAL
            Conseil d'État, unique dans tout le pays.                               | NATIONAL
            The Council of State, of which there is one.                            | NATIONAL
            Il n'existe en Belgique qu'un Conseil d'État.                           | NATIONAL
            De rechtsmacht van dit rechtscollege bestrijkt heel België.             | NATIONAL
            Dit rechtscollege heeft geen zetels in de provincie.                    | none
            Soortnaam zonder zetel, dus plafond 95.                                 | GENERIC
            Both rulings come from the Conseil d'État. The only candidate on rents. | none
            The Conseil d'État held that the country needs one rule.                | none
            """)
    void aCourtOfWhichThereIsOneIsNational(String reasoning, String expected) {
        assertThat(named(reasoning, "Conseil d'État", false)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Every court of appeal may be meant, so the first will do.      | GENERIC
            De vindplaats zegt niet in welke stad dit hof zetelt.          | GENERIC
            La référence laisse le siège ouvert, d'où ma réserve.          | GENERIC
            A court of appeal, fine. But which one?                        | GENERIC
            Only the kind of court is given.                               | GENERIC
            The citation says what sort of court, not where.               | GENERIC
            N'importe quelle cour d'appel peut être visée.                 | GENERIC
            Kind of court given, location left open.                       | GENERIC
            A court of appeal, as cited.                                   | none
            """)
    void aSeatThatIsLeftOpenMakesItGeneric(String reasoning, String expected) {
        assertThat(named(reasoning, "Cour d'appel", true)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Court of appeal, the town is stated in the reference.       | SPECIFIC
            Hof van beroep met zetel te Gent.                           | SPECIFIC
            Cour d'appel, siège indiqué, conforme.                      | SPECIFIC
            Mons, and not Ghent as the citation specifies.              | SPECIFIC
            Le siège (Gand) est mentionné en toutes lettres.            | SPECIFIC
            The ruling was given at Ghent.                              | none
            Impossible de savoir quelle cour d'appel est désignée.      | none
            """)
    void aSeatThatIsNamedMakesItSpecific(String reasoning, String expected) {
        assertThat(named(reasoning, "Hof van beroep te Gent", false)).isEqualTo(expected);
    }
}
