package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import java.util.List;

/** Answers as another, and fails where that one passes over a question: rules that cannot tell decline, and say why. */
record CompleteAnswerer(Answerer other) implements Answerer {
    @Override
    public AnswererIdentity identity() {
        return other.identity();
    }

    @Override
    public AnswerConfidence threshold() {
        return other.threshold();
    }

    @Override
    public Replies answer(List<Question> round) {
        Replies said = other.answer(round);
        assertThat(said.replies())
                .extracting(Reply::question)
                .as("the questions that %s replies to", identity().name())
                .containsExactlyInAnyOrderElementsOf(
                        round.stream().map(Question::id).toList());
        return said;
    }
}
