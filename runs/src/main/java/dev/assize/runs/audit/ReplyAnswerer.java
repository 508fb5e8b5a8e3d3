package dev.assize.runs.audit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.record.Found;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Answers with a verdict that somebody has kept. */
record ReplyAnswerer(Optional<GivenReply> given, Optional<ObjectNode> document) implements Answerer {

    private static final String NAME = "replies";

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity(NAME, new TreeMap<>());
    }

    @Override
    public Replies answer(List<Question> round) {
        return Replies.free(round.stream().map(this::reply).toList());
    }

    private Reply reply(Question question) {
        if (document.isPresent()) {
            return new Reply.Stated(question.id(), NAME, new Value.Document(document.get()), Quote.NONE, "");
        }
        return given.<Reply>map(reply -> new Reply.Declined(
                        question.id(),
                        NAME,
                        WithheldReason.UNREADABLE,
                        reply.place() + ": found " + Found.describe(reply.content()) + ", expected a JSON object"))
                .orElseGet(() -> new Reply.Declined(question.id(), NAME, WithheldReason.UNANSWERED, "no reply"));
    }
}
