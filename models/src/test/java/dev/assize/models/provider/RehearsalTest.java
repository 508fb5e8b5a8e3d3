package dev.assize.models.provider;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import dev.assize.models.chat.ReplySchema;
import org.junit.jupiter.api.Test;

class RehearsalTest {

    private static final ObjectNode SCHEMA = schema();

    @Test
    void repliesAsTheSchemaDemandsWithoutAnybodyToReply() throws JsonProcessingException {
        ChatReply reply =
                Rehearsal.chat().send(new ChatRequest("Say « é ».", "Nothing — at all.", new ReplySchema(SCHEMA)));

        assertThat(Json.parse(reply.text())).isEqualTo(Json.parse("{\"can_tell\":true,\"value\":false,\"why\":\"\"}"));
        assertThat(reply.inputTokens()).isEqualTo(1);
    }

    @Test
    void goesOnOverTheSameConnection() {
        Chat chat = Rehearsal.chat();
        ChatRequest request = new ChatRequest("Say.", "Nothing.", new ReplySchema(SCHEMA));

        assertThat(chat.send(request)).isEqualTo(chat.send(request));
    }

    private static ObjectNode schema() {
        ObjectNode schema = Json.object().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        properties.putObject("can_tell").put("type", "boolean");
        properties.putObject("value").put("type", "boolean");
        properties.putObject("why").put("type", "string");
        return schema;
    }
}
