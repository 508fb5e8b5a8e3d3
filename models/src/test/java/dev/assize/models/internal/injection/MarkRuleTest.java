package dev.assize.models.internal.injection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarkRuleTest {

    @ParameterizedTest
    @CsvSource({"'<[|]x', <", "'\\[inst\\]', [", "'[#]{3} x', #"})
    void knowsWhatItBeginsWith(String line, char opening) {
        assertThat(MarkRule.parse(line).opening()).isEqualTo(opening);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(?:<a|b)", ".x", "[<>]x", "word", "\\w+"})
    void refusesAPatternThatMayBeginWithAnything(String line) {
        assertThatThrownBy(() -> MarkRule.parse(line)).hasMessageContaining(line);
    }

    @Test
    void passesOverTextsWithoutItsMark() {
        MarkRule rule = MarkRule.parse("<<sys>>");
        assertThat(rule.mayOccurIn("a < b")).isTrue();
        assertThat(rule.mayOccurIn("a is less than b")).isFalse();
    }
}
