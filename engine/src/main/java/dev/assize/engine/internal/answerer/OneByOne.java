package dev.assize.engine.internal.answerer;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import java.util.List;

/** Asks each question of a round for itself, so that its answer is kept before the next is asked. Threads share it. */
record OneByOne(Answerer asked) implements Answerer {
    @Override
    public AnswererIdentity identity() {
        return asked.identity();
    }

    @Override
    public Replies answer(List<Question> round) {
        Replies all = Replies.NONE;
        for (Question question : round) {
            all = all.and(asked.answer(List.of(question)));
        }
        return all;
    }
}
