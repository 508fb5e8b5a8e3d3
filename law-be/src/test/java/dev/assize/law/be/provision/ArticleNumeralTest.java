package dev.assize.law.be.provision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.token.Tokens;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArticleNumeralTest {

    @ParameterizedTest
    @CsvSource({
        "8.1, PARAGRAPHED, 8, [§1]",
        "8.1, DECIMAL, 8.1, []",
        "8.1, PLAIN, 8.1, []",
        "2.20.1, DECIMAL_PAIR, 2.20, [§1]",
        "5.1.e, PARAGRAPHED, 5, '[§1, e)]'",
        "13.A.1, PARAGRAPHED, 13, '[A, §1]'",
        "6-1, PARAGRAPHED, 6, [§1]",
        "577-2, PLAIN, 577-2, []",
        "1ER, PLAIN, 1, []",
        "235BIS, PLAIN, 235bis, []",
        "1erbis, PLAIN, 1bis, []"
    })
    void splitsIntoKeyAndPathAsTheActIsNumbered(String text, Numbering numbering, String key, String path) {
        ArticleNumeral.Reading reading = Objects.requireNonNull(new NumeralReader(Tokens.of(text)).at(0))
                .numeral()
                .under(numbering);
        assertThat(reading.key()).isEqualTo(key);
        assertThat(reading.path()).hasToString(path);
    }
}
