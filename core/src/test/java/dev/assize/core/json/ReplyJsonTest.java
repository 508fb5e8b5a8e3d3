package dev.assize.core.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.assize.core.finding.Evidence;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.question.Wording;
import dev.assize.core.result.ReplyJson;
import dev.assize.text.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReplyJsonTest {

    private static final String TEXT = "Rome was founded in 753.";

    @Test
    void isReadAsItWasWritten() throws JsonProcessingException {
        Map<String, Boolean> ticks = new LinkedHashMap<>();
        ticks.put("b", true);
        ticks.put("a", false);
        Map<Form, Value> values = new LinkedHashMap<>();
        values.put(new Form.YesNo(), new Value.YesNo(true));
        values.put(new Form.Choice(List.of("a", "b")), new Value.Choice("b"));
        values.put(new Form.Scale(0, 5), new Value.Scale(3));
        values.put(new Form.Checklist(List.of("a", "b")), new Value.Checklist(ticks));
        values.put(new Form.Listing(3), new Value.Listing(List.of("x", "\uD83D\uDE00")));
        values.put(
                new Form.Document(Json.object()),
                new Value.Document(Json.object().put("score", 4)));
        for (Map.Entry<Form, Value> each : values.entrySet()) {
            Question question = question("q", each.getKey());
            Reply.Stated reply = stated(question, each.getValue());
            String written = Json.write(ReplyJson.of(reply));
            assertThat(ReplyJson.read(question, Json.parse(written))).contains(reply);
            Question other = question("other", each.getKey());
            assertThat(ReplyJson.read(other, Json.parse(written)).orElseThrow()).isEqualTo(reply.to(other.id()));
        }
    }

    @Test
    void isNothingWhenItHasAnotherForm() throws JsonProcessingException {
        Question question = question("q", new Form.YesNo());
        assertThat(ReplyJson.read(question, Json.parse("{\"by\":\"m\",\"value\":3}")))
                .isEmpty();
        assertThat(ReplyJson.read(question, Json.parse("{\"value\":true}"))).isEmpty();
        assertThat(ReplyJson.read(
                        question,
                        Json.parse(
                                "{\"by\":\"m\",\"value\":true,\"ballots\":[{\"by\":\"a\",\"withheld\":\"tired\"}]}")))
                .isEmpty();
    }

    private static Reply.Stated stated(Question question, Value value) {
        Evidence evidence = Evidence.in("text", TEXT, new Span(0, 4));
        QuestionId id = question.id();
        return new Reply.Stated(
                id,
                "model x2",
                value,
                new Quote("Rome", 0),
                "it says so",
                List.of(
                        new Answer.Given(id, "model #1", value, List.of(evidence), "yes", List.of()),
                        new Answer.Withheld(
                                id,
                                "model #2",
                                WithheldReason.SPLIT_VOTE,
                                "no",
                                List.of(new Answer.Given(id, "m", value, List.of(), "", List.of())))));
    }

    private static Question question(String id, Form form) {
        return new Question(
                QuestionId.of(id),
                Wording.of("states", "Does the text state it?"),
                form,
                List.of(new Passage("text", TEXT)),
                Quoting.welcome("text"),
                Question.Reuse.THIS_CASE);
    }
}
