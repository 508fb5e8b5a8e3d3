package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.QuestionId;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.Scope;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.expression.Work;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A part of the verdict as the file writes it. */
sealed interface OutputTemplate {

    /** The JSON of this part; whatever is unknown in it goes to {@code missing}. */
    JsonNode fill(Filling filling);

    /** The JSON Schema of what comes out. */
    ObjectNode schema();

    /** The values of a case, and the questions that the verdict waits for. */
    record Filling(Scope scope, Work work, Set<QuestionId> missing) {
        JsonNode json(Datum value) {
            return DatumJson.of(value, missing);
        }
    }

    record Fixed(JsonNode value) implements OutputTemplate {
        @Override
        public JsonNode fill(Filling filling) {
            return value;
        }

        @Override
        public ObjectNode schema() {
            ObjectNode schema = Json.object();
            schema.set("const", value);
            return schema;
        }
    }

    record Text(TextTemplate template) implements OutputTemplate {
        @Override
        public JsonNode fill(Filling filling) {
            Datum value = template.isOneExpression()
                    ? template.expression().evaluate(filling.scope(), filling.work())
                    : template.fill(filling.scope(), filling.work());
            return filling.json(value);
        }

        @Override
        public ObjectNode schema() {
            return template.isOneExpression()
                    ? DatumJson.schema(template.expression().type())
                    : DatumJson.schema(PlainType.TEXT);
        }

        ValueType type() {
            return template.isOneExpression() ? template.expression().type() : PlainType.TEXT;
        }
    }

    record Members(Map<String, OutputTemplate> members) implements OutputTemplate {
        public Members {
            members = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(members));
        }

        @Override
        public ObjectNode fill(Filling filling) {
            ObjectNode object = Json.object();
            members.forEach((name, member) -> object.set(name, member.fill(filling)));
            return object;
        }

        @Override
        public ObjectNode schema() {
            ObjectNode schema = Json.object().put("type", "object");
            ObjectNode properties = schema.putObject("properties");
            members.forEach((name, member) -> properties.set(name, member.schema()));
            members.keySet().forEach(schema.putArray("required")::add);
            return schema.put("additionalProperties", false);
        }
    }

    /** @param when null for an entry that is always there */
    record Entry(OutputTemplate value, @Nullable Expression when) {}

    record Entries(List<Entry> entries) implements OutputTemplate {
        public Entries {
            entries = List.copyOf(entries);
        }

        @Override
        public JsonNode fill(Filling filling) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            for (Entry entry : entries) {
                Expression when = entry.when();
                Datum holds = when == null ? Datum.truth(true) : when.evaluate(filling.scope(), filling.work());
                if (holds instanceof Datum.Unknown unknown) {
                    filling.missing().addAll(unknown.waitingFor());
                } else if (holds.asTruth()) {
                    array.add(entry.value().fill(filling));
                }
            }
            return array;
        }

        @Override
        public ObjectNode schema() {
            ObjectNode schema = Json.object().put("type", "array");
            List<ObjectNode> kinds = new ArrayList<>();
            for (Entry entry : entries) {
                ObjectNode kind = entry.value().schema();
                if (!kinds.contains(kind)) {
                    kinds.add(kind);
                }
            }
            if (kinds.size() == 1) {
                schema.set("items", kinds.get(0));
            } else if (!kinds.isEmpty()) {
                kinds.forEach(schema.putObject("items").putArray("anyOf")::add);
            }
            long always = entries.stream().filter(entry -> entry.when() == null).count();
            return schema.put("minItems", always).put("maxItems", entries.size());
        }
    }
}
