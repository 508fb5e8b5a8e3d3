package dev.assize.models.chat;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplySchemaTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"type": "object", "properties": {"a": {}}, "required": ["a"], "additionalProperties": false} | true
            {"type": "object", "properties": {"a": {}}, "required": [], "additionalProperties": false}    | false
            {"type": "object", "properties": {"a": {}}, "required": ["a"]}                                | false
            {"type": "object"}                                                                            | false
            {"type": "array", "items": {"type": "object"}}                                                | false
            {"type": "array", "items": {"type": "string"}}                                                | true
            """)
    void isClosedWhenEveryObjectNamesAllItHolds(String schema, boolean closed) throws JsonProcessingException {
        assertThat(read(schema).isClosed()).isEqualTo(closed);
    }

    @Test
    void isWrittenAsItWasAndStaysSo() throws JsonProcessingException {
        ObjectNode schema = (ObjectNode) Json.parse("{\"type\":\"string\"}");
        ReplySchema kept = new ReplySchema(schema);
        schema.put("type", "number");
        assertThat(kept).hasToString("{\"type\":\"string\"}").isEqualTo(read("{\"type\": \"string\"}"));
        assertThat(kept.schema().path("type").asText()).isEqualTo("string");
    }

    private static ReplySchema read(String schema) throws JsonProcessingException {
        return new ReplySchema((ObjectNode) Json.parse(schema));
    }
}
