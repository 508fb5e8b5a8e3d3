package dev.assize.core.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.question.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CascadeTest {

    private static final Value YES = new Value.YesNo(true);
    private static final Value NO = new Value.YesNo(false);

    @Test
    void aFailureTellsWhatTheEarlierMembersCost() {
        Voter failing = Voter.of("busy", question -> {
            throw new CaseFailure(FailureKind.PROVIDER_BUSY, "busy", null).after(Voter.ONE_CALL);
        });
        Cascade cascade = Cascade.of(List.of(Voter.declines("first"), Voter.declines("second"), failing));
        assertThatThrownBy(() -> cascade.answer(round("a")))
                .isInstanceOfSatisfying(
                        CaseFailure.class,
                        failure -> assertThat(failure.paid().calls()).isEqualTo(3));
    }

    @Test
    void asksTheFirstEverythingAndTheNextOnlyWhatIsWithheld() {
        Voter first =
                Voter.of("first", question -> question.id().value().equals("b") ? Optional.empty() : Optional.of(YES));
        Voter second = Voter.says("second", NO);
        List<Answer> answers = answers(round("a", "b", "c"), first, second);
        assertThat(first.asked).containsExactly(List.of("a", "b", "c"));
        assertThat(second.asked).containsExactly(List.of("b"));
        assertThat(answers).extracting(Answer::by).containsExactly("first", "second", "first");
        assertThat(answers)
                .extracting(Answer::value)
                .containsExactly(Optional.of(YES), Optional.of(NO), Optional.of(YES));
    }

    @Test
    void asksNobodyElseOnceAllIsAnswered() {
        Voter second = Voter.says("second", NO);
        Replies replies = Cascade.of(List.of(Voter.says("first", YES), second)).answer(round("a"));
        assertThat(second.asked).isEmpty();
        assertThat(replies.expense().calls()).isEqualTo(1);
    }

    @Test
    void givesTheReasonOfTheLastWhoWasAsked() {
        List<Answer> answers = answers(round("a"), Voter.says("first", new Value.Scale(3)), Voter.declines("second"));
        assertThat(answers.get(0)).isInstanceOfSatisfying(Answer.Withheld.class, held -> {
            assertThat(held.reason()).isEqualTo(WithheldReason.CANNOT_TELL);
            assertThat(held.by()).isEqualTo("second");
        });
    }

    @Test
    void settlesATieOfAPanelAndKeepsItsBallots() {
        Panel panel = Panel.of(List.of(Voter.says("a", YES), Voter.says("b", NO)), Runnable::run);
        Answer answer = answers(round("q"), panel, Voter.says("other", NO)).get(0);
        assertThat(answer.value()).contains(NO);
        assertThat(answer.by()).isEqualTo("other");
        assertThat(answer.ballots()).extracting(Answer::by).containsExactly("a", "b");
        Answer open = answers(round("q"), panel, Voter.declines("other")).get(0);
        assertThat(open.value()).isEmpty();
        assertThat(open.ballots()).hasSize(2);
    }

    @Test
    void needsAMember() {
        assertThatIllegalArgumentException().isThrownBy(() -> Cascade.of(List.of()));
    }

    @ParameterizedTest
    @ValueSource(longs = {5, 6, 7})
    void neverReplacesAGivenAnswer(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            List<Question> round = round("a", "b", "c", "d");
            long opinions = random.nextLong();
            Voter first = Voter.of("first", question -> opinion(opinions, question));
            Voter second = Voter.of("second", question -> opinion(~opinions, question));
            List<Answer> alone = answers(round, first);
            List<Answer> both = answers(round, first, second);
            for (int q = 0; q < round.size(); q++) {
                if (alone.get(q) instanceof Answer.Given) {
                    assertThat(both.get(q)).as("seed %s", seed).isEqualTo(alone.get(q));
                }
            }
        }
    }

    private static Optional<Value> opinion(long bits, Question question) {
        int at = question.id().value().charAt(0) - 'a';
        return (bits >> (2 * at) & 1) == 0
                ? Optional.empty()
                : Optional.of(new Value.YesNo((bits >> (2 * at + 1) & 1) == 1));
    }

    private static List<Answer> answers(List<Question> round, Answerer... members) {
        Replies replies = Cascade.of(List.of(members)).answer(round);
        return AnswerCheck.check(round, replies.replies(), "cascade").stream()
                .map(Answers.Answered::answer)
                .toList();
    }

    private static List<Question> round(String... ids) {
        List<Question> round = new ArrayList<>();
        for (String id : ids) {
            round.add(new Question(
                    QuestionId.of(id),
                    Wording.of("asks", "Is it so?"),
                    new Form.YesNo(),
                    List.of(),
                    Quoting.NONE,
                    Question.Reuse.THIS_CASE));
        }
        return round;
    }
}
