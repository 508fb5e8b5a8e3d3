package dev.assize.core.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionHandleTest {

    private static final QuestionHandle<Value.YesNo> STATES = QuestionHandle.yesNo(
                    Wording.of("states-fact", "Does it?"))
            .numbered("fact")
            .asked("for each fact");
    private static final QuestionHandle<Value.Choice> WHICH = QuestionHandle.choice(Wording.of("which", "Which?"));

    @Test
    void tellsItsOutline() {
        assertThat(STATES.outline())
                .isEqualTo(new QuestionOutline(Wording.of("states-fact", "Does it?"), "yes/no", "for each fact"));
        assertThat(QuestionHandle.outlines(List.of(STATES, WHICH)))
                .extracting(QuestionOutline::form)
                .containsExactly("yes/no", "choice");
    }

    @Test
    void makesTheSameIdsBeyondThosePrepared() {
        assertThat(STATES.id(1)).hasToString("fact-1").isSameAs(STATES.id(1));
        assertThat(STATES.id(1_000)).hasToString("fact-1000").isEqualTo(STATES.named("fact-1000"));
        assertThat(STATES.id(-1)).hasToString("fact--1");
        assertThat(WHICH.id()).hasToString("which");
        assertThat(WHICH.called("choice").id()).hasToString("choice");
    }

    @Test
    void asksWithItsOwnFormAndReadsTheAnswerAsItsKind() {
        Question question = STATES.id(2).question(List.of());
        assertThat(question)
                .isEqualTo(new Question(
                        QuestionId.of("fact-2"),
                        Wording.of("states-fact", "Does it?"),
                        new Form.YesNo(),
                        List.of(),
                        Quoting.NONE,
                        Question.Reuse.THIS_CASE));
        assertThat(STATES.asks(question)).isTrue();
        assertThat(WHICH.asks(question)).isFalse();
        assertThat(STATES.id(2).is(question)).isTrue();
        Answers answers = Answers.none()
                .and(List.of(new Answers.Answered(
                        question,
                        new Answer.Given(question.id(), "a", new Value.YesNo(true), List.of(), "", List.of()))));
        assertThat(answers.has(STATES.id(2))).isTrue();
        assertThat(answers.has(STATES.id(3))).isFalse();
        assertThat(answers.yes(STATES.id(2))).contains(true);
        assertThat(answers.value(STATES.id(2))).contains(new Value.YesNo(true));
        assertThatThrownBy(() -> answers.yes(STATES.id(3))).hasMessageContaining("fact-3 was never asked");
    }

    @Test
    void takesOptionsFromTheCaseOnlyWhereItHasNone() {
        Form options = new Form.Choice(List.of("one", "two"));
        assertThat(WHICH.id().question(options, List.of()).form()).isEqualTo(options);
        assertThatThrownBy(() -> WHICH.id().question(List.of()))
                .hasMessageContaining("which comes with its own choice");
        assertThatThrownBy(() -> STATES.id(1).question(options, List.of()))
                .hasMessageContaining("fact-1 is answered by a yes/no, not by a choice");
    }
}
