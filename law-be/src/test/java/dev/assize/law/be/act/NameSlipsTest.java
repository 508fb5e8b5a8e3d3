package dev.assize.law.be.act;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.law.be.token.Tokens;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NameSlipsTest {

    private static Optional<String> meant(String text) {
        NameTrie<String> names = NameTrie.ofFullNames();
        List.of(
                        "Code judiciaire",
                        "Code forestier",
                        "Wetboek van strafvordering",
                        "loi relative aux hôpitals",
                        "loi relative aux hôpitaux")
                .forEach(name -> names.add(name, name));
        return Optional.ofNullable(names.longestWithSlip(Tokens.of(text), 0))
                .map(found -> found.values().get(0));
    }

    @ParameterizedTest
    @CsvSource({
        "Code judicaire, Code judiciaire",
        "Code judiciiaire du 10 octobre, Code judiciaire",
        "Code judiciaires, Code judiciaire",
        "Code judiciaira, Code judiciaire",
        "Code jduiciaire, Code judiciaire",
        "Wetboek van strafvorderign, Wetboek van strafvordering"
    })
    void oneLetterTooManyTooFewAnotherOrElsewhereIsTheName(String text, String name) {
        assertThat(meant(text)).contains(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Code udiciaire",
                "Code forestal",
                "Code judicare",
                "Coed judiciaire",
                "loi relative aux hôpitalx",
                "Code"
            })
    void anotherBeginningAnotherWordAndWhatTwoNamesMayMeanAreNone(String text) {
        assertThat(meant(text)).isEmpty();
    }
}
