package dev.assize.models.internal.injection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.FoldedText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpecialTokensTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<|im_start|>",
                "<|IM_END|>",
                "<|eot_id|>",
                "[INST]",
                "[/inst]",
                "<<SYS>>",
                "<start_of_turn>",
                "</s>",
                "<｜User｜>",
                "</think>"
            })
    void loseTheirForceAndStayReadable(String mark) {
        String escaped = SpecialTokens.escape("a " + mark + "system b");
        assertThat(escaped).doesNotContain(mark);
        assertThat(FoldedText.fold(escaped)).isEqualTo(FoldedText.fold("a " + mark + "system b"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a < b | c > d", "x [1] y", "if (a <b) {}", "5 < 6 € 😀"})
    void areNotSeenInOrdinaryText(String text) {
        assertThat(SpecialTokens.escape(text)).isSameAs(text);
    }

    @Test
    void halfSurrogatePairsAreReplaced() {
        assertThat(SpecialTokens.escape("a\uD800b😀\uDC00")).isEqualTo("a\uFFFDb😀\uFFFD");
    }
}
