package dev.assize.core.result;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.CaseError;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Doubt;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.json.internal.JsonName;
import dev.assize.core.json.internal.JsonWriter;
import dev.assize.core.json.internal.TreeWriter;
import dev.assize.core.json.internal.Utf8JsonWriter;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Expense;
import dev.assize.core.question.QuestionId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The result line: one JSON object per case, as {@code docs/formats/result.md} describes it. */
public final class ResultJson {

    /** About how many bytes a line takes without its answers, and for each of them. */
    private static final int EXPECTED = 2_048;

    private static final int EXPECTED_FOR_ANSWER = 640;

    private static final JsonName ID = JsonName.of("id");
    private static final JsonName JUDGE = JsonName.of("judge");
    private static final JsonName VERSION = JsonName.of("version");
    private static final JsonName EPOCH = JsonName.of("epoch");
    private static final JsonName STATUS = JsonName.of("status");
    private static final JsonName VERDICT = JsonName.of("verdict");
    private static final JsonName FINDINGS = JsonName.of("findings");
    private static final JsonName ANSWERS = JsonName.of("answers");
    private static final JsonName DOUBT = JsonName.of("doubt");
    private static final JsonName EXPENSE = JsonName.of("expense");
    private static final JsonName ERROR = JsonName.of("error");

    private static final JsonName BELOW = JsonName.of("below");
    private static final JsonName HANGS = JsonName.of("hangs");
    private static final JsonName LABELS = JsonName.of("labels");
    private static final JsonName SCORE_BOUNDS = JsonName.of("score_bounds");
    private static final JsonName EXPECTED_SCORE = JsonName.of("expected_score");
    private static final JsonName UNDECIDED = JsonName.of("undecided");

    private static final JsonName CALLS = JsonName.of("calls");
    private static final JsonName INPUT_TOKENS = JsonName.of("input_tokens");
    private static final JsonName OUTPUT_TOKENS = JsonName.of("output_tokens");
    private static final JsonName USD = JsonName.of("usd");
    private static final JsonName UNPRICED_CALLS = JsonName.of("unpriced_calls");
    private static final JsonName WAITED_MS = JsonName.of("waited_ms");

    private static final JsonName MESSAGE = JsonName.of("message");
    private static final JsonName KIND = JsonName.of("kind");
    private static final JsonName FILE = JsonName.of("file");
    private static final JsonName LINE = JsonName.of("line");
    private static final JsonName NTH = JsonName.of("nth");
    private static final JsonName FIELD = JsonName.of("field");
    private static final JsonName FOUND = JsonName.of("found");
    private static final JsonName EXPECTED_VALUE = JsonName.of("expected");

    private ResultJson() {}

    public static ObjectNode of(CaseResult result) {
        return of(result, RecordedAnswer.of(result.answers()));
    }

    /** @param answers those of the result */
    static ObjectNode of(CaseResult result, List<RecordedAnswer> answers) {
        return (ObjectNode) tree(target -> write(target, result, answers));
    }

    /** The line with its line break, as bytes of UTF-8: the same as of the tree. */
    static byte[] line(CaseResult result, List<RecordedAnswer> answers) {
        Utf8JsonWriter target = new Utf8JsonWriter(EXPECTED + EXPECTED_FOR_ANSWER * answers.size());
        write(target, result, answers);
        return target.line();
    }

    public static ObjectNode evidence(Evidence evidence) {
        return (ObjectNode) tree(target -> FindingJson.write(target, evidence));
    }

    public static ArrayNode findings(List<Finding> findings) {
        return (ArrayNode) tree(target -> FindingJson.write(target, findings));
    }

    /** An answer without its question. */
    static ObjectNode ballot(Answer ballot) {
        return (ObjectNode) tree(target -> AnswerJson.writeBallot(target, RecordedAnswer.ballot(ballot)));
    }

    public static ObjectNode expense(Expense expense) {
        return (ObjectNode) tree(target -> write(target, expense));
    }

    private static JsonNode tree(Consumer<JsonWriter> writing) {
        TreeWriter target = new TreeWriter();
        writing.accept(target);
        return target.whole();
    }

    private static void write(JsonWriter target, CaseResult result, List<RecordedAnswer> answers) {
        target.startObject();
        target.text(ID, result.id());
        target.text(JUDGE, result.judge().value());
        target.text(VERSION, result.version());
        target.text(EPOCH, result.epoch().hash());
        target.text(STATUS, result.status().word());
        target.name(VERDICT);
        Optional<ObjectNode> verdict = result.verdict();
        if (verdict.isPresent()) {
            target.tree(verdict.get());
        } else {
            target.nothing();
        }
        target.name(FINDINGS);
        FindingJson.write(target, result.findings());
        target.name(ANSWERS);
        target.startArray();
        for (RecordedAnswer answer : answers) {
            AnswerJson.write(target, answer);
        }
        target.endArray();
        Optional<Doubt> doubt = result.doubt();
        if (doubt.isPresent()) {
            write(target, doubt.get());
        }
        for (Map.Entry<String, JsonNode> extra : result.extras().entrySet()) {
            target.name(extra.getKey());
            target.tree(extra.getValue());
        }
        if (!result.expense().isNone()) {
            target.name(EXPENSE);
            write(target, result.expense());
        }
        result.error().ifPresent(error -> write(target, error));
        target.endObject();
    }

    private static void write(JsonWriter target, Doubt doubt) {
        target.name(DOUBT);
        target.startObject();
        target.name(BELOW);
        target.number(doubt.below().share());
        target.name(ANSWERS);
        target.startArray();
        for (QuestionId id : doubt.answers()) {
            target.text(id.value());
        }
        target.endArray();
        target.name(HANGS);
        target.bool(doubt.hangs());
        if (!doubt.labels().isEmpty()) {
            target.name(LABELS);
            target.startArray();
            doubt.labels().forEach(target::text);
            target.endArray();
        }
        doubt.scores().ifPresent(scores -> {
            target.name(SCORE_BOUNDS);
            target.startArray();
            target.number(scores.lowest());
            target.number(scores.highest());
            target.endArray();
        });
        doubt.expectedScore().ifPresent(score -> {
            target.name(EXPECTED_SCORE);
            target.number(score);
        });
        if (doubt.undecided()) {
            target.name(UNDECIDED);
            target.bool(true);
        }
        target.endObject();
    }

    private static void write(JsonWriter target, Expense expense) {
        target.startObject();
        target.name(CALLS);
        target.number(expense.calls());
        target.name(INPUT_TOKENS);
        target.number(expense.inputTokens());
        target.name(OUTPUT_TOKENS);
        target.number(expense.outputTokens());
        target.name(USD);
        target.number(expense.cost());
        if (expense.unpriced() > 0) {
            target.name(UNPRICED_CALLS);
            target.number(expense.unpriced());
        }
        target.name(WAITED_MS);
        target.number(expense.waited().toMillis());
        target.endObject();
    }

    private static void write(JsonWriter target, CaseError error) {
        target.name(ERROR);
        target.startObject();
        target.text(KIND, error.kind().name().toLowerCase(Locale.ROOT));
        target.text(MESSAGE, error.message());
        error.place().filter(SourcePlace::hasLine).ifPresent(place -> write(target, place));
        if (!error.field().isEmpty()) {
            target.text(FIELD, error.field());
        }
        if (!error.expected().isEmpty()) {
            target.text(FOUND, error.found());
            target.text(EXPECTED_VALUE, error.expected());
        }
        target.endObject();
    }

    private static void write(JsonWriter target, SourcePlace place) {
        target.text(FILE, place.file());
        target.name(LINE);
        target.number(place.line());
        if (place.nth() > 1) {
            target.name(NTH);
            target.number(place.nth());
        }
    }
}
