package dev.assize.law.be.provision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.law.be.token.Tokens;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpansionTest {

    @ParameterizedTest
    @CsvSource(
            nullValues = "nothing",
            value = {
                "7, 10, 8 9",
                "7, 8, ''",
                "10, 7, ''",
                "1675/2, 1675/5, 1675/3 1675/4",
                "11, 11/3, 11/1 11/2",
                "XX.39, XX.42, XX.40 XX.41",
                "5.1, 5.4, 5.2 5.3",
                "7:96, 7:98, 7:97",
                "2, 5bis, 3 4 5",
                "31bis, 33, 32",
                "29bis, 29quater, ''",
                "1675/2, 1676, ''",
                "1, 99999, ''"
            })
    void expandsOnlyWhatIsCertain(String from, String to, String between) {
        assertThat(Expansion.between(numeral(from), numeral(to)).stream()
                        .map(ArticleNumeral::toString)
                        .collect(Collectors.joining(" ")))
                .isEqualTo(between);
    }

    private static ArticleNumeral numeral(String text) {
        return Objects.requireNonNull(new NumeralReader(Tokens.of(text)).at(0)).numeral();
    }
}
