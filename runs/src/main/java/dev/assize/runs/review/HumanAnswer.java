package dev.assize.runs.review;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Reply;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.result.ReplyJson;
import dev.assize.runs.cache.AnswerKey;
import java.time.Instant;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a person said to a question of a run.
 *
 * @param key stands for all that was asked; an answer holds for a question that asks the same and for no other
 * @param person without the {@code human:} before it
 * @param content the reply as it was given, or that the person cannot tell
 * @param settles whether it ends a disagreement, whatever others said
 * @param queue from which it was asked
 */
public record HumanAnswer(
        QuestionPlace place,
        String key,
        String person,
        ObjectNode content,
        boolean settles,
        ReviewQueue queue,
        Instant given) {

    private static final AnswererIdentity PEOPLE = new AnswererIdentity("human", new TreeMap<>());
    private static final String PREFIX = "human:";
    private static final String CANNOT_TELL = "cannot_tell";

    /** Under which name a person answers. */
    public static String by(String person) {
        return PREFIX + person;
    }

    /** What an answer to this question hangs on. */
    public static String key(Question question) {
        return AnswerKey.of(question, PEOPLE).hash();
    }

    /** An answer that was checked before. */
    public static HumanAnswer stated(
            QuestionPlace place,
            Question question,
            String person,
            Reply.Stated reply,
            boolean settles,
            ReviewQueue queue,
            Instant now) {
        return new HumanAnswer(place, key(question), person, ReplyJson.of(reply), settles, queue, now);
    }

    /** Somebody who looked and cannot tell. */
    public static HumanAnswer cannotTell(
            QuestionPlace place,
            Question question,
            String person,
            String note,
            boolean settles,
            ReviewQueue queue,
            Instant now) {
        ObjectNode content =
                Json.object().put("by", by(person)).put("withheld", CANNOT_TELL).put("rationale", note);
        return new HumanAnswer(place, key(question), person, content, settles, queue, now);
    }

    static ObjectNode parse(String content) {
        try {
            return (ObjectNode) Json.parse(content);
        } catch (JsonProcessingException | ClassCastException e) {
            throw new IllegalStateException("Only JSON objects are stored as answers", e);
        }
    }

    public String by() {
        return by(person);
    }

    /** The value; empty for whoever cannot tell. */
    public Optional<JsonNode> value() {
        return Optional.ofNullable(content.get("value"));
    }

    public String note() {
        return content.path("rationale").asText();
    }

    public String quote() {
        return content.path("quote").asText();
    }

    boolean answers(Question question) {
        return place.question().equals(question.id().value()) && key.equals(key(question));
    }

    /** Whether this is a question of the same id that asks something else. */
    boolean isOfAnother(Question question) {
        return place.question().equals(question.id().value()) && !key.equals(key(question));
    }

    /** The reply as the person gave it. */
    Reply to(Question question) {
        return ReplyJson.read(question, content)
                .<Reply>map(stated -> stated)
                .orElseGet(() -> new Reply.Declined(question.id(), by(), WithheldReason.CANNOT_TELL, note()));
    }
}
