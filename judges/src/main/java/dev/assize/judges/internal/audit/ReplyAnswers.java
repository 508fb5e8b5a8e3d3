package dev.assize.judges.internal.audit;

import dev.assize.core.Judge;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Puts a judge's own questions to the opinions that a whole verdict expresses. */
public final class ReplyAnswers {

    private static final String BY = "reply";
    private static final int MOST_ROUNDS = 8;

    private ReplyAnswers() {}

    /** @param opinion what the verdict says to a question; empty when it says nothing */
    public static <C> Answers collect(Judge<C> judge, C subject, Function<Question, Optional<Value>> opinion) {
        Answers answers = Answers.none();
        for (int round = 0; round < MOST_ROUNDS; round++) {
            List<Question> questions = judge.ask(subject, answers);
            if (questions.isEmpty()) {
                return answers;
            }
            List<Reply> replies = new ArrayList<>(questions.size());
            for (Question question : questions) {
                replies.add(opinion.apply(question)
                        .<Reply>map(value -> new Reply.Stated(question.id(), BY, value, Quote.NONE, ""))
                        .orElseGet(() ->
                                new Reply.Declined(question.id(), BY, WithheldReason.CANNOT_TELL, "not in the reply")));
            }
            answers = answers.and(AnswerCheck.check(questions, replies, BY));
        }
        throw new IllegalStateException("The judge still asks after " + MOST_ROUNDS + " rounds");
    }
}
