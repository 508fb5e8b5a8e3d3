package dev.assize.judgefiles.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.json.Json;
import dev.assize.judgefiles.internal.expression.EvaluationLimit;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoundedSchemaTest {

    private static JsonNode json(String text) {
        try {
            return Json.parse(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(text, e);
        }
    }

    private static boolean accepts(String schema, String value) {
        return new BoundedSchema(json(schema)).accepts(json(value));
    }

    @Test
    void validatesAsASchemaDoes() {
        String schema = "{\"type\":\"object\",\"required\":[\"name\"],\"properties\":{\"name\":{\"type\":\"string\","
                + "\"pattern\":\"^[A-Z]\"},\"parent\":{\"$ref\":\"#\"},\"age\":{\"$ref\":\"#/$defs/age\"}},"
                + "\"$defs\":{\"age\":{\"type\":\"integer\",\"minimum\":0}}}";
        assertThat(accepts(schema, "{\"name\":\"Ann\",\"age\":3,\"parent\":{\"name\":\"Bea\"}}"))
                .isTrue();
        assertThat(accepts(schema, "{\"name\":\"ann\"}")).isFalse();
        assertThat(accepts(schema, "{\"name\":\"Ann\",\"age\":-1}")).isFalse();
        assertThat(accepts(schema, "{\"name\":\"Ann\",\"parent\":{\"name\":1}}"))
                .isFalse();
        assertThat(accepts("true", "1")).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"$ref\":\"http://localhost:1/schema.json\"} | references stay inside",
                "{\"$ref\":\"file:///etc/passwd\"}             | references stay inside",
                "{\"allOf\":[{\"$ref\":\"other.json\"}]}       | references stay inside",
                "{\"$dynamicRef\":\"#node\"}                   | is not followed",
                "{\"pattern\":\"(?=a)b\"}                      | cannot be used",
                "{\"pattern\":\"((a{999}){999}){999}\"}        | written out",
                "{\"properties\":{\"a\":{\"pattern\":\"(?:[a-z]{0,1000}){50}\"}}} | written out",
                "[1]                                           | no object"
            })
    void refusesWhatItCannotBound(String schema, String why) {
        assertThatThrownBy(() -> new BoundedSchema(json(schema)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }

    @Test
    void isNeverCaughtInALoopOrAPattern() {
        StringBuilder doubling = new StringBuilder("{\"$ref\":\"#/$defs/a0\",\"$defs\":{");
        for (int i = 0; i < 40; i++) {
            String next = "{\"$ref\":\"#/$defs/a" + (i + 1) + "\"}";
            doubling.append("\"a" + i + "\":{\"allOf\":[" + next + "," + next + "]},");
        }
        doubling.append("\"a40\":{\"type\":\"string\"}}}");
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            assertThatThrownBy(() -> accepts("{\"$ref\":\"#\"}", "1")).isInstanceOf(EvaluationLimit.class);
            assertThatThrownBy(() -> accepts("{\"anyOf\":[{\"$ref\":\"#\"}]}", "1"))
                    .isInstanceOf(EvaluationLimit.class);
            assertThatThrownBy(() -> accepts(doubling.toString(), "1")).isInstanceOf(EvaluationLimit.class);
            assertThat(accepts("{\"pattern\":\"^(x+x+)+y$\"}", "\"" + "x".repeat(50_000) + "\""))
                    .isFalse();
            assertThatThrownBy(() -> new BoundedSchema(json("{\"not\":".repeat(400) + "{}" + "}".repeat(400))))
                    .isInstanceOf(IllegalArgumentException.class);
        });
    }
}
