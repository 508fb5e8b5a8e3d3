package dev.assize.core.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProbedCaseTest {

    private static final FieldNames NAMES = new FieldNames(List.of(
            Field.required("answer", "text", "what is judged", "item.reply"), Field.optional("note", "text", "")));

    private static String changed(String record) throws JsonProcessingException {
        ObjectNode given = (ObjectNode) Json.parse(record);
        String changed =
                Json.write(new ProbedCase(given, NAMES).with("answer", "new").record());
        assertThat(Json.write(given)).isEqualTo(Json.write(Json.parse(record)));
        return changed;
    }

    @Test
    void replacesAValueWhereTheRecordKeepsIt() throws JsonProcessingException {
        assertThat(changed("{\"answer\":\"old\"}")).isEqualTo("{\"answer\":\"new\"}");
        assertThat(changed("{\"item\":{\"reply\":\"old\"},\"note\":\"old\"}"))
                .isEqualTo("{\"item\":{\"reply\":\"new\"},\"note\":\"old\"}");
    }

    @Test
    void addsItUnderItsOwnNameWhereThereIsNone() throws JsonProcessingException {
        assertThat(changed("{\"note\":\"\"}")).isEqualTo("{\"note\":\"\",\"answer\":\"new\"}");
        assertThat(changed("{\"answer\":\"\"}")).isEqualTo("{\"answer\":\"new\"}");
    }

    @Test
    void changesAFieldThatAMapFilledHereAndInItsColumn() throws JsonProcessingException {
        ObjectNode mapped = (ObjectNode) Json.parse("{\"Antwort v1.2\":\"old\",\"note\":\"old\"}");
        mapped.set("answer", mapped.get("Antwort v1.2"));
        ProbedCase changed = new ProbedCase(mapped, NAMES).with("answer", "new");
        assertThat(changed.text("answer")).contains("new");
        assertThat(Json.write(changed.record()))
                .isEqualTo("{\"Antwort v1.2\":\"new\",\"note\":\"old\",\"answer\":\"new\"}");
    }
}
