package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a sentence does to a fact that it repeats: denies it, turns it round, measures it otherwise, or only moves its words. */
class SaidOtherwiseTest {

    private static Reading read(String fact, String output) {
        return OutputReader.of(output, "").statement(fact);
    }

    private static void refuses(String fact, String output) {
        Reading reading = read(fact, output);
        assertThat(reading.stated())
                .as("%s / %s: %s", fact, output, reading.reason())
                .isFalse();
    }

    private static void finds(String fact, String output) {
        Reading reading = read(fact, output);
        assertThat(reading.stated())
                .as("%s / %s: %s", fact, output, reading.reason())
                .isTrue();
    }

    @Nested
    class ReportedAsUntrue {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "It is false that the lighthouse burned down in 1911.",
                    "That the lighthouse burned down in 1911 is a legend.",
                    "The story that the lighthouse burned down in 1911 was debunked.",
                    "The lighthouse burned down in 1911. This is untrue.",
                    "People often say that the lighthouse burned down in 1911, but that is nonsense.",
                    "Historians dispute that the lighthouse burned down in 1911.",
                    "It is not the case that the lighthouse burned down in 1911.",
                    "No one has proven that the lighthouse burned down in 1911.",
                })
        void isNeverStatedInEnglish(String output) {
            refuses("The lighthouse burned down in 1911.", output);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Il est inexact que le phare a brûlé en 1911.",
                    "L'idée selon laquelle le phare a brûlé en 1911 est fausse.",
                    "On dit souvent que le phare a brûlé en 1911, mais c'est une légende.",
                    "Les historiens contestent que le phare a brûlé en 1911.",
                    "Le phare a brûlé en 1911. Cette affirmation est erronée.",
                    "Il n'est pas prouvé que le phare a brûlé en 1911.",
                })
        void isNeverStatedInFrench(String output) {
            refuses("Le phare a brûlé en 1911.", output);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Het is een misvatting dat de vuurtoren in 1911 afbrandde.",
                    "De stelling dat de vuurtoren in 1911 afbrandde is vals.",
                    "De vuurtoren brandde in 1911 af. Dat is onjuist.",
                    "Historici betwisten dat de vuurtoren in 1911 afbrandde.",
                    "Vaak wordt gezegd dat de vuurtoren in 1911 afbrandde, maar dat klopt niet.",
                })
        void isNeverStatedInDutch(String output) {
            refuses("De vuurtoren brandde af in 1911.", output);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Es ist ein Irrtum, dass der Leuchtturm 1911 abbrannte.",
                    "Die Annahme, dass der Leuchtturm 1911 abbrannte, ist falsch.",
                    "Dass der Leuchtturm 1911 abbrannte, trifft nicht zu.",
                    "Der Leuchtturm brannte 1911 ab. Diese Behauptung ist unwahr.",
                    "Historiker leugnen, dass der Leuchtturm 1911 abbrannte.",
                    "Der irrigen Meinung, dass der Leuchtturm 1911 abbrannte, widersprachen viele; das ist ein Märchen.",
                })
        void isNeverStatedInGerman(String output) {
            refuses("Der Leuchtturm brannte 1911 ab.", output);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                The bridge was closed in May.    | Nobody denies that the bridge was closed in May.
                The bridge was closed in May.    | It is not false that the bridge was closed in May.
                The bridge was closed in May.    | The bridge was closed in May. The false alarm came in June.
                Le pont a été fermé en mai.      | Il n'est pas faux que le pont a été fermé en mai.
                Le pont a été fermé en mai.      | Le pont n'a été fermé qu'en mai.
                De brug werd in mei gesloten.    | Niemand ontkent dat de brug in mei gesloten werd.
                Die Brücke wurde im Mai gesperrt. | Niemand bestreitet, dass die Brücke im Mai gesperrt wurde.
                Het hof te Antwerpen veroordeelde hem. | Hij ontkent de feiten, het hof te Antwerpen veroordeelde hem.
                Er fährt zu den Kollegen.        | Er bestreitet den Vorwurf, er fährt zu den Kollegen.
                """)
        void isNotWhatIsDeniedTwiceOrElsewhere(String fact, String output) {
            finds(fact, output);
        }
    }

    @Nested
    class TurnedOrder {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                De gemeente opende in 2004 het zwembad.       | In 2004 opende de gemeente het zwembad.
                De ploeg verliet gisteren de haven.           | Gisteren verliet de ploeg de haven.
                Die Stadt eröffnete 2004 das Schwimmbad.      | 2004 eröffnete die Stadt das Schwimmbad.
                Die Firma unterzeichnete den Vertrag im Mai.  | Den Vertrag unterzeichnete die Firma im Mai.
                Daher ist das Haus kalt.                      | Das Haus ist daher kalt.
                Daarom is het huis koud.                      | Het huis is daarom koud.
                The city opened the pool in 2004.             | The pool was opened by the city in 2004.
                Brussels is the capital of Belgium.           | The capital of Belgium is Brussels.
                Anna Berg met Paul Roth in Graz.              | Paul Roth met Anna Berg in Graz.
                La ville a ouvert la piscine en 2004.         | En 2004, la piscine a été ouverte par la ville.
                """)
        void isFound(String fact, String output) {
            finds(fact, output);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                The bank sued the builder in 2004.            | The builder sued the bank in 2004.
                Anna Berg lent money to Paul Roth.            | Paul Roth lent money to Anna Berg.
                La banque a attaqué le promoteur en 2004.     | Le promoteur a attaqué la banque en 2004.
                Anna Berg sloeg Paul Roth in Graz.            | Paul Roth sloeg Anna Berg in Graz.
                Anna Berg sloeg Paul Roth in Graz.            | In Graz sloeg Paul Roth Anna Berg.
                Anna Berg schlug Paul Roth in Graz.           | In Graz schlug Paul Roth Anna Berg.
                Anna Berg schlug Paul Roth in Graz.           | Anna Berg wurde in Graz von Paul Roth geschlagen.
                """)
        void isRefusedWhereTheRolesAreExchanged(String fact, String output) {
            refuses(fact, output);
        }
    }

    @Nested
    class ChangedNoun {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                The keeper cleaned the lamp in March.         | The keeper cleaned the stairs in March.
                Le gardien a nettoyé la lampe en mars.        | Le gardien a nettoyé la cour en mars.
                De wachter herstelde de lamp in maart.        | De wachter herstelde de trap in maart.
                Der Wärter reinigte die Lampe im März.        | Der Wärter reinigte die Treppe im März.
                """)
        void isRefusedInEveryLanguage(String fact, String output) {
            refuses(fact, output);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                The company hired a lawyer in March.          | The firm hired a lawyer in March.
                L'entreprise a construit une maison en mars.  | La société a construit une maison en mars.
                Het bedrijf kocht een auto in maart.          | De onderneming kocht een wagen in maart.
                Das Unternehmen kaufte ein Auto im März.      | Die Firma kaufte einen Wagen im März.
                """)
        void isFoundWhereTheWordsMeanTheSame(String fact, String output) {
            finds(fact, output);
        }
    }

    @Nested
    class Amounts {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                The trail is 5 km long.                       | The trail is 5,000 m long.
                The train runs at 120 kilometres per hour.    | The train runs at 120 km/h.
                The park covers 3 square kilometres.          | The park covers 3 km2.
                Le sentier fait 5 kilomètres.                 | Le sentier fait 5 000 mètres.
                Het pad is 5 km lang.                         | Het pad is 5.000 meter lang.
                Der Weg ist 5 Kilometer lang.                 | Der Weg ist 5.000 m lang.
                The box holds twelve eggs.                    | The box holds a dozen eggs.
                La boîte contient douze œufs.                 | La boîte contient une douzaine d'œufs.
                De doos bevat twaalf eieren.                  | De doos bevat een dozijn eieren.
                Die Kiste enthält zwölf Flaschen.             | Die Kiste enthält ein Dutzend Flaschen.
                """)
        void areTheSameInOtherUnits(String fact, String output) {
            finds(fact, output);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                The trail is 5 km long.                       | The trail is 5 m long.
                The train runs at 120 kilometres per hour.    | The train runs at 120 miles per hour.
                The park covers 3 square kilometres.          | The park covers 3 square metres.
                Le train roule à 120 kilomètres par heure.    | Le train roule à 120 kilomètres par seconde.
                Het park beslaat 3 vierkante kilometer.       | Het park beslaat 3 vierkante meter.
                Der Zug fährt 120 Kilometer pro Stunde.       | Der Zug fährt 120 Meter pro Stunde.
                """)
        void areOthersInOtherUnits(String fact, String output) {
            refuses(fact, output);
        }
    }

    @Nested
    class Shares {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                All windows were broken.                      | Some windows were broken.
                Most farmers own a tractor.                   | Few farmers own a tractor.
                The clinic always opens on Sunday.            | The clinic sometimes opens on Sunday.
                Tous les élèves ont réussi l'examen.          | Quelques élèves ont réussi l'examen.
                Alle ramen waren gebroken.                    | Sommige ramen waren gebroken.
                Alle Fenster waren zerbrochen.                | Einige Fenster waren zerbrochen.
                The windows were broken.                      | Half of the windows were broken.
                """)
        void areNotTheSame(String fact, String output) {
            refuses(fact, output);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                All windows were broken.                      | Every window was broken.
                Several windows were broken.                  | Some windows were broken.
                Most farmers own a tractor.                   | The majority of farmers own a tractor.
                """)
        void areTheSameInOtherWords(String fact, String output) {
            finds(fact, output);
        }
    }

    @Nested
    class Suppositions {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                The tower was built in 1889.                  | The tower may have been built in 1889.
                La tour a été construite en 1889.             | La tour pourrait avoir été construite en 1889.
                De toren werd in 1889 gebouwd.                | De toren werd misschien in 1889 gebouwd.
                Der Turm wurde 1889 gebaut.                   | Der Turm wurde vielleicht 1889 gebaut.
                """)
        void stateNothing(String fact, String output) {
            refuses(fact, output);
        }
    }
}
