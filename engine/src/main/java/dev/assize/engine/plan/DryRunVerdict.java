package dev.assize.engine.plan;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.Hearing;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.engine.judge.ChosenJudge;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stands in for a model that replies to a whole prompt: it says the verdict to which the embedded answers lead. Not shared
 * between threads.
 */
final class DryRunVerdict implements Answerer {

    private final Hearing<?> hearing;
    private final AnswererIdentity identity;
    private @Nullable ObjectNode verdict;

    /** @param judge the one that asks small questions */
    DryRunVerdict(ChosenJudge judge) {
        this.hearing = new Hearing<>(judge.judge(), judge.embedded());
        this.identity = judge.embedded().identity();
    }

    /** From now on it is asked about this case. */
    void take(ObjectNode record) {
        // A model would say something even where the rules stay undecided, about as long as what they say elsewhere.
        verdict = hearing.hear("", record, null).verdict().orElse(verdict);
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    @Override
    public Replies answer(List<Question> round) {
        return Replies.free(round.stream().map(this::reply).toList());
    }

    private Reply reply(Question question) {
        ObjectNode said = verdict;
        return said == null
                ? new Reply.Declined(question.id(), identity.name(), WithheldReason.CANNOT_TELL, "undecided")
                : new Reply.Stated(question.id(), identity.name(), new Value.Document(said), Quote.NONE, "");
    }
}
