package dev.assize.judgefiles.internal.library;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MetricTokensTest {

    /** A letter of Unicode 16, which Java 25 knows and Java 17 does not. */
    private static final String NEWER = "\u1C89";

    @Test
    void readsTheSameLettersOnEveryJava() {
        assertThat(MetricTokens.words("One" + NEWER + "Two")).containsExactly("one", "two");
        assertThat(MetricTokens.wordsAndMarks("A" + NEWER + "B_1")).containsExactly("A", NEWER, "B_1");
        assertThat(NearText.near("blue" + NEWER + "bird", "blue bird")).isTrue();
    }
}
