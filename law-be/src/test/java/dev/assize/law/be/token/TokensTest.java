package dev.assize.law.be.token;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokensTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            l'article 29bis | l article 29 bis
            Ger.W. | ger . w .
            § 1er, 2° | § 1 er , 2 °
            $1^{\\text {er }}$ mars | 1 er mars
            $1^{\\circ}$, a) | 1 ° , a )
            $\\S 2$ | § 2
            $\\$ 1$ er | § 1 er
            Règlement (UE) 2016/679 | reglement ( ue ) 2016 / 679
            1º de l’arrêté | 1 ° de l arrete
            **art. 5** | art . 5
            """)
    void cutsWordsNumbersAndMarks(String text, String expected) {
        assertThat(String.join(" ", forms(text))).isEqualTo(expected);
    }

    @Test
    void joinsAWordThatWasCutAtTheEndOfALine() {
        assertThat(forms("in arti-\nkel 5")).containsExactly("in", "artikel", "5");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            7∘,9∘7^{\\circ}, 9^{\\circ} et la suite | 7 ° , 9 ° et la suite
            les articles 33,37,4433,37,44 et 45 | les articles 33 , 37 , 44 et 45
            """)
    void endsWithTheTextWhereASecondWritingWasDropped(String text, String expected) {
        assertThat(String.join(" ", forms(text))).isEqualTo(expected);
    }

    @Test
    void keepsAHyphenBetweenNumbersAtTheEndOfALine() {
        assertThat(forms("577-\n2")).containsExactly("577", "-", "2");
    }

    @Test
    void tellsLinesFromParagraphsAndPagesFromBoth() {
        Tokens tokens = Tokens.of("een\ntwee\n\ndrie\n\n---\n\nvier vijf");
        assertThat(tokens.gapBefore(1)).isEqualTo(Gap.LINE);
        assertThat(tokens.gapBefore(2)).isEqualTo(Gap.PARAGRAPH);
        assertThat(tokens.gapBefore(3)).isEqualTo(Gap.BLANK);
        assertThat(tokens.gapBefore(4)).isEqualTo(Gap.BLANK);
    }

    @Test
    void answersOutsideTheTextWithoutFailing() {
        Tokens tokens = Tokens.of("a");
        assertThat(tokens.form(-1)).isEmpty();
        assertThat(tokens.form(7)).isEmpty();
        assertThat(tokens.isWord(7)).isFalse();
        assertThat(tokens.gapBefore(7)).isEqualTo(Gap.PARAGRAPH);
    }

    @Test
    void everySpanLiesInTheOriginalAndInOrder() {
        long seed = Long.getLong("test.seed", 20261115L);
        Random random = new Random(seed);
        String alphabet = "aé1§°.-,$\\{}^ \n\t'’«»\u00AD\u200Bœß(){}[]*_/:IVX٣漢😀";
        for (int round = 0; round < 300; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(80); i > 0; i--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            Tokens tokens = Tokens.of(text.toString());
            int before = 0;
            for (int i = 0; i < tokens.size(); i++) {
                assertThat(tokens.start(i)).as("seed %d", seed).isGreaterThanOrEqualTo(before);
                assertThat(tokens.end(i)).as("seed %d", seed).isGreaterThan(tokens.start(i));
                before = tokens.end(i);
            }
            assertThat(before).as("seed %d", seed).isLessThanOrEqualTo(text.length());
        }
    }

    private static List<String> forms(String text) {
        Tokens tokens = Tokens.of(text);
        List<String> forms = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            forms.add(tokens.form(i));
        }
        return forms;
    }

    @Test
    void tokensOfOneFormHaveOneNumber() {
        Tokens tokens = Tokens.of("Loi, loi ; LOI et décret " + "mot ".repeat(3000) + "loi");
        assertThat(tokens.formNumber(0)).isEqualTo(tokens.formNumber(2)).isEqualTo(tokens.formNumber(4));
        assertThat(tokens.formNumber(tokens.size() - 1)).isEqualTo(tokens.formNumber(0));
        assertThat(tokens.formNumber(5)).isNotEqualTo(tokens.formNumber(6));
        assertThat(tokens.forms()).isEqualTo(6);
    }

    @Test
    void editorsBracketsGoAndFootnotesStay() {
        assertThat(Tokens.of("43[bis]").form(1)).isEqualTo("bis");
        assertThat(Tokens.of("articles [10] et [11]").form(1)).isEqualTo("10");
        assertThat(Tokens.of("article 5[3] du RGPD").form(2)).isEqualTo("[");
        assertThat(Tokens.of("la suite [...] manque").form(2)).isEqualTo("[");
    }
}
