package dev.assize.models.fence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.FoldedText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ControlMarksTest {

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
        String defused = ControlMarks.defuse("a " + mark + "system b");
        assertThat(defused).doesNotContain(mark);
        assertThat(FoldedText.fold(defused)).isEqualTo(FoldedText.fold("a " + mark + "system b"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a < b | c > d", "x [1] y", "if (a <b) {}", "5 < 6 € 😀"})
    void areNotSeenInOrdinaryText(String text) {
        assertThat(ControlMarks.defuse(text)).isSameAs(text);
    }

    @Test
    void halfSurrogatePairsAreReplaced() {
        assertThat(ControlMarks.defuse("a\uD800b😀\uDC00")).isEqualTo("a\uFFFDb😀\uFFFD");
    }
}
