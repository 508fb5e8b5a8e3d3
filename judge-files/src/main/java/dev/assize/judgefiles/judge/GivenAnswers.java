package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.result.ValueJson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Answers one case's questions with answers that somebody wrote down: by the question's id, either the value alone or an object
 * with {@code value}, {@code quote} and {@code rationale}. What is not written down is not answered. Belongs to one thread.
 */
final class GivenAnswers implements Answerer {

    private static final String NAME = "answers";

    private final Map<String, JsonNode> answers;
    private final Set<String> unused;

    GivenAnswers(Map<String, JsonNode> answers) {
        this.answers = new LinkedHashMap<>(answers);
        this.unused = new LinkedHashSet<>(answers.keySet());
    }

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity(NAME, Collections.emptySortedMap());
    }

    /** The ids that no question asked for. */
    Set<String> unused() {
        return unused;
    }

    @Override
    public Replies answer(List<Question> round) {
        List<Reply> replies = new ArrayList<>();
        for (Question question : round) {
            JsonNode written = answers.get(question.id().value());
            if (written != null && !written.isNull()) {
                unused.remove(question.id().value());
                replies.add(reply(question, written));
            }
        }
        return Replies.free(replies);
    }

    private static Reply reply(Question question, JsonNode written) {
        boolean wrapped = written.isObject() && written.has("value");
        JsonNode said = wrapped ? written.get("value") : written;
        Optional<Value> value = ValueJson.read(question.form(), ValueJson.whole(said));
        if (value.isEmpty()) {
            return new Reply.Declined(
                    question.id(),
                    NAME,
                    WithheldReason.WRONG_FORM,
                    "found " + said + ", expected " + ValueJson.expected(question.form()));
        }
        String quote = written.path("quote").asText("");
        return new Reply.Stated(
                question.id(),
                NAME,
                value.get(),
                wrapped && !quote.isEmpty() ? Quote.of(quote) : Quote.NONE,
                wrapped ? written.path("rationale").asText("") : "");
    }
}
