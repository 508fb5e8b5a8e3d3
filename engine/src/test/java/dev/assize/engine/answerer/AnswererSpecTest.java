package dev.assize.engine.answerer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.models.provider.ModelName;
import dev.assize.testkit.RandomData;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswererSpecTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "embedded",
                "careful",
                "model:openai/gpt-5-mini",
                "model:ollama/llama3.1:8b",
                "model:llama.cpp/default",
                "model:openrouter/meta-llama/llama-3.3-70b-instruct",
                "model:bedrock/anthropic.claude-3-5-haiku-20241022-v1:0",
                "panel:embedded,careful,model:mistral/mistral-small-latest",
                "cascade:embedded,model:openai/gpt-5-mini",
                "cascade:embedded,[panel:a,b,c]",
                "cascade:embedded@0.9,model:openai/gpt-5-mini",
                "embedded@0.75",
                "embedded+semantic",
                "cascade:embedded+semantic@0.9,model:openai/gpt-5-mini",
                "panel:a,[cascade:embedded,b],[cascade:embedded,[panel:c,d]]"
            })
    void isWrittenAsItIsRead(String text) {
        assertThat(AnswererSpec.parse(text).text()).isEqualTo(text);
    }

    @Test
    void keepsTheOrderOfMembers() {
        assertThat(AnswererSpec.parse("cascade:embedded, model:openai/gpt-5-mini"))
                .isEqualTo(new AnswererSpec.Cascade(List.of(
                        new AnswererSpec.Embedded(), new AnswererSpec.Model(new ModelName("openai", "gpt-5-mini")))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | found the end at character 1",
                "panel:a | found only \"a\", expected two or more",
                "panel:a,a | found \"a\" twice",
                "panel:a,,b | found \",\" at character 9",
                "panel:a,[cascade:b,c | found the end at character 21 of",
                "panel:a,b] | found \"]\" at character 10",
                "cascade:embedded,panel:a,b | in brackets",
                "embedded@sure | expected a number from 0 to 1 behind the @, such as embedded@0.9",
                "embedded+ | expected the name of a reader behind the +, such as embedded+semantic",
                "embedded+two words | expected the name of a reader behind the +",
                "cascade:embedded@9,b | found \"embedded@9\", expected a number from 0 to 1",
                "model:gpt-5 | expected PROVIDER/NAME, such as openai/gpt-5-mini",
                "modle:openai/x | expected embedded, model:PROVIDER/NAME",
            })
    void saysWhatIsWrong(String text, String message) {
        assertThatThrownBy(() -> AnswererSpec.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void readsOrRefusesAnything() {
        RandomData random = new RandomData(7);
        for (int i = 0; i < 20_000; i++) {
            String text = random.oneOf(List.of("panel:", "cascade:", "model:", "", "[")) + random.text(12);
            try {
                AnswererSpec spec = AnswererSpec.parse(text);
                assertThat(AnswererSpec.parse(spec.text())).as(text).isEqualTo(spec);
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).as(text).contains("expected");
            }
        }
    }
}
