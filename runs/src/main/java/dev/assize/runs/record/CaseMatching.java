package dev.assize.runs.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldPath;
import dev.assize.core.record.FieldRole;
import dev.assize.core.record.Found;
import dev.assize.core.record.RecordFields;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.text.Shortened;
import java.io.IOException;
import java.util.Optional;

/** By what the cases of two runs meet: their ids, or something else that then stands where their ids were. */
public sealed interface CaseMatching {

    /** {@code id}, {@code row}, {@code input}, or the field of a case; throws {@link IllegalArgumentException}. */
    static CaseMatching parse(String text) {
        return switch (text) {
            case "id" -> new ById();
            case "row" -> new ByRow();
            case "input" -> new ByInput();
            default -> new ByField(FieldPath.parse(text));
        };
    }

    /** The run with the names by which its cases meet those of another; throws {@link DatasetException} where one has none. */
    RecordedRun named(RecordedRun run, JudgeInfo judge);

    /** The ids of the cases. */
    record ById() implements CaseMatching {
        @Override
        public RecordedRun named(RecordedRun run, JudgeInfo judge) {
            return run;
        }
    }

    /** The first with the first, the second with the second. */
    record ByRow() implements CaseMatching {
        @Override
        public RecordedRun named(RecordedRun run, JudgeInfo judge) {
            return renamed(run, recorded -> "row " + (recorded.ordinal() + 1));
        }
    }

    /** Cases whose fields are the same, the output aside. */
    record ByInput() implements CaseMatching {

        private static final int LONGEST = 60;

        @Override
        public RecordedRun named(RecordedRun run, JudgeInfo judge) {
            FieldNames names = new FieldNames(judge.fields());
            return renamed(run, recorded -> {
                ObjectNode record = recorded.subject()
                        .orElseThrow(() -> new DatasetException(run.name()
                                + ": holds results without their cases, so nobody knows their inputs; name the file of"
                                + " the cases too, compare runs that are kept, or match by row"));
                return key(record, judge, names);
            });
        }

        private static String key(ObjectNode record, JudgeInfo judge, FieldNames names) {
            RecordFields fields = RecordFields.of(record, names);
            ObjectNode input = Json.object();
            String shown = "";
            for (Field field : judge.fields()) {
                if (field.role() == FieldRole.OUTPUT || field.role() == FieldRole.METADATA) {
                    continue;
                }
                Optional<JsonNode> value = fields.find(field.name());
                value.ifPresent(found -> input.set(field.name(), found));
                boolean better = shown.isEmpty() || field.role() == FieldRole.QUESTION;
                shown = better ? value.map(ByInput::text).orElse(shown) : shown;
            }
            String hash = Hash.of(Json.write(input)).substring(0, 8);
            return Found.shorten(Shortened.after(LONGEST, shown)) + " [" + hash + "]";
        }

        private static String text(JsonNode value) {
            return value.isTextual() ? value.textValue() : value.toString();
        }
    }

    /** Cases with the same value in a field of the case, or of the result line. */
    record ByField(FieldPath path) implements CaseMatching {
        @Override
        public RecordedRun named(RecordedRun run, JudgeInfo judge) {
            return renamed(
                    run,
                    recorded -> recorded.subject()
                            .flatMap(path::find)
                            .filter(JsonNode::isValueNode)
                            .or(() -> path.find(recorded.result().line()).filter(JsonNode::isValueNode))
                            .filter(node -> !node.isNull())
                            .map(JsonNode::asText)
                            .orElseThrow(() -> new DatasetException(run.name() + ": the case \""
                                    + recorded.result().id() + "\" has no field \"" + path + "\" to match by"
                                    + (recorded.subject().isEmpty()
                                            ? ", and a file of results does not hold its record; name the file of"
                                                    + " the cases too"
                                            : ""))));
        }
    }

    /** Tells by what a case is known. */
    @FunctionalInterface
    interface Naming {
        String of(RecordedCase recorded);
    }

    private static RecordedRun renamed(RecordedRun run, Naming naming) {
        return new RecordedRun() {
            @Override
            public String name() {
                return run.name();
            }

            @Override
            public void forEach(CaseVisitor visitor) throws IOException {
                run.forEach(recorded -> visitor.visit(new RecordedCase(
                        recorded.ordinal(), recorded.record(), withId(recorded.result(), naming.of(recorded)))));
            }
        };
    }

    private static RecordedResult withId(RecordedResult result, String id) {
        ObjectNode line = result.line().deepCopy();
        line.put("id", id);
        return new RecordedResult(
                id,
                result.judge(),
                result.version(),
                result.epoch(),
                result.status(),
                result.form(),
                result.findings(),
                result.answers(),
                result.expense(),
                result.doubting(),
                result.problem(),
                line);
    }
}
