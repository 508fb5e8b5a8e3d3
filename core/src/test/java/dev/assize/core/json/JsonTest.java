package dev.assize.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.assize.core.question.Form;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {

    @Test
    void readsAndWritesDecimalsExactly() throws JsonProcessingException {
        assertThat(Json.write(Json.parse("{\"a\":0.1000,\"b\":12345678901234567890.5}")))
                .isEqualTo("{\"a\":0.1000,\"b\":12345678901234567890.5}");
        assertThat(Json.write(Json.object().put("a", new BigDecimal("1E+3")))).isEqualTo("{\"a\":1000}");
    }

    @Test
    void refusesAKeyThatStandsTwice() {
        assertThatThrownBy(() -> Json.parse("{\"a\":1,\"a\":2}")).hasMessageContaining("Duplicate");
    }

    @Test
    void refusesWhatFollowsTheValue() {
        assertThatThrownBy(() -> Json.parse("{} {}")).isInstanceOf(JsonProcessingException.class);
    }

    @Test
    void escapesHalfASurrogatePairAndLeavesWholeOnes() {
        String written = Json.write(Json.object().put("a", "x\uD800y\uD83D\uDE00z\uDC00"));
        assertThat(written).isEqualTo("{\"a\":\"x\\ud800y\uD83D\uDE00z\\udc00\"}");
        assertThat(new String(written.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
                .isEqualTo(written);
    }

    @Test
    void tellsPartsOfAHashApart() {
        assertThat(Hash.of("ab", "c")).isNotEqualTo(Hash.of("a", "bc")).hasSize(16);
        assertThat(Hash.of("ab", "c")).isEqualTo(Hash.of("ab", "c"));
    }

    @Test
    void describesEachFormOfAnswer() {
        assertThat(Json.write(AnswerSchema.of(new Form.YesNo()))).isEqualTo("{\"type\":\"boolean\"}");
        assertThat(Json.write(AnswerSchema.of(new Form.Scale(1, 5))))
                .isEqualTo("{\"type\":\"integer\",\"minimum\":1,\"maximum\":5}");
        assertThat(Json.write(AnswerSchema.of(new Form.Choice(List.of("x", "y")))))
                .isEqualTo("{\"type\":\"string\",\"enum\":[\"x\",\"y\"]}");
        assertThat(Json.write(AnswerSchema.of(new Form.Checklist(List.of("x")))))
                .isEqualTo("{\"type\":\"object\",\"properties\":{\"x\":{\"type\":\"boolean\"}},"
                        + "\"required\":[\"x\"],\"additionalProperties\":false}");
        assertThat(Json.write(AnswerSchema.of(new Form.Listing(3))))
                .isEqualTo("{\"type\":\"array\",\"maxItems\":3,\"items\":{\"type\":\"string\",\"minLength\":1}}");
    }
}
