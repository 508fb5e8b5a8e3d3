package dev.assize.runs.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.CaseFailure;
import dev.assize.core.Expense;
import dev.assize.core.FailureKind;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SharedAnswersTest {

    private static final Expense CALL = new Expense(1, 100, 10, new BigDecimal("0.0003"), 0, Duration.ofMillis(5));

    @Test
    void aFailureOfTheCasesOwnQuestionsTellsWhatTheSharedOnesCost() {
        SharedAnswers answerer = new SharedAnswers(new FailsOnOwnQuestions());
        List<Question> round =
                List.of(question("facts", Question.Reuse.SAME_PASSAGES), question("own", Question.Reuse.THIS_CASE));
        assertThatThrownBy(() -> answerer.answer(round))
                .isInstanceOfSatisfying(
                        CaseFailure.class, failure -> assertThat(failure.paid()).isEqualTo(CALL));
        // The next case has the shared answer for nothing.
        assertThatThrownBy(() -> answerer.answer(round))
                .isInstanceOfSatisfying(
                        CaseFailure.class, failure -> assertThat(failure.paid()).isEqualTo(Expense.NONE));
    }

    private static Question question(String id, Question.Reuse reuse) {
        return new Question(
                QuestionId.of(id),
                Wording.of(id, "Is it?"),
                new Form.YesNo(),
                List.of(new Passage("text", "Rome")),
                Quoting.NONE,
                reuse);
    }

    private static final class FailsOnOwnQuestions implements Answerer {

        @Override
        public AnswererIdentity identity() {
            return new AnswererIdentity("model", new TreeMap<>());
        }

        @Override
        public Replies answer(List<Question> round) {
            Question question = round.get(0);
            if (question.reuse() == Question.Reuse.THIS_CASE) {
                throw new CaseFailure(FailureKind.PROVIDER_BUSY, "busy", null);
            }
            Reply yes = new Reply.Stated(question.id(), "model", new Value.YesNo(true), Quote.NONE, "");
            return new Replies(List.of(yes), List.of(), CALL);
        }
    }
}
