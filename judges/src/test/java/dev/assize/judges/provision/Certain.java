package dev.assize.judges.provision;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import java.util.List;
import java.util.TreeMap;

/** Answers every question alike. */
record Certain(boolean yes) implements Answerer {

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity("certain", new TreeMap<>());
    }

    @Override
    public Replies answer(List<Question> round) {
        return Replies.free(round.stream()
                .<Reply>map(
                        question -> new Reply.Stated(question.id(), "certain", new Value.YesNo(yes), Quote.NONE, ""))
                .toList());
    }
}
