package dev.assize.junit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldRole;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;

/** What a model produced, with what it is to be held against. */
public final class OutputAssert extends AbstractAssert<OutputAssert, String> {

    private final @Nullable CaseJudge judge;
    private final Map<String, Object> fields = new LinkedHashMap<>();

    OutputAssert(String output, @Nullable CaseJudge judge) {
        super(output, OutputAssert.class);
        this.judge = judge;
    }

    /** Another field of the case: a text, a number, a truth value, or a list or a map of such. */
    public OutputAssert with(String field, Object value) {
        fields.put(field, value);
        return this;
    }

    /** What was asked, for judges that take it into account. */
    public OutputAssert askedFor(String question) {
        return with("question", question);
    }

    /** Holds the output against a reference answer, with the judge {@code reference-coverage}: scores from 0 to 5. */
    public VerdictAssert coversReference(String reference) {
        Object question = fields.remove("question");
        if (question != null) {
            fields.put("input", question);
        }
        return with("reference", reference).judgedBy("reference-coverage");
    }

    /** Holds the output's claims against texts that it may speak of, with the judge {@code faithfulness}: scores from 0 to 1. */
    public VerdictAssert isFaithfulTo(String... contexts) {
        return with("contexts", List.of(contexts)).judgedBy("faithfulness");
    }

    /** Judges the case with another judge, by its id or by the folder or file that describes it. */
    public VerdictAssert judgedBy(String name) {
        return verdict(CaseJudge.named(name));
    }

    /** Judges the case with the judge that the test names. */
    public VerdictAssert verdict() {
        if (judge == null) {
            throw new IllegalStateException(
                    "no judge is named: say judgedBy(…), or let @JudgedBy give the test a CaseJudge");
        }
        return verdict(judge);
    }

    /** As {@code verdict().withScoreAtLeast(least)}. */
    public VerdictAssert scoresAtLeast(double least) {
        return verdict().withScoreAtLeast(least);
    }

    /** As {@code verdict().passes()}. */
    public VerdictAssert passes() {
        return verdict().passes();
    }

    private VerdictAssert verdict(CaseJudge by) {
        isNotNull();
        ObjectNode record = Json.object();
        String field = by.info().fields().stream()
                .filter(each -> each.role() == FieldRole.OUTPUT)
                .map(Field::name)
                .findFirst()
                .orElse("output");
        put(record, field, actual);
        fields.forEach((name, value) -> put(record, name, value));
        VerdictAssert verdict = by.judge(record);
        return descriptionText().isEmpty() ? verdict : verdict.as(descriptionText());
    }

    /** A name with dots is a path, as in records of other tools. */
    private static void put(ObjectNode record, String name, Object value) {
        int dot = name.indexOf('.');
        if (dot > 0) {
            String first = name.substring(0, dot);
            ObjectNode inside = record.get(first) instanceof ObjectNode known ? known : record.putObject(first);
            put(inside, name.substring(dot + 1), value);
        } else {
            record.set(name, FieldValue.of("the field " + name, value));
        }
    }
}
