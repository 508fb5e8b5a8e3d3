package dev.assize.law.be.role;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CaseNumberTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            C.17.0234.F              | RG C.17.0234.F               | EXACT
            C.17.0234.F              | c.17.0234.f.                 | EXACT
            2020/AB/123              | R.G. n° 2020/AB/123          | EXACT
            2020/AB/123              | A.R. nr. 2020/AB/123         | EXACT
            177/2005                 | arrêt n° 177/2005            | EXACT
            rolnr. 6028              | 6028                         | EXACT
            n ${ }^{\\circ}$ 51/96   | 51/96                        | EXACT
            C.17.0234.F, Pas. 2018, n° 68 | C.17.0234.F             | EXACT
            C.17.0234.F              | C170234F                     | FUZZY
            C.17.0234.F              | C.17.0234                    | FUZZY
            C.17.0234.F              | C.2017.0234.F                | FUZZY
            C.17.0234.F              | C 17 0234 F                  | FUZZY
            S.07.0019.N              | S.07.0019.N/1                | FUZZY
            S.050071.F               | S.05.0071.F                  | FUZZY
            P000339FV                | P.00.0339.F                  | FUZZY
            C.20.0032.F              | C.20.0032.F-C.20.0033.F      | FUZZY
            C990481F                 | C990479F;C990481F            | FUZZY
            2020/AB/123              | 20/AB/123                    | FUZZY
            2018 / A.A. / 412        | 2018/AA/412                  | FUZZY
            2020/AB/123              | 2020/AB/00123                | FUZZY
            2009/A.M./21.554         | 2009/AM/21554                | FUZZY
            2015 / AR / 1780         | 2015/AR/1780                 | FUZZY
            1780/AR/2015             | 2015/AR/1780                 | FUZZY
            2012/AB/438              | 2012/AB/438/1                | FUZZY
            09/1731.A                | 2009/1731/A                  | FUZZY
            99-2172-A                | 99/2172/A                    | FUZZY
            10/11561                 | 10/11561/A                   | FUZZY
            A/18/00123               | A/18/123                     | FUZZY
            A-19-00123               | A/19/00123                   | FUZZY
            A.19.00123               | A/19/00123                   | FUZZY
            A/1016/09                | A/09/1016                    | FUZZY
            22/99                    | 022/1999                     | FUZZY
            263.235                  | 263235                       | FUZZY
            A. 245.237/XI-25.191     | 245237/XI                    | FUZZY
            K.I. 1394/2008           | KI 1394/2008                 | FUZZY
            17/234/A et 17/235/A     | 17/235/A                     | FUZZY
            C.17.0234.F              | C.17.0235.F                  | NONE
            C.17.0234.F              | P.17.0234.F                  | NONE
            C.17.0234.F              | C.17.0234.N                  | NONE
            C.17.0234.F              | C.18.0234.F                  | NONE
            2020/AB/123              | 2020/AB/124                  | NONE
            2020/AB/123              | 2020/AL/123                  | NONE
            2020/AB/123              | 1920/AB/123                  | NONE
            2014/AR/183              | 2014/RG/183                  | NONE
            2018/AA/412              | 2018/AA/413                  | NONE
            2018 / A.A. / 412        | 2018/AA/413                  | NONE
            10/11561/A               | 10/11561/B                   | NONE
            177/2005                 | 178/2005                     | NONE
            C-617/10                 | C.10.0617.F                  | NONE
            7472                     | 7473                         | NONE
            Pas. 2004, I, n° 68      | C.03.0123.F                  | NOT_COMPARABLE
            J.T.T. 2004, 34          | 2003/AB/34                   | NOT_COMPARABLE
            Arr. Cass. 1980-1981, 1073 | 1073                       | NOT_COMPARABLE
            R.W. 1996-97, 1444       | 1444                         | NOT_COMPARABLE
            Rep.nr. 10/637           | 10/637                       | NOT_COMPARABLE
            LI.17.LA.69194/22        | 69194/22                     | NOT_COMPARABLE
            Not provided             | C.17.0234.F                  | NOT_COMPARABLE
            """)
    void comparesTwoNumbers(String one, String other, NumberMatch expected) {
        CaseNumber number = CaseNumber.read(one);
        CaseNumber another = CaseNumber.read(other);
        assertThat(number.compare(another)).isEqualTo(expected);
        assertThat(another.compare(number)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            C.17.0234.F                      | ROLE
            Not provided                     | ABSENT
            Not available                    | ABSENT
            unknown                          | ABSENT
            null                             | ABSENT
            N/A                              | ABSENT
            Pas. 1998, I, 12                 | PUBLICATION
            Cass., 12 mars 2004, Pas., I, 68 | PUBLICATION
            JLMB 2011/12, 543                | PUBLICATION
            Rép. 2022/8619                   | REPERTORY
            BR.45.L3.012345/19               | NOTICE
            inédit                           | UNREADABLE
            """)
    void tellsWhatWasGiven(String written, NumberKind kind) {
        assertThat(CaseNumber.read(written).kind()).isEqualTo(kind);
    }

    @Test
    void readsAnEmptyFieldAsAbsent() {
        assertThat(CaseNumber.read("").kind()).isEqualTo(NumberKind.ABSENT);
        assertThat(CaseNumber.read(" - ").kind()).isEqualTo(NumberKind.ABSENT);
    }

    @Test
    void knowsTheFormOfAConstitutionalNumber() {
        assertThat(CaseNumber.read("n° 22/99").looksLikeConstitutionalNumber()).isTrue();
        assertThat(CaseNumber.read("2020/AB/123").looksLikeConstitutionalNumber())
                .isFalse();
        assertThat(CaseNumber.read("10/11561/A").looksLikeConstitutionalNumber())
                .isFalse();
        assertThat(CaseNumber.read("none").looksLikeConstitutionalNumber()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42, 43})
    void oneDigitOffIsAnotherNumber(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 2000; round++) {
            int year = random.nextInt(100);
            int number = 1 + random.nextInt(9998);
            String[] forms = {
                String.format("C.%02d.%04d.F", year, number),
                String.format("20%02d/AB/%d", year, number),
                String.format("%02d/%d/A", year, number + 100),
                String.format("%d/20%02d", number, year)
            };
            String written = forms[random.nextInt(forms.length)];
            int at = random.nextInt(written.length());
            char digit = written.charAt(at);
            if (digit < '0' || digit > '9') {
                continue;
            }
            String other = written.substring(0, at)
                    + (char) ('0' + (digit - '0' + 1 + random.nextInt(9)) % 10)
                    + written.substring(at + 1);
            assertThat(CaseNumber.read(written).compare(CaseNumber.read(other)))
                    .as("seed %s: %s and %s", seed, written, other)
                    .isEqualTo(NumberMatch.NONE);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {51, 52})
    void readsAnyString(long seed) {
        Random random = new Random(seed);
        String alphabet = "CPASFN0123456789./- ;&etR.G.n°Pas,é";
        for (int round = 0; round < 5000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(40); i > 0; i--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            CaseNumber number = CaseNumber.read(text.toString());
            NumberMatch self = number.compare(number);
            assertThat(self)
                    .as("seed %s, text <%s>", seed, text)
                    .isEqualTo(number.isComparable() ? NumberMatch.EXACT : NumberMatch.NOT_COMPARABLE);
        }
        assertThat(CaseNumber.read("C.17.0234.F ".repeat(100_000)).kind()).isEqualTo(NumberKind.UNREADABLE);
    }

    /** Numbers of Cassation are read without a pattern; that must make no difference. */
    @Test
    void readsAPlainNumberOfCassationAsAnyOther() {
        for (char matter = 'A'; matter <= 'Z'; matter++) {
            for (String rest : new String[] {".17.0234.F", ".99.0001.N", ".17.0234.X", ".17.023A.F", ".17.0234,F"}) {
                String written = matter + rest;
                assertThat(CaseNumber.read(written)).isEqualTo(CaseNumber.readAny(written));
                assertThat(RoleGrammar.key(written)).isEqualTo(RoleGrammar.keyOfAny(written));
            }
        }
        assertThat(CaseNumber.read("")).isEqualTo(CaseNumber.readAny(""));
    }

    @Test
    void knowsWhatSaysThatThereIsNone() {
        for (String written : new String[] {
            "", "Not provided", "(inconnu)", "n/a", "C.17.0234.F", "Cour de cassation", "x".repeat(500)
        }) {
            assertThat(CaseNumber.isAbsent(written))
                    .isEqualTo(CaseNumber.read(written).kind() == NumberKind.ABSENT);
        }
    }
}
