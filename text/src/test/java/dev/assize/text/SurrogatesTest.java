package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SurrogatesTest {

    @Test
    void findsHalvesThatStandAlone() {
        String text = "a\uD800b\uD83D\uDE00\uDC00";
        assertThat(Surrogates.firstLone(text, 0)).isEqualTo(1);
        assertThat(Surrogates.firstLone(text, 2)).isEqualTo(5);
        assertThat(Surrogates.firstLone(text, 6)).isEqualTo(-1);
        assertThat(Surrogates.firstLone("\uDC00\uD83D", 0))
                .as("the wrong way round")
                .isZero();
        assertThat(Surrogates.firstLone("x\uD83D", 0)).as("at the end").isEqualTo(1);
        assertThat(Surrogates.firstLone("é😀", 0)).isEqualTo(-1);
    }

    @Test
    void replacesEachOfThem() {
        assertThat(Surrogates.replaceLone("a\uD800\uD800b😀\uDC00")).isEqualTo("a\uFFFD\uFFFDb😀\uFFFD");
        String whole = "a 😀";
        assertThat(Surrogates.replaceLone(whole)).isSameAs(whole);
    }
}
