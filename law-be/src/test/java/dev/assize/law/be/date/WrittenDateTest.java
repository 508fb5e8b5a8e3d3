package dev.assize.law.be.date;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Span;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WrittenDateTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            15 mars 2018                          | 2018-03-15
            1er septembre 2020                    | 2020-09-01
            1 er sept. 2020                       | 2020-09-01
            1ER FÉVRIER 1999                      | 1999-02-01
            1ᵉʳ août 2014                         | 2014-08-01
            1 ${ }^{\\text {er }}$ juillet 2011   | 2011-07-01
            le jeudi 15 mars 2018                 | 2018-03-15
            3 juil. 1978                          | 1978-07-03
            31 déc. 2002                          | 2002-12-31
            15 maart 2018                         | 2018-03-15
            op 7 mrt. 2019                        | 2019-03-07
            d.d. 24 april 2019                    | 2019-04-24
            1ste augustus 2001                    | 2001-08-01
            12 mei 2005                           | 2005-05-12
            15. März 2018                         | 2018-03-15
            vom 3. Jänner 1990                    | 1990-01-03
            1. Dezember 2010                      | 2010-12-01
            15 March 2018                         | 2018-03-15
            15th of March 2018                    | 2018-03-15
            March 15, 2018                        | 2018-03-15
            Sept. 3rd, 2018                       | 2018-09-03
            15/03/2018                            | 2018-03-15
            15.03.2018                            | 2018-03-15
            15-3-2018                             | 2018-03-15
            15 - 03 - 2018                        | 2018-03-15
            3.7.78                                | 1978-07-03
            12/05/05                              | 2005-05-12
            12 mai '98                            | 1998-05-12
            2018-03-15                            | 2018-03-15
            2018/3/15                             | 2018-03-15
            2018-03-15T00:00:00.000Z              | 2018-03-15
            15/03/2018 00:00                      | 2018-03-15
            20180315                              | 2018-03-15
            03/25/2018                            | 2018-03-25
            29 février 2020                       | 2020-02-29
            """)
    void readsADateInEveryForm(String written, LocalDate expected) {
        assertThat(WrittenDate.parse(written)).contains(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Not provided",
                "31 juin 2018",
                "29 février 2019",
                "32/01/2018",
                "15 marsouin 2018",
                "15 mars",
                "mars 2018",
                "2018",
                "15 mars 20180",
                "115 mars 2018",
                "10/11561/A",
                "13/06/01/A",
                "99-2172-A",
                "A/10/11/12",
                "1.10.11.2012",
                "10.11.2012.3",
                "2020/AB/123",
                "15/03/218",
                "15.03-2018",
                "15 mars 2018 et 16 mars 2018",
                "loi du 15 mars 2018",
                "99999999"
            })
    void leavesAloneWhatIsNotOneDate(String written) {
        assertThat(WrittenDate.parse(written)).isEmpty();
    }

    @Test
    void findsEveryDateWithItsPlace() {
        String text =
                "Cass. 15 mars 2018, C.17.0234.F ; arrest van 24 april 2019 (B.S. 3.7.1978) ; décret des 16-24 août 1790.";
        List<WrittenDate> dates = WrittenDate.findAll(text);
        assertThat(dates.stream().map(date -> date.span().in(text)))
                .containsExactly("15 mars 2018", "24 april 2019", "3.7.1978", "24 août 1790");
        assertThat(dates.stream().map(WrittenDate::date))
                .containsExactly(
                        LocalDate.of(2018, 3, 15),
                        LocalDate.of(2019, 4, 24),
                        LocalDate.of(1978, 7, 3),
                        LocalDate.of(1790, 8, 24));
    }

    @Test
    void pointsIntoTheOriginalPastAccentsAndBlanks() {
        String text = "À Liège,  le 1er\u00A0  févr.\u00A02020";
        assertThat(WrittenDate.findAll(text))
                .containsExactly(
                        new WrittenDate(LocalDate.of(2020, 2, 1), Span.of(text.indexOf("1er"), text.length())));
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void neverFailsAndNeverOverlapsOnAnyText(long seed) {
        Random random = new Random(seed);
        String[] pieces = {
            "15", "1er", " ", "mars", "maart", "2018", "/", "-", ".", "03", "'98", "T00", "é", "\u00AD", "^{", "of",
            "\uD835"
        };
        for (int round = 0; round < 3000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(14); i > 0; i--) {
                text.append(pieces[random.nextInt(pieces.length)]);
            }
            String written = text.toString();
            Span last = Span.of(0, 0);
            for (WrittenDate date : WrittenDate.findAll(written)) {
                assertThat(date.span().start())
                        .as("seed %s, text <%s>", seed, written)
                        .isGreaterThanOrEqualTo(last.end());
                assertThat(WrittenDate.findAll(date.span().in(written)))
                        .as("seed %s, text <%s>", seed, written)
                        .extracting(WrittenDate::date)
                        .containsExactly(date.date());
                last = date.span();
            }
            WrittenDate.parse(written);
        }
    }

    @Test
    void readsAMillionHostileCharacters() {
        assertThat(WrittenDate.findAll("1.".repeat(500_000))).isEmpty();
        assertThat(WrittenDate.findAll("1 ".repeat(500_000))).isEmpty();
        assertThat(WrittenDate.findAll("1".repeat(1_000_000))).isEmpty();
        assertThat(WrittenDate.findAll("1" + "^".repeat(1_000_000))).isEmpty();
        assertThat(WrittenDate.findAll("mars".repeat(250_000))).isEmpty();
        assertThat(WrittenDate.parse("le ".repeat(300_000) + "15 mars 2018")).isEmpty();
        assertThat(WrittenDate.findAll("15 mars 2018 ".repeat(70_000))).hasSize(70_000);
    }

    @Test
    void aDateIsFoundAtItsPlaceAsInTheWholeText() {
        String text =
                "Le 15 mars 2018, l'art. 4.4.23, 1er sept. 2020, n° 12/3/2019/A, 2018-03-15 et March 15, 2018; 7 mai";
        List<WrittenDate> all = WrittenDate.findAll(text);
        assertThat(all).hasSizeGreaterThan(3);
        for (WrittenDate date : all) {
            assertThat(WrittenDate.at(text, date.span().start())).contains(date);
        }
        assertThat(WrittenDate.at(text, text.indexOf("7 mai"))).isEmpty();
        assertThat(WrittenDate.at(text, text.indexOf("3/2019"))).isEmpty();
    }
}
