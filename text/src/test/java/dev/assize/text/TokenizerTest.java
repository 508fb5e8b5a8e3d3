package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TokenizerTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ENGLISH | 1,250 people              | 1250
            ENGLISH | 3.5 metres                | 3.5
            ENGLISH | 3,5 metres                | 3.5
            ENGLISH | 1,250.75 pounds           | 1250.75
            ENGLISH | 0.125 litres              | 0.125
            ENGLISH | 23million viewers         | 23000000
            ENGLISH | 300 000 km                | 300000
            ENGLISH | it fell to minus 5        | -5
            ENGLISH | 1.5 billion               | 1500000000
            ENGLISH | the 18th hole             | 18
            ENGLISH | the third round           | 3
            ENGLISH | twelve hundred            | 1200
            ENGLISH | two hundred and fifty     | 250
            ENGLISH | twenty-one guns           | 21
            ENGLISH | four, five                | 4 5
            ENGLISH | one of them               |
            ENGLISH | one million                | 1000000
            ENGLISH | thousands of people       |
            ENGLISH | First, mix it             |
            ENGLISH | from 20-60 bytes          | 20 60
            ENGLISH | 50 per cent               | 50
            ENGLISH | the character \\0          |
            ENGLISH | the path \\1889           | 1889
            FRENCH  | 1.250 personnes           | 1250
            FRENCH  | 1 250 personnes           | 1250
            FRENCH  | 3,5 mètres                | 3.5
            FRENCH  | quatre-vingt-dix-sept     | 97
            FRENCH  | soixante et onze          | 71
            FRENCH  | vingt et un               | 21
            FRENCH  | deux cents                | 200
            FRENCH  | 20 pour cent              | 20
            FRENCH  | trois millions            | 3000000
            DUTCH   | 1.250 mensen              | 1250
            DUTCH   | eenentwintig              | 21
            DUTCH   | tweehonderdvijftig        | 250
            DUTCH   | drieduizend               | 3000
            DUTCH   | 2 miljoen                 | 2000000
            GERMAN  | zweihundertfünfzig        | 250
            GERMAN  | einundzwanzig             | 21
            GERMAN  | dreitausendfünfhundert    | 3500
            GERMAN  | 1.250,75 Euro             | 1250.75
            GERMAN  | am dritten Tag            | 3
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
            ENGLISH | on July 4, 1898        | @m7 #4 #1898
            ENGLISH | on 04/07/1898          | #4 @m7 #1898
            ENGLISH | on 1898-07-04          | #4 @m7 #1898
            ENGLISH | on 7/25/2001           | #25 @m7 #2001
            ENGLISH | It may rain            |
            ENGLISH | in May 2020            | @m5 #2020
            ENGLISH | They march on Fridays  | @d5
            FRENCH  | le 4 juillet 1898      | #4 @m7 #1898
            FRENCH  | le sept mars           | #7 @m3
            DUTCH   | op 4 juli 1898         | #4 @m7 #1898
            DUTCH   | maandag 3 mei          | @d1 #3 @m5
            GERMAN  | am 4. Juli 1898        | #4 @m7 #1898
            GERMAN  | am 4.7.1898            | #4 @m7 #1898
            """)
    void readsADateByItsParts(Language language, String text, String keys) {
        String read = new Tokenizer(language)
                .read(text).stream().filter(Token::isExact).map(Token::key).collect(Collectors.joining(" "));
        assertThat(read).isEqualTo(keys == null ? "" : keys);
    }

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, it didn't work, it did not work",
        "ENGLISH, he ca n't go, he ca not go",
        "ENGLISH, the dog's bone, the dog bone",
        "FRENCH, l'homme qu'il voit, l homme qu il voit",
        "FRENCH, n’est pas, n est pas",
        "ENGLISH, five-shot lead, 5 shot lead",
        "ENGLISH, IPv6 and MP3, ipv6 and mp3",
        "ENGLISH, at 9 a.m. or 3:30 P.M., at 9 am or 3 30 pm",
        "ENGLISH, a.m. and 5 a.mb, a m and 5 a mb"
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
        "ENGLISH, won, wins",
        "ENGLISH, built, builds",
        "ENGLISH, 50%, 50 percent",
        "ENGLISH, 5 euros, 5 €",
        "FRENCH, construite, construit",
        "DUTCH, gebouwd, bouwde",
        "GERMAN, erbaut, gebaut"
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
    @EnumSource(Language.class)
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
        for (Language language : Language.values()) {
            assertThat(new Tokenizer(language).read(crumb)).isNotNull();
        }
    }
}
