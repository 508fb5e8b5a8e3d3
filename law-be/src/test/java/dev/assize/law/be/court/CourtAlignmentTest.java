package dev.assize.law.be.court;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CourtAlignmentTest {

    private final Courts courts = Courts.belgian();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Cour de cassation                      | Hof van Cassatie                              | SAME_COURT
            Cass.                                  | Cour de cassation, 1re chambre                | SAME_COURT
            Arbitragehof                           | Cour constitutionnelle                        | SAME_COURT
            Cour d'appel de Mons                   | Hof van beroep te Bergen                      | SAME_COURT
            Gand                                   | Hof van beroep te Gent                        | SAME_COURT
            Tribunal de commerce de Liège          | Tribunal de l'entreprise de Liège, div. Huy   | SAME_COURT
            Rb. Gent, afdeling Gent                | Rb. Oost-Vlaanderen, afdeling Gent            | SAME_COURT
            Rb. Kortrijk                           | Rb. West-Vlaanderen, afdeling Brugge          | SAME_COURT
            tribunal correctionnel de Namur        | Tribunal de première instance de Namur        | SAME_COURT
            mis. acc. Liège                        | Cour d'appel de Liège                         | SAME_COURT
            Tribunal du travail de Bruxelles       | Arbeidsrechtbank Brussel                      | SAME_COURT
            Tribunal du travail de Bruxelles       | Nederlandstalige arbeidsrechtbank Brussel     | SAME_COURT
            Trib. trav. Bruxelles francophone      | Nederlandstalige arbeidsrechtbank Brussel     | OTHER_SEAT
            Privacycommissie                       | Autorité de protection des données            | SAME_COURT
            Justice de paix d'Uccle                | Vredegerecht Ukkel                            | SAME_COURT
            Justice de paix d'Uccle                | Justice de paix d'Ixelles                     | OTHER_SEAT
            J.P. Wavre                             | Justice de paix du canton de Nivelles         | OTHER_SEAT
            Vredegerecht Halle                     | Vredegerecht van het kanton Lennik            | OTHER_SEAT
            J.P. Namur, 1er canton                 | J.P. Namur, 2e canton                         | OTHER_SEAT
            CJUE                                   | Hof van Justitie van de Europese Unie         | SAME_COURT
            CJUE                                   | CEDH                                          | OTHER_TYPE
            Cass. fr.                              | Cour de cassation                             | OTHER_TYPE
            Cour d'appel de Paris                  | Cour d'appel de Mons                          | OTHER_TYPE
            Cour du travail de Liège               | Cour d'appel de Liège                         | OTHER_TYPE
            Tribunal du travail de Mons            | Cour du travail de Mons                       | OTHER_TYPE
            Tribunal du travail de Bruxelles       | Arbeidsrechtbank Antwerpen                    | OTHER_SEAT
            Cour d'appel                           | Hof van beroep te Gent                        | SAME_TYPE
            Hof van Beroep te …                    | Cour d'appel de Liège                         | SAME_TYPE
            Tribunal du travail de Trifouilly      | Tribunal du travail de Mons                   | UNKNOWN
            Tribunal du travail de Trifouilly      | Trib. trav. Trifouilly                        | SAME_COURT
            Procureur du Roi                       | Cour d'appel de Liège                         | UNKNOWN
            """)
    void comparesTwoNames(String one, String other, CourtAlignment expected) {
        assertThat(courts.read(one).alignmentWith(courts.read(other))).isEqualTo(expected);
        assertThat(courts.read(other).alignmentWith(courts.read(one))).isEqualTo(expected);
    }

    @Test
    void comparesANameWithACode() {
        CourtReading cited = courts.read("tribunal de commerce de Verviers");
        assertThat(cited.alignmentWith(courts.readCode("TELIE").orElseThrow())).isEqualTo(CourtAlignment.SAME_COURT);
        assertThat(courts.read("Vredegerecht Ukkel")
                        .alignmentWith(courts.readCode("JPBRL").orElseThrow()))
                .isEqualTo(CourtAlignment.SAME_COURT);
        assertThat(courts.read("Tribunal du travail francophone de Bruxelles")
                        .alignmentWith(courts.readCode("ARBRL").orElseThrow()))
                .isEqualTo(CourtAlignment.OTHER_SEAT);
    }
}
