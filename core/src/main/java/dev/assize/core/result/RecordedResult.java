package dev.assize.core.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeId;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.flow.CaseError;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Doubt;
import dev.assize.core.flow.Epoch;
import dev.assize.core.flow.Outcome;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Expense;
import dev.assize.core.question.QuestionId;
import dev.assize.text.Span;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A result as its line tells it, fresh or read back.
 *
 * @param form the verdict; null when there is none
 * @param doubting what hangs on answers that are not sure; null when nothing is doubtful
 * @param problem why the case has no ruling; null when it has one
 * @param written the whole line as it stands, with the extras of its judge
 */
public record RecordedResult(
        String id,
        JudgeId judge,
        String version,
        Epoch epoch,
        Status status,
        @Nullable ObjectNode form,
        List<Finding> findings,
        List<RecordedAnswer> answers,
        Expense expense,
        @Nullable Doubt doubting,
        @Nullable String problem,
        ResultLine written)
        implements Outcome {

    public RecordedResult {
        findings = List.copyOf(findings);
        answers = List.copyOf(answers);
    }

    public RecordedResult(
            String id,
            JudgeId judge,
            String version,
            Epoch epoch,
            Status status,
            @Nullable ObjectNode form,
            List<Finding> findings,
            List<RecordedAnswer> answers,
            Expense expense,
            @Nullable Doubt doubting,
            @Nullable String problem,
            ObjectNode line) {
        this(
                id,
                judge,
                version,
                epoch,
                status,
                form,
                findings,
                answers,
                expense,
                doubting,
                problem,
                ResultLine.of(line));
    }

    /** What {@link #read} makes of the line of this result, without reading it back. */
    public static RecordedResult of(CaseResult result) {
        List<RecordedAnswer> answers = RecordedAnswer.of(result.answers());
        return new RecordedResult(
                result.id(),
                result.judge(),
                result.version(),
                result.epoch(),
                result.status(),
                result.verdict().orElse(null),
                result.findings(),
                answers,
                result.expense(),
                result.doubt().orElse(null),
                result.error().map(CaseError::message).orElse(null),
                ResultLine.of(result, answers));
    }

    /** Throws {@link IllegalArgumentException} when the text is no result line. */
    public static RecordedResult parse(String line) {
        try {
            if (Json.parse(line) instanceof ObjectNode object) {
                return read(object);
            }
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("a result line is JSON: " + JsonMistake.of(e), e);
        }
        throw new IllegalArgumentException("a result line is a JSON object");
    }

    /** Throws {@link IllegalArgumentException} naming the field when it is no result line. */
    public static RecordedResult read(ObjectNode line) {
        return new RecordedResult(
                text(line, "id"),
                new JudgeId(text(line, "judge")),
                text(line, "version"),
                new Epoch(text(line, "epoch")),
                constant(Status.class, line, "status"),
                line.get("verdict") instanceof ObjectNode verdict ? verdict : null,
                findings(line.path("findings")),
                answers(line.path("answers")),
                expense(line.path("expense")),
                line.path("doubt").isObject() ? doubt(line.path("doubt")) : null,
                line.path("error").isObject() ? text(line.path("error"), "message") : null,
                line);
    }

    /** The whole line, for whoever looks into it. */
    public ObjectNode line() {
        return written.tree();
    }

    /** The whole line with the line break after it, in UTF-8. */
    public byte[] lineBytes() {
        return written.bytes();
    }

    /** The whole line without a line break. */
    public String lineText() {
        byte[] bytes = written.bytes();
        return new String(bytes, 0, bytes.length - 1, StandardCharsets.UTF_8);
    }

    @Override
    public Optional<ObjectNode> verdict() {
        return Optional.ofNullable(form);
    }

    @Override
    public Optional<Doubt> doubt() {
        return Optional.ofNullable(doubting);
    }

    private static Doubt doubt(JsonNode node) {
        List<QuestionId> answers = new ArrayList<>();
        node.path("answers").forEach(id -> answers.add(QuestionId.of(id.asText())));
        List<String> labels = new ArrayList<>();
        node.path("labels").forEach(label -> labels.add(label.asText()));
        JsonNode scores = node.path("score_bounds");
        JsonNode expected = node.path("expected_score");
        return new Doubt(
                share(node, "below"),
                answers,
                node.path("hangs").asBoolean(),
                node.path("undecided").asBoolean(),
                labels,
                scores.path(0).isNumber() ? scores.get(0).decimalValue() : null,
                scores.path(1).isNumber() ? scores.get(1).decimalValue() : null,
                expected.isNumber() ? expected.decimalValue() : null);
    }

    /** The message of the error, if the case has one. */
    public Optional<String> error() {
        return Optional.ofNullable(problem);
    }

    /** The findings that answerers made, and not a rule of the judge; a new ruling keeps them. */
    public List<Finding> remarks() {
        return findings.stream()
                .filter(finding -> finding.origin() == Finding.Origin.ANSWERER)
                .toList();
    }

    /** What {@link ResultJson#findings} wrote. */
    public static List<Finding> findings(JsonNode nodes) {
        List<Finding> findings = new ArrayList<>();
        for (JsonNode node : nodes) {
            findings.add(new Finding(
                    text(node, "code"),
                    constant(Severity.class, node, "severity"),
                    text(node, "message"),
                    evidence(node.path("evidence")),
                    node.path("by").asText().equals(FindingJson.BY_ANSWERER)
                            ? Finding.Origin.ANSWERER
                            : Finding.Origin.JUDGE));
        }
        return findings;
    }

    static List<RecordedAnswer> answers(JsonNode nodes) {
        List<RecordedAnswer> answers = new ArrayList<>();
        for (JsonNode node : nodes) {
            answers.add(new RecordedAnswer(
                    node.path("question").asText(),
                    node.path("asks").asText(),
                    node.path("wording").asText(),
                    node.has("item") ? text(node, "item") : null,
                    text(node, "by"),
                    node.get("value"),
                    node.has("withheld") ? text(node, "withheld") : null,
                    evidence(node.path("evidence")),
                    node.path("rationale").asText(),
                    answers(node.path("ballots")),
                    confidence(node)));
        }
        return answers;
    }

    private static @Nullable AnswerConfidence confidence(JsonNode node) {
        return node.has("confidence") ? share(node, "confidence") : null;
    }

    private static AnswerConfidence share(JsonNode node, String field) {
        if (!node.path(field).isNumber()) {
            throw new IllegalArgumentException(
                    "\"" + field + "\" of a result line is a number from 0 to 1, found " + node.path(field));
        }
        return new AnswerConfidence(node.path(field).decimalValue());
    }

    private static List<Evidence> evidence(JsonNode nodes) {
        List<Evidence> evidence = new ArrayList<>();
        for (JsonNode node : nodes) {
            Span span = new Span(node.path("start").asInt(), node.path("end").asInt());
            evidence.add(new Evidence(text(node, "passage"), span, text(node, "quote")));
        }
        return evidence;
    }

    private static Expense expense(JsonNode node) {
        return node.isObject()
                ? new Expense(
                        node.path("calls").asLong(),
                        node.path("input_tokens").asLong(),
                        node.path("output_tokens").asLong(),
                        node.path("usd").isNumber() ? node.path("usd").decimalValue() : BigDecimal.ZERO,
                        node.path("unpriced_calls").asLong(),
                        Duration.ofMillis(node.path("waited_ms").asLong()))
                : Expense.NONE;
    }

    private static <E extends Enum<E>> E constant(Class<E> type, JsonNode node, String field) {
        String written = text(node, field);
        for (E constant : type.getEnumConstants()) {
            if (constant.name().toLowerCase(Locale.ROOT).equals(written)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("\"" + field + "\" is no " + field + " of a result line: " + written);
    }

    private static String text(JsonNode node, String field) {
        JsonNode value = node.path(field);
        if (!value.isTextual()) {
            throw new IllegalArgumentException(
                    "a result line has a text \"" + field + "\", found " + (value.isMissingNode() ? "none" : value));
        }
        return value.textValue();
    }
}
