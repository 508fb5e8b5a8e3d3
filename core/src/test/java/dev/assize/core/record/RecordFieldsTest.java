package dev.assize.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordFieldsTest {

    private static final FieldNames NAMES = new FieldNames(List.of(
            Field.required("output_text", "text", "", "sample.output_text", "choices.0.text"),
            Field.optional("input", "text", "", "question")));

    @Test
    void findsAFieldUnderItsNameBeforeAnyAlias() {
        assertThat(text("{'output_text':'own','sample':{'output_text':'alias'}}"))
                .isEqualTo("own");
    }

    @Test
    void findsAFieldInOtherSpellingsOfItsName() {
        assertThat(text("{'outputText':'x'}")).isEqualTo("x");
        assertThat(text("{'OUTPUT-TEXT':'x'}")).isEqualTo("x");
        assertThat(text("{'Output Text':'x'}")).isEqualTo("x");
    }

    @Test
    void followsAliasesIntoObjectsAndLists() {
        assertThat(text("{'sample':{'outputText':'x'}}")).isEqualTo("x");
        assertThat(text("{'choices':[{'text':'x'}]}")).isEqualTo("x");
    }

    @Test
    void followsAliasesIntoTextThatIsJson() throws JsonProcessingException {
        for (String sample : List.of(
                "{\"outputText\":\"x\"}",
                " {\"output_text\":\"x\"}\n",
                "```json\n{\"output_text\":\"x\"}\n```",
                "```{\"output_text\":\"x\"}```")) {
            ObjectNode record = Json.object().put("sample", sample);
            assertThat(RecordFields.of(record, NAMES).requireText("output_text"))
                    .as(sample)
                    .isEqualTo("x");
        }
        ObjectNode record = Json.object().put("choices", "[{\"text\":\"x\"}]");
        assertThat(RecordFields.of(record, NAMES).requireText("output_text")).isEqualTo("x");
    }

    @Test
    void leavesTextAloneThatIsNoJson() {
        for (String sample : List.of("", "output_text", "{output_text", "{\"output_text\":\"x\"", "\"x\"", "5")) {
            ObjectNode record = Json.object().put("sample", sample);
            assertThat(RecordFields.of(record, NAMES).find("output_text"))
                    .as(sample)
                    .isEmpty();
        }
    }

    @Test
    void takesNullAsAbsentAndLooksOn() {
        assertThat(text("{'output_text':null,'sample':{'output_text':'x'}}")).isEqualTo("x");
        assertThat(fields("{'output_text':null}").text("output_text")).isEmpty();
    }

    @Test
    void tellsANullThatIsWrittenFromNothing() {
        assertThat(fields("{'output_text':null}").isWrittenNull("output_text")).isTrue();
        assertThat(fields("{'sample':{'output_text':null}}").isWrittenNull("output_text"))
                .isTrue();
        assertThat(fields("{'sample':{}}").isWrittenNull("output_text")).isFalse();
        assertThat(fields("{'output_text':null,'sample':{'output_text':'x'}}").isWrittenNull("output_text"))
                .isFalse();
    }

    @Test
    void saysWhatItFoundInsteadOfText() {
        assertThatThrownBy(() -> text("{'output_text':5}"))
                .isInstanceOf(InvalidCase.class)
                .hasMessage("field \"output_text\": found the number 5, expected text");
        assertThatThrownBy(() -> text("{'output_text':['a','b']}")).hasMessageContaining("a list of 2");
        assertThatThrownBy(() -> text("{'other':1}")).hasMessageContaining("the fields other");
    }

    @Test
    void refusesARecordWithNoneOfItsFields() {
        assertThatThrownBy(() -> fields("{'foo':1}").requireAny())
                .hasMessageContaining("the fields foo")
                .hasMessageContaining("output_text, input")
                // Which flag changes that is for the shell to say.
                .hasMessageNotContaining("--");
        assertThat(fields("{'question':'x'}").requireAny().text("input")).contains("x");
    }

    @Test
    void refusesAPathWithAnEmptyStep() {
        assertThatThrownBy(() -> FieldPath.parse("a..b")).hasMessageContaining("a..b");
    }

    private static String text(String json) {
        return fields(json).requireText("output_text");
    }

    private static RecordFields fields(String json) {
        try {
            return RecordFields.of((ObjectNode) Json.parse(json.replace('\'', '"')), NAMES);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(json, e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.0.b", "a[0].b", "$.a[0].b", "$['a'][0]['b']", "/a/0/b"})
    void readsAPathInAnyOfItsForms(String written) throws IOException {
        assertThat(FieldPath.parse(written)).hasToString("a.0.b");
        assertThat(FieldPath.parse(written).find(Json.parse("{\"a\": [{\"b\": 7}]}")))
                .hasValueSatisfying(found -> assertThat(found.intValue()).isEqualTo(7));
    }

    @Test
    void givesNamesThatAreAlikeOneBit() {
        assertThat(AlikeNames.bit("decisionDate"))
                .isEqualTo(AlikeNames.bit("decision_date"))
                .isEqualTo(AlikeNames.bit("DECISION-DATE"));
        assertThat(AlikeNames.in(Json.object().put("Decision Date", 1)) & AlikeNames.bit("decisionDate"))
                .isNotZero();
        assertThat(AlikeNames.in(Json.object())).isZero();
    }

    @Test
    void countsPositionsFromTheEndOfAList() throws JsonProcessingException {
        JsonNode chat = Json.parse("{\"turns\":[{\"text\":\"a\"},{\"text\":\"b\"}]}");
        for (String path : List.of("turns.-1.text", "turns[-1].text", "$.turns[-1].text", "/turns/-1/text")) {
            assertThat(FieldPath.parse(path).find(chat))
                    .as(path)
                    .map(JsonNode::asText)
                    .contains("b");
        }
        assertThat(FieldPath.parse("turns.-2.text").find(chat))
                .map(JsonNode::asText)
                .contains("a");
        assertThat(FieldPath.parse("turns.-3.text").find(chat)).isEmpty();
        assertThat(FieldPath.parse("turns.-0.text").find(chat)).isEmpty();
    }

    @Test
    void readsThePassagesOfARetriever() throws JsonProcessingException {
        assertThat(RecordFields.texts(
                        "contexts",
                        Json.parse(
                                "[\"a\",{\"title\":\"FAQ\",\"text\":\"b\"},{\"page_content\":\"c\",\"metadata\":{}}]")))
                .containsExactly("a", "b", "c");
        ObjectNode record =
                (ObjectNode) Json.parse("{\"contexts\":[{\"title\":\"FAQ\",\"content\":\"b\"}],\"odd\":[{\"x\":1}]}");
        RecordFields fields = RecordFields.of(
                record,
                new FieldNames(List.of(
                        Field.required("contexts", "list of texts", ""), Field.required("odd", "list of texts", ""))));
        assertThat(fields.shown("contexts")).map(JsonNode::toString).contains("[\"b\"]");
        assertThat(fields.shown("odd")).map(JsonNode::toString).contains("[{\"x\":1}]");
        assertThatThrownBy(() -> RecordFields.texts("contexts", Json.parse("[{\"title\":\"FAQ\",\"score\":1}]")))
                .hasMessageContaining("contexts.0")
                .hasMessageContaining("expected text");
    }
}
