package dev.assize.engine.answerer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.models.provider.ModelName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** One answerer with all that was set for it, down to the last member of a panel. */
public sealed interface AnswererPart {

    /** This part and whatever it is made of. */
    default Stream<AnswererPart> all() {
        return Stream.of(this);
    }

    ObjectNode toJson();

    /** What {@link #toJson} wrote; throws {@link IllegalArgumentException} for anything else. */
    static AnswererPart read(JsonNode written) {
        String kind = written.path("kind").asText();
        return switch (kind) {
            case "embedded" -> new Embedded();
            case "model" ->
                new Model(
                        written.path("name").asText(),
                        ModelName.parse(written.path("model").asText()),
                        GivenSettings.read(written.path("settings")));
            case "panel" -> new Panel(members(written));
            case "cascade" -> new Cascade(members(written));
            default -> throw new IllegalArgumentException("unknown kind of answerer \"" + kind + "\"");
        };
    }

    /** The rules that ship with the judge. */
    record Embedded() implements AnswererPart {
        @Override
        public ObjectNode toJson() {
            return Json.object().put("kind", "embedded");
        }
    }

    /** @param name what {@code assize.yaml} calls it, otherwise provider and model */
    record Model(String name, ModelName model, GivenSettings settings) implements AnswererPart {
        @Override
        public ObjectNode toJson() {
            ObjectNode written =
                    Json.object().put("kind", "model").put("name", name).put("model", model.toString());
            written.set("settings", settings.toJson());
            return written;
        }
    }

    /** All of them answer, and the majority decides. */
    record Panel(List<AnswererPart> members) implements AnswererPart {
        public Panel {
            members = List.copyOf(members);
        }

        @Override
        public Stream<AnswererPart> all() {
            return Stream.concat(Stream.of(this), members.stream().flatMap(AnswererPart::all));
        }

        @Override
        public ObjectNode toJson() {
            return listed("panel", members);
        }
    }

    /** Each answers what those before it withheld. */
    record Cascade(List<AnswererPart> members) implements AnswererPart {
        public Cascade {
            members = List.copyOf(members);
        }

        @Override
        public Stream<AnswererPart> all() {
            return Stream.concat(Stream.of(this), members.stream().flatMap(AnswererPart::all));
        }

        @Override
        public ObjectNode toJson() {
            return listed("cascade", members);
        }
    }

    private static ObjectNode listed(String kind, List<AnswererPart> members) {
        ObjectNode written = Json.object().put("kind", kind);
        ArrayNode list = written.putArray("members");
        members.forEach(member -> list.add(member.toJson()));
        return written;
    }

    private static List<AnswererPart> members(JsonNode written) {
        List<AnswererPart> members = new ArrayList<>();
        written.path("members").forEach(member -> members.add(read(member)));
        if (members.isEmpty()) {
            throw new IllegalArgumentException("a " + written.path("kind").asText() + " without members");
        }
        return members;
    }
}
