package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Language;
import dev.assize.text.Span;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutputReaderTest {

    @Nested
    class Statements {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                The bridge was opened in 1932           | In 1932 the bridge opened to traffic.
                Profits rose by 12 percent              | The firm said its profits rose 12% last year.
                About 1,250 people came                 | Some 1250 people came to see it.
                The Queens Park Rangers won the match   | QPR won the match.
                The UN approved the plan                | The United Nations approved the plan.
                Ada Lovelace wrote the program          | Ada Lovelace lived in London. She wrote the program.
                The Dutch team won the cup              | The team from the Netherlands won the cup.
                The company purchased the land          | The company bought the land.
                The court did not annul the decision    | The court did not annul the decision, it said.
                The constructor is called explicitly    | The consructor is called explictly.
                The pressure fell quickly, e.g. by 30 bar       | The pressure fell quickly.
                La pression a baissé, par exemple de 30 bar     | La pression a baissé.
                Het water daalde snel, bijvoorbeeld met 30 cm   | Het water van de rivier is zeer snel gedaald.
                Der Druck fiel schnell, z.B. um 30 bar          | Der Druck fiel schnell.
                Penguins do not fly over the ice        | Penguins cannot fly over ice.
                The train is nonstop                    | It is a non-stop train.
                The flight was non-stop                 | It was a nonstop flight.
                It uses an airlock                      | It uses an air lock.
                Reusability is an advantage of it       | An advantage of it is that one can reuse things.
                The dog bit the man                     | The man was bitten by the dog.
                Il tribunale                            | Il tribunale
                La maison a été construite en 1920      | La maison, bâtie en 1920, est grande.
                Le tribunal rejette la demande          | Selon l'arrêt, le tribunal rejette la demande.
                Het huis werd gebouwd in 1920           | Men bouwde het huis in 1920.
                De rechtbank verwerpt het beroep        | Het beroep wordt door de rechtbank verworpen, zo verwerpt zij.
                Das Haus wurde 1920 gebaut              | Man baute das Haus im Jahr 1920.
                Der Umsatz stieg um 3,5 Prozent         | Im Mai stieg der Umsatz um 3.5 %.
                """)
        void areFoundInOtherWords(String fact, String output) {
            Reading reading = OutputReader.of(output, "").statement(fact);
            assertThat(reading.stated()).as(reading.reason()).isTrue();
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                When was the Eiffel Tower opened?       | The Eiffel Tower was opened in 1889       | In 1889.
                Quand la tour Eiffel a-t-elle ouvert ?  | La tour Eiffel a ouvert en 1889           | En 1889.
                Wanneer ging het Atomium open?          | Het Atomium ging open in 1958             | In 1958.
                Wann wurde der Reichstag gebaut?        | Der Reichstag wurde 1894 gebaut           | 1894.
                What was built in 1889?                 | The tower was built in 1889               | The tower.
                Where is the Eiffel Tower?              | The Eiffel Tower is in Paris              | In Paris, France.
                Who founded Facebook?                   | Facebook was founded by Zuckerberg        | Mark Zuckerberg founded it.
                How many guests may come?               | An unlimited number of guests             | Unlimited.
                How far does it roll in 15 seconds?     | A heavy ball rolls farther in 15 seconds  | The heavy ball rolls farther than the other.
                """)
        void mayLeaveOutWhatTheQuestionSays(String question, String fact, String output) {
            Reading reading = OutputReader.of(output, question).statement(fact);
            assertThat(reading.stated()).as(reading.reason()).isTrue();
        }

        @Test
        void areNotStatedByTheWordsOfTheQuestionAlone() {
            Reading reading = OutputReader.of(
                            "The router sends packets to the host.", "How does the router send packets to the host?")
                    .statement("The router sends packets to the host by flooding");
            assertThat(reading.stated()).as(reading.reason()).isFalse();
            assertThat(reading.reason()).isEqualTo("none of its own words is there");
        }

        @Test
        void leanOnTheQuestionWhereTheAnswerIsBriefOrSaysPartOfWhatIsNew() {
            String question = "Why was the Denby ferry stopped?";
            String fact = "Attempts to find a new captain for the Denby ferry failed";
            String other =
                    "The Denby ferry had a crew of four. Its engine broke in the new year. Repairs cost more than the owner had.";
            assertThat(OutputReader.of(other, question).statement(fact).stated())
                    .isFalse();
            String brief = "Nobody could find a captain.";
            assertThat(OutputReader.of(brief + " The engine broke in the new year. Repairs cost too much.", question)
                            .statement("Nobody could find a new captain for the Denby ferry")
                            .stated())
                    .isTrue();
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                When was the Eiffel Tower opened?       | The Eiffel Tower was opened in 1889       | In 1898.
                When was the Eiffel Tower opened?       | The Eiffel Tower was opened in 1889       | The Atomium was opened in 1889.
                Where in France did the fair open?      | The fair opened in Lyon in France         | It opened in Lyon in Germany.
                Where in France did the fair open?      | The fair opened in Lyon in France         | it opened in lyon in germany
                What was built in 1889?                 | The tower was built in 1889               | The tower was built in 1898.
                How far does it roll in 15 seconds?     | A heavy ball rolls farther in 15 seconds  | The heavy ball rolls farther in 20 seconds.
                How far does it roll in 15 seconds?     | A heavy ball rolls farther in 15 seconds  | Wait 20 seconds. The heavy ball rolls farther.
                Was it built in 1889 or in 1890?        | The tower was built in 1889               | The tower was built of iron.
                Where is the Eiffel Tower?              | The Eiffel Tower is in Paris              | The Louvre is in Paris.
                Waar staat de Eiffeltoren?              | De Eiffeltoren staat in Parijs            | Het Louvre staat in Parijs.
                When did Anna Keller retire?            | Anna Keller retired in 1999               | Lucas Meyer retired in 1999.
                """)
        void mayNotChangeWhatTheQuestionSays(String question, String fact, String output) {
            Reading reading = OutputReader.of(output, question).statement(fact);
            assertThat(reading.stated()).as(reading.reason()).isFalse();
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                The bridge was opened in 1932           | The bridge was opened in 1923.                       | 1932 is not there but 1923
                The bridge was opened                   | The bridge was never opened.                         | denies
                The court may annul it                  | The court may no longer annul it.                    | denies
                He left with his brother                | He left without his brother.                         | denies
                He passed the exam                      | He failed the exam.                                  | opposite
                The ban is legal                        | The ban is illegal.                                  | opposite
                Alice Moore won the prize               | Alice Moore sang. Carol Bane won the prize.          | covers 2 of 4
                Alice Moore won the prize               | The prize was won at last.                           | name "alice moore"
                Profits rose by 12 percent              | Profits rose 15 percent and costs 12 percent.        | said of something else
                Alice Moore sued Carol Bane             | Carol Bane sued Alice Moore.                         | other way round
                It was signed on Monday                 | It was signed on Tuesday.                            | monday
                It was signed in March 2019             | It was signed in April 2019.                         | march
                The tower is not in Paris               | The tower is in Paris.                               | not denied
                Le pont est ouvert                      | Le pont n'est plus ouvert.                           | denies
                Il part avec son frère                  | Il part sans son frère.                              | denies
                Le ministre accepte la loi              | Le ministre rejette la loi.                          | opposite
                De brug is open                         | De brug is niet open.                                | denies
                Hij heeft een hond                      | Hij heeft geen hond.                                 | denies
                Hij wint de koers                       | Hij verliest de koers.                               | opposite
                Die Brücke ist offen                    | Die Brücke ist nicht offen.                          | denies
                Er hat einen Hund                       | Er hat keinen Hund.                                  | denies
                Der Preis steigt                        | Der Preis sinkt.                                     | opposite
                Mr Hanson bought the house              | Mr Hansen bought the house.                          | name "hanson"
                The moon orbits the earth               | Bread is baked from flour.                           | no word
                """)
        void areNotFoundInWhatSaysOtherwise(String fact, String output, String reason) {
            Reading reading = OutputReader.of(output, "").statement(fact);
            assertThat(reading.stated()).isFalse();
            assertThat(reading.reason()).contains(reason);
        }

        @Test
        void areQuotedByTheSentenceThatStatesThem() {
            String output = "It rained all day. The bridge opened in 1932. Everyone went home.";
            Span quote = OutputReader.of(output, "")
                    .statement("The bridge was opened in 1932")
                    .quote()
                    .orElseThrow();
            assertThat(quote.in(output)).isEqualTo("The bridge opened in 1932");
        }

        @Test
        void areNotDeniedByPhrasesThatOnlyLookLikeIt() {
            OutputReader reader = OutputReader.of("The law is not only old but unclear.", "");
            assertThat(reader.statement("The law is old").stated()).isTrue();
        }

        @Test
        void needNotRepeatTheQuestion() {
            String question = "What does the compiler provide by default?";
            assertThat(OutputReader.of("An empty constructor.", question)
                            .statement("The compiler provides an empty constructor")
                            .stated())
                    .isTrue();
        }

        @Test
        void leaveOutAsidesButDoNotContradictThem() {
            OutputReader reader = OutputReader.of("It influences the coding stage.", "");
            assertThat(reader.statement("It influences the coding stage (phase 5)")
                            .stated())
                    .isTrue();
            assertThat(OutputReader.of("It influences the coding stage (phase 6).", "")
                            .statement("It influences the coding stage (phase 5)")
                            .stated())
                    .isFalse();
        }

        @Test
        void areReadWithoutThePointsOfAMarkingScheme() {
            assertThat(OutputReader.of("Er zeigt den Brief vor.", "")
                            .statement("Er zeigt den Brief vor (0.25 P)")
                            .stated())
                    .isTrue();
        }

        @ParameterizedTest
        @CsvSource({
            "Yes, 'Yes, it does.', true",
            "No, Yes it does., false",
            "no, nothing, false",
            "++, It uses ++ twice., true",
            "++, It uses --., false"
        })
        void ofSmallWordsAreTakenLiterally(String fact, String output, boolean stated) {
            assertThat(OutputReader.of(output, "").statement(fact).stated()).isEqualTo(stated);
        }
    }

    @Nested
    class Terms {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                constructor            | Constructors have no return type.        | true
                Eiffel Tower           | They saw the Eiffel Tower at night.      | true
                Eiffel Tower           | They saw a tower at night.               | false
                solution refinement    | One refines a solution.                  | true
                Mietvertrag            | Die Mietverträge laufen aus.             | true
                Vertrag                | Der Mietvertrag läuft aus.               | true
                arrest                 | De arresten zijn gevolgd.                | true
                jugement               | Les jugements sont publiés.              | true
                World Health Organization | The WHO warned of it.                 | true
                photosynthesis         | Plants grow in the sun.                  | false
                Bankkonto              | Die Bank ist geschlossen.                | false
                Bank                   | Das Bankkonto ist leer.                  | false
                bankrekening           | De bank is gesloten.                     | false
                """)
        void areFoundInAnyForm(String term, String output, boolean used) {
            assertThat(OutputReader.of(output, "").term(term).stated()).isEqualTo(used);
        }
    }

    @Test
    void readsItemsInTheLanguageOfTheOutput() {
        assertThat(OutputReader.of("De toren staat in het park.", "").language())
                .isEqualTo(Language.DUTCH);
        assertThat(OutputReader.of("Andy Warhol", "Qui a dit cela ?").language())
                .isEqualTo(Language.FRENCH);
        assertThat(OutputReader.of("Andy Warhol", "").language()).isEqualTo(Language.ENGLISH);
        assertThat(OutputReader.of("Andy Warhol", "", "Der Maler war bekannt.", List.of())
                        .language())
                .isEqualTo(Language.GERMAN);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void readsAnythingAndQuotesOnlyWhatIsThere(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 1500; round++) {
            String output = CrumbText.of(random);
            String item = CrumbText.of(random);
            OutputReader reader = OutputReader.of(output, CrumbText.of(random));
            for (Reading reading : List.of(reader.statement(item), reader.term(item))) {
                assertThat(reading.reason())
                        .as("seed %s, <%s> <%s>", seed, item, output)
                        .isNotEmpty();
                reading.quote().ifPresent(quote -> assertThat(quote.end()).isLessThanOrEqualTo(output.length()));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "word and more words without any end ",
                "a word that is untrue, they said, is a claim that words have no end and ",
            })
    void readsAnOutputOfManyMegabytes(String words) {
        String output = words.repeat(30_000) + "\n\n\n".repeat(100_000);
        OutputReader reader = OutputReader.of(output, "");
        assertThat(reader.statement("More words have no end").reason()).isNotEmpty();
        assertThat(reader.term("word").stated()).isTrue();
    }
}
