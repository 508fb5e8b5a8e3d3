package dev.assize.core.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionRulesTest {

    private static final QuestionHandle<Value.YesNo> TALL = QuestionHandle.yesNo(Wording.of("is-tall", "Is it tall?"));
    private static final QuestionHandle<Value.YesNo> OLD = QuestionHandle.yesNo(Wording.of("is-old", "Is it old?"));

    private static QuestionRules.Builder<Integer, String> rules() {
        return QuestionRules.builder();
    }

    @Test
    void answersEachQuestionByItsRule() {
        QuestionRules<Integer, String> rules = rules().answer(TALL, (question, height) -> "tall: " + (height > 100))
                .answer(OLD, (question, height) -> question.id() + " is not known")
                .forAll(List.of(TALL, OLD));
        assertThat(rules.answer(TALL.id().question(List.of()), 300)).contains("tall: true");
        assertThat(rules.answer(OLD.named("old-2").question(List.of()), 300)).contains("old-2 is not known");
    }

    @Test
    void hasNothingToSayToAQuestionOfAnotherJudge() {
        QuestionRules<Integer, String> rules =
                rules().answer(TALL, (question, height) -> "").forAll(List.of(TALL));
        assertThat(rules.answer(OLD.id().question(List.of()), 1)).isEmpty();
    }

    @Test
    void isNotMadeWithAQuestionForgotten() {
        QuestionRules.Builder<Integer, String> rules = rules().answer(TALL, (question, height) -> "");
        assertThatThrownBy(() -> rules.forAll(List.of(TALL, OLD)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("without a rule: [is-old], never asked: []");
    }

    @Test
    void isNotMadeWithARuleForWhatIsNeverAskedOrAnsweredTwice() {
        QuestionRules.Builder<Integer, String> rules = rules().answer(List.of(TALL, OLD), (question, height) -> "");
        assertThatThrownBy(() -> rules.forAll(List.of(OLD))).hasMessageContaining("never asked: [is-tall]");
        assertThatThrownBy(() -> rules.answer(OLD, (question, height) -> ""))
                .hasMessageContaining("Two rules answer \"is-old\"");
    }
}
