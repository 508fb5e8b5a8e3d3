package dev.assize.runs.compare;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.finding.Finding;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldPath;
import dev.assize.core.record.FieldRole;
import dev.assize.core.record.RecordFields;
import dev.assize.runs.digest.CaseDigest;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.record.RecordedCase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Keeps of each result what is needed, and of equal values one. Not shared between threads. */
final class DigestReader {

    private final Headline headline;
    private final @Nullable PassRule pass;
    private final @Nullable FieldPath cluster;
    private final Map<Object, Object> known = new HashMap<>();
    private final FieldNames names;
    private final List<Field> outputs;
    private boolean outputSeen;

    /**
     * @param pass which verdicts pass; null when nobody says
     * @param cluster the field of the record, or else of the result line, that says what a case belongs to
     */
    public DigestReader(JudgeInfo judge, @Nullable PassRule pass, @Nullable FieldPath cluster) {
        this.headline = judge.headline();
        this.names = new FieldNames(judge.fields());
        this.outputs = judge.fields().stream()
                .filter(field -> field.role() == FieldRole.OUTPUT)
                .toList();
        this.pass = pass;
        this.cluster = cluster;
    }

    /**
     * Whether the outputs that were judged are in the records. They are not where cases are brought beside their results whose output
     * was read from a place of its own; then records that are the same tell nothing.
     */
    public boolean knowsOutputs() {
        return outputSeen || outputs.isEmpty();
    }

    public CaseDigest read(RecordedCase recorded) {
        outputSeen = outputSeen || recorded.subject().filter(this::hasOutput).isPresent();
        Optional<ObjectNode> verdict = recorded.result().verdict();
        List<String> findings = recorded.result().findings().stream()
                .map(Finding::code)
                .sorted()
                .toList();
        return new CaseDigest(
                recorded.result().status(),
                verdict.flatMap(headline::findLabel).map(this::one).orElse(null),
                verdict.flatMap(headline::findScore).map(this::one).orElse(null),
                one(findings),
                recorded.subject().map(DigestReader::content).orElse(null),
                (pass == null || verdict.isEmpty()) ? null : (Boolean) pass.passes(recorded.result(), headline),
                cluster == null ? null : group(recorded, cluster));
    }

    private boolean hasOutput(ObjectNode record) {
        RecordFields fields = RecordFields.of(record, names);
        return outputs.stream().anyMatch(field -> fields.find(field.name()).isPresent());
    }

    private @Nullable String group(RecordedCase recorded, FieldPath path) {
        return recorded.subject()
                .flatMap(path::find)
                .filter(JsonNode::isValueNode)
                .or(() -> path.find(recorded.result().line()).filter(JsonNode::isValueNode))
                .filter(node -> !node.isNull())
                .map(node -> one(node.asText()))
                .orElse(null);
    }

    private static Long content(ObjectNode record) {
        return Long.parseUnsignedLong(Hash.of(Json.write(record)), 16);
    }

    /** The first of all equal values, so that a million cases do not keep a million copies. */
    @SuppressWarnings("unchecked")
    private <T> T one(T value) {
        return (T) known.computeIfAbsent(value, first -> first);
    }
}
