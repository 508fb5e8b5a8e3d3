package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TokenizerTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | 1,250 people              | 1250
            en | 3.5 metres                | 3.5
            en | 3,5 metres                | 3.5
            en | 1,250.75 pounds           | 1250.75
            en | 0.125 litres              | 0.125
            en | 23million viewers         | 23000000
            en | 300 000 km                | 300000
            en | it fell to minus 5        | -5
            en | 1.5 billion               | 1500000000
            en | the 18th hole             | 18
            en | the third round           | 3
            en | twelve hundred            | 1200
            en | two hundred and fifty     | 250
            en | twenty-one guns           | 21
            en | four, five                | 4 5
            en | one of them               |
            en | one million                | 1000000
            en | thousands of people       |
            en | First, mix it             |
            en | from 20-60 bytes          | 20 60
            en | 50 per cent               | 50
            en | the character \\0          |
            en | the path \\1889           | 1889
            fr | 1.250 personnes           | 1250
            fr | 1 250 personnes           | 1250
            fr | 3,5 mètres                | 3.5
            fr | quatre-vingt-dix-sept     | 97
            fr | soixante et onze          | 71
            fr | vingt et un               | 21
            fr | deux cents                | 200
            fr | 20 pour cent              | 20
            fr | trois millions            | 3000000
            nl | 1.250 mensen              | 1250
            nl | eenentwintig              | 21
            nl | tweehonderdvijftig        | 250
            nl | drieduizend               | 3000
            nl | 2 miljoen                 | 2000000
            de | zweihundertfünfzig        | 250
            de | einundzwanzig             | 21
            de | dreitausendfünfhundert    | 3500
            de | 1.250,75 Euro             | 1250.75
            de | am dritten Tag            | 3
            """)
    void readsANumberHoweverItIsWritten(Language language, String text, String values) {
        String read = new Tokenizer(language)
                .read(text).stream()
                        .filter(token -> token.kind() == Token.Kind.NUMBER)
                        .map(token -> token.key().substring(1))
                        .collect(Collectors.joining(" "));
        assertThat(read).isEqualTo(values == null ? "" : values);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | on July 4, 1898        | @m7 #4 #1898
            en | on 04/07/1898          | #4 @m7 #1898
            en | on 1898-07-04          | #4 @m7 #1898
            en | on 7/25/2001           | #25 @m7 #2001
            en | It may rain            |
            en | in May 2020            | @m5 #2020
            en | They march on Fridays  | @d5
            fr | le 4 juillet 1898      | #4 @m7 #1898
            fr | le sept mars           | #7 @m3
            nl | op 4 juli 1898         | #4 @m7 #1898
            nl | maandag 3 mei          | @d1 #3 @m5
            de | am 4. Juli 1898        | #4 @m7 #1898
            de | am 4.7.1898            | #4 @m7 #1898
            """)
    void readsADateByItsParts(Language language, String text, String keys) {
        String read = new Tokenizer(language)
                .read(text).stream().filter(Token::isExact).map(Token::key).collect(Collectors.joining(" "));
        assertThat(read).isEqualTo(keys == null ? "" : keys);
    }

    @ParameterizedTest
    @CsvSource({
        "en, it didn't work, it did not work",
        "en, he ca n't go, he ca not go",
        "en, the dog's bone, the dog bone",
        "fr, l'homme qu'il voit, l homme qu il voit",
        "fr, n’est pas, n est pas",
        "en, five-shot lead, 5 shot lead",
        "en, IPv6 and MP3, ipv6 and mp3",
        "en, at 9 a.m. or 3:30 P.M., at 9 am or 3 30 pm",
        "en, a.m. and 5 a.mb, a m and 5 a mb"
    })
    void partsWordsAtApostrophesAndHyphens(Language language, String text, String words) {
        String read = new Tokenizer(language)
                .read(text).stream()
                        .map(token -> token.isExact() ? token.key().substring(1) : token.folded())
                        .collect(Collectors.joining(" "));
        assertThat(read).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({
        "en, won, wins",
        "en, built, builds",
        "en, 50%, 50 percent",
        "en, 5 euros, 5 €",
        "fr, construite, construit",
        "nl, gebouwd, bouwde",
        "de, erbaut, gebaut"
    })
    void givesTheSameKeyToFormsOfOneWord(Language language, String one, String other) {
        Tokenizer tokenizer = new Tokenizer(language);
        assertThat(keys(tokenizer, one)).isEqualTo(keys(tokenizer, other));
    }

    private static List<String> keys(Tokenizer tokenizer, String text) {
        return tokenizer.read(text).stream().map(Token::key).toList();
    }

    @Test
    void spansCutTheOriginalCharacters() {
        String text = "Cœur à  1 250 €";
        assertThat(new Tokenizer(Language.FRENCH).read(text))
                .extracting(token -> token.span().in(text))
                .containsExactly("Cœur", "à", "1 250", "€");
    }

    @Test
    void comparesAnEndlessRunOfDigitsAsItStands() {
        String digits = "7".repeat(100_000);
        assertThat(new Tokenizer(Language.ENGLISH)
                        .read(digits + " million")
                        .get(0)
                        .key())
                .isEqualTo("#" + digits);
    }

    @ParameterizedTest
    @MethodSource("dev.assize.text.Language#installed")
    void readsAnything(Language language) {
        Random random = new Random(11);
        Tokenizer tokenizer = new Tokenizer(language);
        for (int round = 0; round < 3000; round++) {
            String text = HostileText.of(random);
            int end = 0;
            for (Token token : tokenizer.read(text)) {
                assertThat(token.span().start()).as("seed 11, <%s>", text).isGreaterThanOrEqualTo(0);
                assertThat(token.span().end()).as("seed 11, <%s>", text).isBetween(end, text.length());
                end = token.span().start();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "…", "'", "n't", "1,", ".5", "99/99/9999", "31/12/", "１２３", "a'", "'a"})
    void survivesCrumbs(String crumb) {
        for (Language language : Language.BUILT_IN) {
            assertThat(new Tokenizer(language).read(crumb)).isNotNull();
        }
    }
}
