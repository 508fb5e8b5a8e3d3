package dev.assize.core.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswersTest {

    private static final Wording WORDING = Wording.of("asks", "Is it so?");

    @Test
    void anAnswerThatReplacesAnotherTakesItsPlaceEverywhere() {
        Answers asked = Answers.none().and(round("a", "b", "c"));
        Answer other = new Answer.Withheld(QuestionId.of("b"), "someone", WithheldReason.CANNOT_TELL, "too dark");

        Answers altered = asked.with(other);

        assertThat(altered.require(QuestionId.of("b"))).isEqualTo(other);
        assertThat(altered.withheld()).containsExactly(QuestionId.of("b"));
        assertThat(altered.yes(QuestionHandle.yesNo(WORDING).named("b"))).isEmpty();
        assertThat(altered.asked())
                .extracting(each -> each.question().id().value())
                .containsExactly("a", "b", "c");
        assertThat(altered.asked().get(1).answer()).isEqualTo(other);
        assertThat(asked.withheld()).isEmpty();

        Answers later = altered.and(round("d"));
        assertThat(later.require(QuestionId.of("b"))).isEqualTo(other);
        assertThat(later.asked())
                .extracting(each -> each.question().id().value())
                .containsExactly("a", "b", "c", "d");
    }

    private static List<Answers.Answered> round(String... ids) {
        List<Question> questions = new ArrayList<>();
        List<Reply> replies = new ArrayList<>();
        for (String id : ids) {
            QuestionId question = QuestionId.of(id);
            questions.add(new Question(
                    question,
                    WORDING,
                    new Form.YesNo(),
                    List.of(new Passage("text", "It is so.")),
                    Quoting.NONE,
                    Question.Reuse.THIS_CASE));
            replies.add(new Reply.Stated(question, "someone", new Value.YesNo(true), Quote.NONE, ""));
        }
        return AnswerCheck.check(questions, replies, "someone");
    }
}
