package dev.assize.core.question;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.finding.Evidence;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerCheckTest {

    private static final String TEXT = "The tower was « built » in 1889, they say; it stands in Paris.";
    private static final Wording WORDING = Wording.of("asks", "Is it so?");

    @Nested
    class Totality {

        @Test
        void withholdsWhatWasNotAnswered() {
            assertThat(reason(check(List.of(yesNo("a")), List.of()).get(0))).isEqualTo(WithheldReason.UNANSWERED);
        }

        @Test
        void withholdsWhatWasAnsweredTwiceEvenIfBothAgree() {
            List<Reply> replies = List.of(says("a", new Value.YesNo(true)), says("a", new Value.YesNo(true)));
            assertThat(reason(check(List.of(yesNo("a")), replies).get(0))).isEqualTo(WithheldReason.ANSWERED_TWICE);
        }

        @Test
        void dropsAnswersToQuestionsThatNobodyAsked() {
            List<Answers.Answered> checked = check(
                    List.of(yesNo("a")), List.of(says("b", new Value.YesNo(true)), says("a", new Value.YesNo(false))));
            assertThat(checked).hasSize(1);
            assertThat(checked.get(0).answer().value()).contains(new Value.YesNo(false));
        }

        @Test
        void keepsTheReasonOfWhoeverDeclines() {
            Reply declined = new Reply.Declined(QuestionId.of("a"), "someone", WithheldReason.CANNOT_TELL, "too dark");
            Answer answer = check(List.of(yesNo("a")), List.of(declined)).get(0).answer();
            assertThat(answer)
                    .isEqualTo(
                            new Answer.Withheld(QuestionId.of("a"), "someone", WithheldReason.CANNOT_TELL, "too dark"));
        }

        @ParameterizedTest
        @ValueSource(longs = {1, 2, 3})
        void answersEachQuestionOnceInOrderWhateverComesBack(long seed) {
            Random random = new Random(seed);
            for (int i = 0; i < 200; i++) {
                List<Question> round = new ArrayList<>();
                for (int q = random.nextInt(6); q > 0; q--) {
                    round.add(yesNo("q" + q));
                }
                List<Reply> replies = new ArrayList<>();
                for (int r = random.nextInt(9); r > 0; r--) {
                    replies.add(says("q" + random.nextInt(8), new Value.YesNo(random.nextBoolean())));
                }
                assertThat(check(round, replies))
                        .as("seed %s", seed)
                        .extracting(answered -> answered.answer().question())
                        .containsExactlyElementsOf(
                                round.stream().map(Question::id).toList());
            }
        }

        @Test
        void doesNotDependOnTheOrderOfReplies() {
            List<Question> round = List.of(yesNo("a"), yesNo("b"), yesNo("c"));
            List<Reply> replies = new ArrayList<>(List.of(
                    says("a", new Value.YesNo(true)),
                    says("b", new Value.YesNo(false)),
                    says("b", new Value.YesNo(true))));
            List<Answers.Answered> before = check(round, replies);
            Collections.reverse(replies);
            assertThat(check(round, replies)).isEqualTo(before);
        }
    }

    @Nested
    class Forms {

        @Test
        void refusesAValueOutsideItsForm() {
            assertThat(formOf(new Form.Scale(1, 5), new Value.Scale(6))).isEqualTo(WithheldReason.WRONG_FORM);
            assertThat(formOf(new Form.Choice(List.of("x", "y")), new Value.Choice("z")))
                    .isEqualTo(WithheldReason.WRONG_FORM);
            assertThat(formOf(new Form.YesNo(), new Value.Scale(1))).isEqualTo(WithheldReason.WRONG_FORM);
            assertThat(formOf(new Form.Checklist(List.of("x", "y")), new Value.Checklist(Map.of("x", true))))
                    .isEqualTo(WithheldReason.WRONG_FORM);
            assertThat(formOf(new Form.Listing(1), new Value.Listing(List.of("x", "y"))))
                    .isEqualTo(WithheldReason.WRONG_FORM);
            assertThat(formOf(new Form.Listing(5), new Value.Listing(List.of("x", " "))))
                    .isEqualTo(WithheldReason.WRONG_FORM);
        }

        @Test
        void acceptsAValueOfItsForm() {
            accepts(new Form.Scale(1, 5), new Value.Scale(5));
            accepts(new Form.Choice(List.of("x", "y")), new Value.Choice("y"));
            accepts(new Form.Checklist(List.of("x", "y")), new Value.Checklist(Map.of("y", true, "x", false)));
            accepts(new Form.Listing(5), new Value.Listing(List.of()));
        }

        private WithheldReason formOf(Form form, Value value) {
            return reason(check(List.of(question("a", form, Quoting.NONE)), List.of(says("a", value)))
                    .get(0));
        }

        private void accepts(Form form, Value value) {
            Answer answer = check(List.of(question("a", form, Quoting.NONE)), List.of(says("a", value)))
                    .get(0)
                    .answer();
            assertThat(answer.value()).contains(value);
        }
    }

    @Nested
    class Quotes {

        @Test
        void areFoundToTheLetter() {
            assertThat(quoted("in 1889")).containsExactly(evidence("in 1889"));
        }

        @Test
        void areFoundInOtherCaseSpacingAndQuotationMarks() {
            assertThat(quoted("\"The  TOWER was 'built'")).isEmpty();
            assertThat(quoted("\"The  TOWER was ' built '\"")).containsExactly(evidence("The tower was « built »"));
        }

        @Test
        void mayLeaveOutTheMiddle() {
            assertThat(quoted("The tower … in Paris")).containsExactly(evidence("The tower"), evidence("in Paris"));
            assertThat(quoted("The tower [...] in 1889")).containsExactly(evidence("The tower"), evidence("in 1889"));
        }

        @Test
        void mustComeInTheirOrder() {
            assertThat(quoted("in Paris … The tower")).isEmpty();
        }

        @Test
        void withholdAnAnswerWhenTheyAreNotThere() {
            assertThat(reason(ask("in 1890"))).isEqualTo(WithheldReason.QUOTE_NOT_FOUND);
        }

        @Test
        void areRequiredForAYesAlone() {
            assertThat(reason(ask(""))).isEqualTo(WithheldReason.QUOTE_MISSING);
            Question question = question("a", new Form.YesNo(), Quoting.required("text"));
            assertThat(check(List.of(question), List.of(says("a", new Value.YesNo(false))))
                            .get(0)
                            .answer()
                            .value())
                    .contains(new Value.YesNo(false));
        }

        @Test
        void areLookedForFromWhereTheAnswererSaysFirst() {
            Question question = question("a", new Form.YesNo(), Quoting.required("text"));
            int second = TEXT.indexOf("in", TEXT.indexOf("in") + 1);
            Reply reply = new Reply.Stated(QuestionId.of("a"), "x", new Value.YesNo(true), new Quote("in", second), "");
            Answer.Given given = (Answer.Given) AnswerCheck.check(List.of(question), List.of(reply), "x")
                    .get(0)
                    .answer();
            assertThat(given.evidence().get(0).span()).isEqualTo(Span.of(second, second + 2));
        }

        private Answers.Answered ask(String quote) {
            Question question = question("a", new Form.YesNo(), Quoting.required("text"));
            Reply reply = new Reply.Stated(QuestionId.of("a"), "x", new Value.YesNo(true), Quote.of(quote), "");
            return AnswerCheck.check(List.of(question), List.of(reply), "x").get(0);
        }

        private List<Evidence> quoted(String quote) {
            return ask(quote).answer() instanceof Answer.Given given ? given.evidence() : List.of();
        }

        private Evidence evidence(String words) {
            int at = TEXT.indexOf(words);
            return new Evidence("text", Span.of(at, at + words.length()), words);
        }
    }

    private static List<Answers.Answered> check(List<Question> round, List<Reply> replies) {
        return AnswerCheck.check(round, replies, "tester");
    }

    private static WithheldReason reason(Answers.Answered answered) {
        assertThat(answered.answer()).isInstanceOf(Answer.Withheld.class);
        return ((Answer.Withheld) answered.answer()).reason();
    }

    private static Question yesNo(String id) {
        return question(id, new Form.YesNo(), Quoting.NONE);
    }

    private static Question question(String id, Form form, Quoting quoting) {
        return new Question(
                QuestionId.of(id),
                WORDING,
                form,
                List.of(new Passage("text", TEXT)),
                quoting,
                Question.Reuse.THIS_CASE);
    }

    private static Reply says(String id, Value value) {
        return new Reply.Stated(QuestionId.of(id), "tester", value, Quote.NONE, "");
    }
}
