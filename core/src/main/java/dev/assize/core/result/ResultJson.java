package dev.assize.core.result;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.CaseError;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Doubt;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Expense;
import java.util.List;
import java.util.Locale;

/** The result line: one JSON object per case, as {@code docs/formats/result.md} describes it. */
public final class ResultJson {

    /** Marks a finding that no rule of the judge made. */
    static final String BY_ANSWERER = "answerer";

    private ResultJson() {}

    public static ObjectNode of(CaseResult result) {
        return of(result, RecordedAnswer.of(result.answers()));
    }

    /** @param answers those of the result */
    static ObjectNode of(CaseResult result, List<RecordedAnswer> answers) {
        ObjectNode line = Json.object();
        line.put("id", result.id());
        line.put("judge", result.judge().value());
        line.put("version", result.version());
        line.put("epoch", result.epoch().hash());
        line.put("status", result.status().word());
        result.verdict().ifPresentOrElse(verdict -> line.set("verdict", verdict), () -> line.putNull("verdict"));
        findings(line.putArray("findings"), result.findings());
        answers(line.putArray("answers"), answers);
        result.doubt().ifPresent(doubt -> line.set("doubt", doubt(doubt)));
        result.extras().forEach(line::set);
        if (!result.expense().isNone()) {
            line.set("expense", expense(result.expense()));
        }
        result.error().ifPresent(error -> line.set("error", error(error)));
        return line;
    }

    public static ObjectNode evidence(Evidence evidence) {
        return Json.object()
                .put("passage", evidence.passage())
                .put("start", evidence.span().start())
                .put("end", evidence.span().end())
                .put("quote", evidence.quote());
    }

    public static ArrayNode findings(List<Finding> findings) {
        ArrayNode written = JsonNodeFactory.instance.arrayNode();
        findings(written, findings);
        return written;
    }

    private static void findings(ArrayNode target, List<Finding> findings) {
        for (Finding finding : findings) {
            ObjectNode written = target.addObject()
                    .put("code", finding.code())
                    .put("severity", finding.severity().word())
                    .put("message", finding.message());
            evidence(written.putArray("evidence"), finding.evidence());
            if (finding.origin() == Finding.Origin.ANSWERER) {
                written.put("by", BY_ANSWERER);
            }
        }
    }

    private static void evidence(ArrayNode target, List<Evidence> evidence) {
        evidence.forEach(piece -> target.add(evidence(piece)));
    }

    private static void answers(ArrayNode target, List<RecordedAnswer> answers) {
        for (RecordedAnswer answer : answers) {
            ObjectNode written = target.addObject()
                    .put("question", answer.question())
                    .put("asks", answer.asks())
                    .put("wording", answer.wording());
            answer.item().ifPresent(item -> written.put("item", item));
            answer(written, answer);
        }
    }

    private static void answer(ObjectNode target, RecordedAnswer answer) {
        target.put("by", answer.by());
        answer.value().ifPresent(value -> {
            target.set("value", value);
            evidence(target.putArray("evidence"), answer.evidence());
        });
        answer.withheld().ifPresent(reason -> target.put("withheld", reason));
        target.put("rationale", answer.rationale());
        answer.confidence().ifPresent(confidence -> target.put("confidence", confidence.share()));
        if (!answer.ballots().isEmpty()) {
            ArrayNode ballots = target.putArray("ballots");
            answer.ballots().forEach(ballot -> answer(ballots.addObject(), ballot));
        }
    }

    /** An answer without its question. */
    static ObjectNode ballot(Answer ballot) {
        ObjectNode written = Json.object();
        answer(written, RecordedAnswer.ballot(ballot));
        return written;
    }

    private static ObjectNode doubt(Doubt doubt) {
        ObjectNode written = Json.object().put("below", doubt.below().share());
        ArrayNode answers = written.putArray("answers");
        doubt.answers().forEach(id -> answers.add(id.value()));
        written.put("hangs", doubt.hangs());
        if (!doubt.labels().isEmpty()) {
            doubt.labels().forEach(written.putArray("labels")::add);
        }
        doubt.scores()
                .ifPresent(scores ->
                        written.putArray("score_bounds").add(scores.lowest()).add(scores.highest()));
        if (doubt.undecided()) {
            written.put("undecided", true);
        }
        return written;
    }

    public static ObjectNode expense(Expense expense) {
        ObjectNode written = Json.object()
                .put("calls", expense.calls())
                .put("input_tokens", expense.inputTokens())
                .put("output_tokens", expense.outputTokens())
                .put("usd", expense.cost());
        if (expense.unpriced() > 0) {
            written.put("unpriced_calls", expense.unpriced());
        }
        return written.put("waited_ms", expense.waited().toMillis());
    }

    private static ObjectNode error(CaseError error) {
        ObjectNode written = Json.object()
                .put("kind", error.kind().name().toLowerCase(Locale.ROOT))
                .put("message", error.message());
        error.place().filter(SourcePlace::hasLine).ifPresent(place -> place(written, place));
        if (!error.field().isEmpty()) {
            written.put("field", error.field());
        }
        if (!error.expected().isEmpty()) {
            written.put("found", error.found()).put("expected", error.expected());
        }
        return written;
    }

    private static void place(ObjectNode written, SourcePlace place) {
        written.put("file", place.file()).put("line", place.line());
        if (place.nth() > 1) {
            written.put("nth", place.nth());
        }
    }
}
