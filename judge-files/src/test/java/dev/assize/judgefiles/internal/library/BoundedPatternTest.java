package dev.assize.judgefiles.internal.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoundedPatternTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^[A-Z][a-z]+(-[A-Z][a-z]+)*$",
                "[0-9]{4}-[0-9]{2}-[0-9]{2}",
                "(?i)\\b(yes|no)\\b",
                "[^{}]{1,500}",
                "(x+x+)+y",
                "\\{\\d{3}\\}"
            })
    void takesWhatPeopleWrite(String pattern) {
        assertThat(BoundedPattern.compile(pattern).pattern()).isEqualTo(pattern);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "((a{999}){999}){999}",
                "(a{1,1000}){1,1000}",
                "((((((((((a{10}){10}){10}){10}){10}){10}){10}){10}){10}){10})",
                "(?:(?:[a-z]\\d){200}){200}",
                "(?=a)b",
                "(a"
            })
    void refusesWhatCannotBeReadOrFillsTheMemory(String pattern) {
        assertThatThrownBy(() -> BoundedPattern.compile(pattern)).isInstanceOf(IllegalArgumentException.class);
    }
}
