package dev.assize.testkit;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import java.util.List;

/** Says what another answerer says and is sure of nothing. */
public final class UnsureAnswerer implements Answerer {

    private static final AnswerConfidence UNSURE = AnswerConfidence.parse("0.5");

    private final Answerer answerer;

    private UnsureAnswerer(Answerer answerer) {
        this.answerer = answerer;
    }

    public static UnsureAnswerer of(Answerer answerer) {
        return new UnsureAnswerer(answerer);
    }

    @Override
    public AnswererIdentity identity() {
        return answerer.identity();
    }

    @Override
    public Replies answer(List<Question> round) {
        Replies said = answerer.answer(round);
        return new Replies(
                said.replies().stream()
                        .map(reply -> reply instanceof Reply.Stated stated ? stated.as(UNSURE) : reply)
                        .toList(),
                said.remarks(),
                said.expense());
    }
}
