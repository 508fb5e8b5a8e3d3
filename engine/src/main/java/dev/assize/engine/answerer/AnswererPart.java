package dev.assize.engine.answerer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.models.provider.ModelName;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One answerer with all that was set for it, down to the last member of a panel. */
public sealed interface AnswererPart {

    /** This part and whatever it is made of. */
    default Stream<AnswererPart> all() {
        return Stream.of(this);
    }

    ObjectNode toJson();

    /** The same with every part changed that is not made of others. */
    default AnswererPart each(UnaryOperator<AnswererPart> change) {
        return change.apply(this);
    }

    /** What {@link #toJson} wrote; throws {@link IllegalArgumentException} for anything else. */
    static AnswererPart read(JsonNode written) {
        String kind = written.path("kind").asText();
        return switch (kind) {
            case "embedded" ->
                new Embedded(
                        written.path("threshold").isNumber()
                                ? new AnswerConfidence(written.path("threshold").decimalValue())
                                : null,
                        written.path("withholds").asBoolean(),
                        written.path("reader").textValue());
            case "human" -> new Human(written.path("name").asText());
            case "answers" -> new Written(written.path("file").asText());
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

    /**
     * The rules that ship with the judge.
     *
     * @param threshold below which an answer is doubtful; null for that of the judge
     * @param withholds whether what is doubtful is withheld
     * @param reader the name of what reads again what they only weighed; null for the rules alone
     */
    record Embedded(
            @Nullable AnswerConfidence threshold,
            boolean withholds,
            @Nullable String reader) implements AnswererPart {
        public Embedded() {
            this(null, false, null);
        }

        static Embedded of(AnswererSpec.Embedded spec) {
            return new Embedded(spec.threshold(), spec.threshold() != null, spec.reader());
        }

        /** The same with another threshold where it has none of its own. */
        Embedded doubting(@Nullable AnswerConfidence other, boolean withhold) {
            return new Embedded(threshold == null ? other : threshold, withholds || withhold, reader);
        }

        @Override
        public ObjectNode toJson() {
            ObjectNode written = Json.object().put("kind", "embedded");
            if (threshold != null) {
                written.put("threshold", threshold.share());
            }
            if (withholds) {
                written.put("withholds", true);
            }
            if (reader != null) {
                written.put("reader", reader);
            }
            return written;
        }
    }

    /** A person who is asked one question after the other. */
    record Human(String name) implements AnswererPart {
        @Override
        public ObjectNode toJson() {
            return Json.object().put("kind", "human").put("name", name);
        }
    }

    /** Answers that somebody wrote into a file. */
    record Written(String file) implements AnswererPart {
        @Override
        public ObjectNode toJson() {
            return Json.object().put("kind", "answers").put("file", file);
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

    /** What is made of others. */
    sealed interface Several extends AnswererPart {

        List<AnswererPart> members();

        @Override
        default Stream<AnswererPart> all() {
            return Stream.concat(Stream.of(this), members().stream().flatMap(AnswererPart::all));
        }
    }

    private static List<AnswererPart> each(List<AnswererPart> members, UnaryOperator<AnswererPart> change) {
        return members.stream().map(member -> member.each(change)).toList();
    }

    /** All of them answer, and the majority decides. */
    record Panel(List<AnswererPart> members) implements Several {
        public Panel {
            members = List.copyOf(members);
        }

        @Override
        public AnswererPart each(UnaryOperator<AnswererPart> change) {
            return new Panel(AnswererPart.each(members, change));
        }

        @Override
        public ObjectNode toJson() {
            return listed("panel", members);
        }
    }

    /** Each answers what those before it withheld. */
    record Cascade(List<AnswererPart> members) implements Several {
        public Cascade {
            members = List.copyOf(members);
        }

        /** Embedded rules hand on to the next what is doubtful; the last one has nobody to hand it on to. */
        static Cascade of(List<AnswererPart> members) {
            List<AnswererPart> all = new ArrayList<>(members);
            for (int i = 0; i < all.size() - 1; i++) {
                all.set(i, all.get(i) instanceof Embedded embedded ? embedded.doubting(null, true) : all.get(i));
            }
            return new Cascade(all);
        }

        @Override
        public AnswererPart each(UnaryOperator<AnswererPart> change) {
            return new Cascade(AnswererPart.each(members, change));
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
