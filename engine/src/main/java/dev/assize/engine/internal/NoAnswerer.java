package dev.assize.engine.internal;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.WithheldReason;
import java.util.List;
import java.util.TreeMap;

/** Stands where rules would, for questions that no rules can answer. */
public enum NoAnswerer implements Answerer {
    INSTANCE;

    private static final String NAME = "embedded";

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity(NAME, new TreeMap<>());
    }

    @Override
    public Replies answer(List<Question> round) {
        return Replies.free(round.stream()
                .<Reply>map(question -> new Reply.Declined(
                        question.id(), NAME, WithheldReason.CANNOT_TELL, "no rules write whole verdicts"))
                .toList());
    }
}
