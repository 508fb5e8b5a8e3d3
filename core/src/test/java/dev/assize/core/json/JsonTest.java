package dev.assize.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.question.Form;
import dev.assize.core.result.AnswerSchema;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    void readsAndWritesWhatAnObjectMapperDoes() throws JsonProcessingException {
        JsonMapper mapper = JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                .build();
        Random random = new Random(7);
        for (int round = 0; round < 300; round++) {
            JsonNode made = tree(random, 4);
            String text = Json.write(made);
            assertThat(text).isEqualTo(mapper.writeValueAsString(made));
            assertThat(Json.parse(text)).isEqualTo(mapper.readTree(text));
            assertThat(Json.parse(Json.pretty(made))).isEqualTo(mapper.readTree(text));
        }
        assertThat(Json.parse(" ").isMissingNode()).isTrue();
        assertThat(Json.parse("null").isNull()).isTrue();
        assertThatThrownBy(() -> Json.parse("[".repeat(100_000))).isInstanceOf(JsonProcessingException.class);
        assertThatThrownBy(() -> Json.parse("[1, 2")).isInstanceOf(JsonProcessingException.class);
    }

    private static JsonNode tree(Random random, int depth) {
        return switch (random.nextInt(depth == 0 ? 8 : 10)) {
            case 0 -> IntNode.valueOf(random.nextInt());
            case 1 -> LongNode.valueOf(random.nextLong());
            case 2 -> BigIntegerNode.valueOf(BigInteger.ONE.shiftLeft(random.nextInt(200)));
            case 3 ->
                DecimalNode.valueOf(new BigDecimal(BigInteger.valueOf(random.nextInt()), random.nextInt(40) - 10));
            case 4 -> DoubleNode.valueOf(random.nextGaussian());
            case 5 -> BooleanNode.valueOf(random.nextBoolean());
            case 6 -> NullNode.getInstance();
            case 7 -> TextNode.valueOf("\u0001\"\\/\u2028é\uD83D\uDE00".substring(random.nextInt(4)));
            case 8 -> {
                ArrayNode array = Json.array();
                for (int i = random.nextInt(4); i > 0; i--) {
                    array.add(tree(random, depth - 1));
                }
                yield array;
            }
            default -> {
                ObjectNode object = Json.object();
                for (int i = random.nextInt(4); i > 0; i--) {
                    object.set("k\n" + random.nextInt(9), tree(random, depth - 1));
                }
                yield object;
            }
        };
    }

    @Test
    void escapesHalfASurrogatePairAndLeavesWholeOnes() {
        String written = Json.write(Json.object().put("a", "x\uD800y\uD83D\uDE00z\uDC00"));
        assertThat(written).isEqualTo("{\"a\":\"x\\ud800y\uD83D\uDE00z\\udc00\"}");
        assertThat(new String(written.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
                .isEqualTo(written);
    }

    @Test
    void writesTheSameBytesAsText() {
        Random random = new Random(11);
        String halves = "\uD800\uDC00\uD83D\uDE00é€a\"\uFFFF\u0800\u007F\u0080\u07FF";
        for (int round = 0; round < 300; round++) {
            StringBuilder text = new StringBuilder("x".repeat(random.nextInt(4_200)));
            for (int i = random.nextInt(60); i > 0; i--) {
                text.append(halves.charAt(random.nextInt(halves.length())));
            }
            JsonNode made = Json.array().add(tree(random, 4)).add(text.toString());
            assertThat(Json.writeLine(made)).isEqualTo((Json.write(made) + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void hashesABeginningOnce() {
        Hash.Beginning beginning = new Hash.Beginning("é", "b".repeat(100));
        assertThat(beginning.wide("c", "")).isEqualTo(Hash.wide("é", "b".repeat(100), "c", ""));
        assertThat(beginning.wide()).isEqualTo(Hash.wide("é", "b".repeat(100)));
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

    @Test
    void saysWhatIsWrongWithoutTheNamesOfALibrary() {
        assertThat(mistake("[".repeat(2_000)))
                .isEqualTo("Document nesting depth (1001) exceeds the maximum allowed (1000)");
        assertThat(mistake("[[")).isEqualTo("Unexpected end-of-input: expected close marker for Array");
        assertThat(mistake("{\"a\": NaN}")).isEqualTo("Non-standard token 'NaN'");
        assertThat(mistake("{\"a\": /* one */ 1}")).isEqualTo("Unexpected character ('/' (code 47))");
    }

    /** What is kept is written without an exponent and read again. */
    @ParameterizedTest
    @ValueSource(strings = {"1e9999999999", "1e999999999", "-1E99999", "1e-999999999", "1.5e1000", "1e-998"})
    void refusesANumberThatWouldNotFitWhenItIsWrittenOut(String number) {
        assertThat(mistake("{\"a\": " + number + "}"))
                .isEqualTo("a number of more than 998 digits when it is written out");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1e997", "1e-997", "-1.25e-990", "1e3", "0.0e5"})
    void readsAgainEveryNumberThatItRead(String number) throws JsonProcessingException {
        JsonNode read = Json.parse("[" + number + "]");

        assertThat(Json.parse(Json.write(read)).get(0).decimalValue())
                .isEqualByComparingTo(read.get(0).decimalValue());
    }

    @Test
    void saysWhatIsBrokenWithoutTheSettingsOfTheParser() {
        for (String broken : List.of("{\"a\": [}", "[}", "{\"a\": 1", "[1", "{\"a\": {]}", "{\"a\": \"x", "1]")) {
            assertThat(mistake(broken)).as(broken).doesNotContain("REDACTED", "StreamReadFeature", "Source:");
        }
    }

    /** A thread that waits for a model has a small stack. */
    @Test
    void refusesOnAnyStackWhatIsNestedTooDeeplyForIt() throws InterruptedException {
        List<Object> told = new ArrayList<>();
        Thread small = new Thread(
                null,
                () -> {
                    try {
                        told.add(Json.parse("[".repeat(1_000) + "]".repeat(1_000)));
                    } catch (JsonProcessingException | StackOverflowError e) {
                        told.add(e);
                    }
                },
                "small",
                150 * 1024);
        small.start();
        small.join();
        assertThat(told)
                .singleElement()
                .isInstanceOfSatisfying(
                        JsonProcessingException.class,
                        e -> assertThat(e.getOriginalMessage()).isEqualTo("nested too deeply"));
    }

    /** Which of the letters after Unicode 13 a Java knows must not show. */
    @Test
    void saysTheSameOnEveryJava() {
        assertThat(mistake("{\"a\": \u1c8a\u1c8a}"))
                .startsWith(
                        "Unexpected character ('\u1c8a' (code 7306 / 0x1c8a)): expected a valid value (JSON String");
        assertThat(mistake("{\"a\": no\u1c8a}")).startsWith("Unrecognized token 'no': was expecting");
    }

    private static String mistake(String text) {
        try {
            return "none in " + Json.parse(text);
        } catch (JsonProcessingException e) {
            return JsonMistake.of(e);
        }
    }
}
