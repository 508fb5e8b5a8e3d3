package dev.assize.core.result;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The JSON form of a reply without its question, and back: the same reply may be given to another question. */
public final class ReplyJson {

    private ReplyJson() {}

    public static ObjectNode of(Reply.Stated reply) {
        ObjectNode written = Json.object().put("by", reply.by());
        written.set("value", ValueJson.of(reply.value()));
        if (!reply.quote().isEmpty()) {
            written.put("quote", reply.quote().text()).put("from", reply.quote().from());
        }
        written.put("rationale", reply.rationale());
        reply.confidence().ifPresent(confidence -> written.put("confidence", confidence.share()));
        if (!reply.ballots().isEmpty()) {
            ArrayNode ballots = written.putArray("ballots");
            reply.ballots().forEach(ballot -> ballots.add(ResultJson.ballot(ballot)));
        }
        return written;
    }

    /** Empty when it was not written by {@link #of} for a question of this form. */
    public static Optional<Reply.Stated> read(Question question, JsonNode written) {
        Optional<Value> value = ValueJson.read(question.form(), written.path("value"));
        Optional<List<Answer>> ballots = ballots(question, written.path("ballots"));
        if (value.isEmpty() || ballots.isEmpty() || !written.path("by").isTextual()) {
            return Optional.empty();
        }
        Quote quote = written.has("quote")
                ? new Quote(
                        written.path("quote").asText(),
                        Math.max(0, written.path("from").asInt()))
                : Quote.NONE;
        AnswerConfidence sure = written.path("confidence").isNumber()
                ? new AnswerConfidence(written.path("confidence").decimalValue())
                : null;
        return Optional.of(new Reply.Stated(
                        question.id(),
                        written.path("by").asText(),
                        value.get(),
                        quote,
                        written.path("rationale").asText(),
                        ballots.get())
                .as(sure));
    }

    private static Optional<List<Answer>> ballots(Question question, JsonNode written) {
        List<Answer> ballots = new ArrayList<>();
        for (RecordedAnswer ballot : RecordedResult.answers(written)) {
            Optional<Answer> read = ballot(question.id(), question.form(), ballot);
            if (read.isEmpty()) {
                return Optional.empty();
            }
            ballots.add(read.get());
        }
        return Optional.of(ballots);
    }

    private static Optional<Answer> ballot(QuestionId id, Form form, RecordedAnswer ballot) {
        List<Answer> inner = new ArrayList<>();
        for (RecordedAnswer each : ballot.ballots()) {
            Optional<Answer> read = ballot(id, form, each);
            if (read.isEmpty()) {
                return Optional.empty();
            }
            inner.add(read.get());
        }
        if (ballot.withheld().isPresent()) {
            return reason(ballot.withheld().get())
                    .map(reason -> new Answer.Withheld(id, ballot.by(), reason, ballot.rationale(), inner));
        }
        return ballot.value()
                .flatMap(node -> ValueJson.read(form, node))
                .map(value -> new Answer.Given(
                        id, ballot.by(), value, ballot.evidence(), ballot.rationale(), inner, ballot.sure()));
    }

    private static Optional<WithheldReason> reason(String written) {
        for (WithheldReason reason : WithheldReason.values()) {
            if (reason.word().equals(written)) {
                return Optional.of(reason);
            }
        }
        return Optional.empty();
    }
}
