package dev.assize.core.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.question.Wording;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(20)
class PanelTest {

    private static final Executor IN_TURN = Runnable::run;
    private static final Value YES = new Value.YesNo(true);
    private static final Value NO = new Value.YesNo(false);
    private static final String TEXT = "The tower was built in 1889. It stands in Paris.";

    @Nested
    class Majorities {

        @Test
        void followsMoreThanHalfOfThoseWhoAnswered() {
            assertThat(decide(yesNo(), says(YES), says(NO), says(YES)).value()).contains(YES);
            assertThat(decide(yesNo(), says(NO), says(NO), Voter.declines("c")).value())
                    .contains(NO);
        }

        @Test
        void withholdsATieAndKeepsTheBallots() {
            Answer answer = decide(yesNo(), Voter.says("a", YES), Voter.says("b", NO));
            assertThat(answer).isInstanceOfSatisfying(Answer.Withheld.class, held -> {
                assertThat(held.reason()).isEqualTo(WithheldReason.SPLIT_VOTE);
                assertThat(held.detail()).isEqualTo("no majority: 1 for no, 1 for yes");
                assertThat(held.by()).isEqualTo("panel:a,b");
            });
            assertThat(answer.ballots()).extracting(Answer::by).containsExactly("a", "b");
            assertThat(answer.ballots()).extracting(Answer::value).containsExactly(Optional.of(YES), Optional.of(NO));
        }

        @Test
        void withholdsWhatTooFewMembersAnswered() {
            Answer answer = decide(yesNo(), says(YES), Voter.declines("b"), Voter.declines("c"));
            assertThat(answer).isInstanceOfSatisfying(Answer.Withheld.class, held -> {
                assertThat(held.reason()).isEqualTo(WithheldReason.SPLIT_VOTE);
                assertThat(held.detail()).isEqualTo("1 of 3 answered, at least 2 must");
            });
        }

        @Test
        void keepsTheReasonWhenNobodyAnswers() {
            Answer answer = decide(yesNo(), Voter.declines("b"), Voter.declines("a"));
            assertThat(answer).isInstanceOfSatisfying(Answer.Withheld.class, held -> {
                assertThat(held.reason()).isEqualTo(WithheldReason.CANNOT_TELL);
                assertThat(held.detail()).isEqualTo("a cannot tell");
            });
        }

        @Test
        void takesNoMeanOfAScale() {
            Question scale = question("s", new Form.Scale(0, 4), Quoting.NONE);
            assertThat(decide(scale, points(1), points(3)).value()).isEmpty();
            assertThat(decide(scale, points(1), points(2), points(3)).value()).isEmpty();
            assertThat(decide(scale, points(1), points(3), points(3)).value()).contains(new Value.Scale(3));
        }

        @Test
        void votesOnEachItemOfAChecklist() {
            Question list = question("c", new Form.Checklist(List.of("x", "y")), Quoting.NONE);
            Answer answer = decide(list, ticks(true, true), ticks(true, false), ticks(false, false));
            assertThat(answer.value()).contains(new Value.Checklist(Map.of("x", true, "y", false)));
            assertThat(decide(list, ticks(true, true), ticks(true, false)).value())
                    .as("a tie on y")
                    .isEmpty();
        }

        @Test
        void keepsTheEntriesThatMostListHoweverTheyAreSpelt() {
            Question list = question("l", new Form.Listing(9), Quoting.NONE);
            Answer answer = decide(list, lists("Été", "Paris", "x"), lists("paris", "ete"), lists("Paris", "y"));
            assertThat(answer.value()).contains(new Value.Listing(List.of("Paris", "ete")));
        }

        @Test
        void takesListsWithNothingInCommonForASplitNotForNothing() {
            Question list = question("l", new Form.Listing(9), Quoting.NONE);
            assertThat(decide(list, lists("a"), lists("b"), lists()).value()).isEmpty();
            assertThat(decide(list, lists("a"), lists(), lists()).value()).contains(new Value.Listing(List.of()));
        }
    }

    @Nested
    class Evidences {

        private final Question quoted = question("q", new Form.YesNo(), Quoting.required("text"));

        @Test
        void countsOnlyAnswersWhoseQuoteIsInTheText() {
            Answer answer = decide(
                    quoted,
                    Voter.says("a", YES).quoting("built in 1999"),
                    Voter.says("b", YES).quoting("nowhere"),
                    Voter.says("c", NO));
            assertThat(answer.value()).as("only c gave a valid answer").isEmpty();
            assertThat(answer.ballots().get(0))
                    .isInstanceOfSatisfying(
                            Answer.Withheld.class,
                            held -> assertThat(held.reason()).isEqualTo(WithheldReason.QUOTE_NOT_FOUND));
        }

        @Test
        void comesFromABallotThatAgrees() {
            Answer answer = decide(
                    quoted,
                    Voter.says("a", NO).quoting("It stands"),
                    Voter.says("b", YES).quoting("built in 1889"),
                    Voter.says("c", YES).quoting("in 1889"));
            assertThat(answer).isInstanceOfSatisfying(Answer.Given.class, given -> {
                assertThat(given.evidence()).extracting(Evidence::quote).containsExactly("built in 1889");
                assertThat(given.rationale()).isEqualTo("because b");
            });
        }
    }

    @Nested
    class Laws {

        @ParameterizedTest
        @ValueSource(longs = {1, 2, 3, 4})
        void holdWhateverTheMembersSay(long seed) {
            Random random = new Random(seed);
            for (int i = 0; i < 300; i++) {
                Question question = anyQuestion(random);
                List<Voter> members = new ArrayList<>();
                for (int m = 1 + random.nextInt(6); m > 0; m--) {
                    members.add(anyVoter("v" + m, question, random));
                }
                Answer once = decide(question, members.toArray(Voter[]::new));
                String as = "seed " + seed + ", " + question.form() + ": " + once.ballots();
                isTheSameInAnyOrder(question, members, once, random, as);
                ofOneIsTheMember(question, members.get(0), as);
                agreesWithAnUnanimousPanel(once, as);
            }
        }

        private void isTheSameInAnyOrder(
                Question question, List<Voter> members, Answer once, Random random, String as) {
            List<Voter> shuffled = new ArrayList<>(members);
            Collections.shuffle(shuffled, random);
            Answer again = decide(question, shuffled.toArray(Voter[]::new));
            assertThat(again.value()).as(as).isEqualTo(once.value());
            assertThat(reasons(again)).as(as).isEqualTo(reasons(once));
        }

        private void ofOneIsTheMember(Question question, Voter member, String as) {
            Answer alone = check(question, member.answer(List.of(question)), "alone");
            Answer panel = decide(question, member);
            assertThat(panel.value()).as(as).isEqualTo(alone.value());
            assertThat(reasons(panel)).as(as).isEqualTo(reasons(alone));
        }

        private void agreesWithAnUnanimousPanel(Answer answer, String as) {
            List<Optional<Value>> values =
                    answer.ballots().stream().map(Answer::value).distinct().toList();
            if (values.size() == 1) {
                assertThat(answer.value()).as(as).isEqualTo(values.get(0));
            }
        }
    }

    @Nested
    class Together {

        @Test
        void membersAnswerAtTheSameTime() throws Exception {
            CyclicBarrier meeting = new CyclicBarrier(3);
            ExecutorService threads = Executors.newFixedThreadPool(3);
            try {
                List<Answerer> members = new ArrayList<>();
                for (String name : List.of("a", "b", "c")) {
                    members.add(Voter.of(name, question -> {
                        try {
                            meeting.await(10, TimeUnit.SECONDS);
                        } catch (Exception e) {
                            throw new IllegalStateException("the others did not come", e);
                        }
                        return Optional.of(YES);
                    }));
                }
                Replies replies = Panel.of(members, threads).answer(List.of(yesNo()));
                assertThat(check(yesNo(), replies, "panel").value()).contains(YES);
            } finally {
                threads.shutdownNow();
            }
        }

        @Test
        void aPanelWithinAPanelFinishesOnASingleThread() throws Exception {
            ExecutorService one = Executors.newSingleThreadExecutor();
            try {
                Panel inner = Panel.of(List.of(says(YES), says(YES), says(NO)), one);
                Panel outer = Panel.of(List.of(inner, inner, says(NO)), one);
                Future<Replies> replies = one.submit(() -> outer.answer(List.of(yesNo())));
                assertThat(check(yesNo(), replies.get(), "outer").value()).contains(YES);
            } finally {
                one.shutdownNow();
            }
        }

        @Test
        void anExecutorThatTakesNothingOnlyDelays() {
            Executor full = task -> {
                throw new RejectedExecutionException("full");
            };
            Replies replies = Panel.of(List.of(says(YES), says(YES)), full).answer(List.of(yesNo()));
            assertThat(check(yesNo(), replies, "panel").value()).contains(YES);
        }

        @Test
        void aHaltGoesBeforeAFailure() {
            Voter failing = Voter.of("busy", question -> {
                throw new CaseFailure(FailureKind.PROVIDER_BUSY, "busy", null);
            });
            Voter halting = Voter.of("spent", question -> {
                throw new RunHalt(RunHalt.Reason.BUDGET, "spent", null);
            });
            assertThatThrownBy(
                            () -> Panel.of(List.of(failing, halting), IN_TURN).answer(List.of(yesNo())))
                    .isInstanceOf(RunHalt.class);
            assertThatThrownBy(
                            () -> Panel.of(List.of(says(YES), failing), IN_TURN).answer(List.of(yesNo())))
                    .isInstanceOf(CaseFailure.class);
        }

        @Test
        void aFailureTellsWhatAllMembersCost() {
            Voter failing = Voter.of("busy", question -> {
                throw new CaseFailure(FailureKind.PROVIDER_BUSY, "busy", null).after(Voter.ONE_CALL);
            });
            List<Answerer> members = List.of(failing, says(YES), failing, says(NO));
            assertThatThrownBy(() -> Panel.of(members, IN_TURN).answer(List.of(yesNo())))
                    .isInstanceOfSatisfying(CaseFailure.class, failure -> {
                        assertThat(failure).hasMessage("busy");
                        assertThat(failure.paid().calls()).isEqualTo(4);
                        assertThat(failure.paid().inputTokens()).isEqualTo(40);
                    });
        }

        @Test
        void addsUpWhatMembersCostAndMergesTheirRemarks() {
            Finding remark = Finding.of("instruction-in-text", Severity.MINOR, "seen");
            Replies replies = Panel.of(
                            List.of(says(YES).remarking(remark), says(NO).remarking(remark), says(NO)), IN_TURN)
                    .answer(List.of(yesNo()));
            assertThat(replies.remarks()).containsExactly(remark);
            assertThat(replies.expense().calls()).isEqualTo(3);
            assertThat(replies.expense().inputTokens()).isEqualTo(30);
        }

        @Test
        void namesAllItsMembersWithTheirSettings() {
            Panel inner =
                    Panel.of(List.of(Voter.says("a", YES), Voter.says("b", NO).quoting("x")), IN_TURN);
            assertThat(inner.identity().name()).isEqualTo("panel:a,b");
            assertThat(inner.identity().settings())
                    .containsEntry("member-1", "a {quote=}")
                    .containsEntry("member-2", "b {quote=x}");
            assertThat(Cascade.of(List.of(inner, Voter.says("c", NO)))
                            .identity()
                            .name())
                    .isEqualTo("cascade:(panel:a,b),c");
            assertThatIllegalArgumentException().isThrownBy(() -> Panel.of(List.of(), IN_TURN));
        }
    }

    @Nested
    class Samples {

        @Test
        void ofOneAnswererVoteAndKeepTheSplit() {
            Sampled sampled = Sampled.of(
                    3,
                    number -> Voter.says("model", new Value.YesNo(number != 2)).quoting("" + number),
                    IN_TURN);
            Answer answer = check(yesNo(), sampled.answer(List.of(yesNo())), "x");
            assertThat(answer.value()).contains(YES);
            assertThat(answer.by()).isEqualTo("model x3");
            assertThat(answer.ballots()).extracting(Answer::by).containsExactly("model #1", "model #2", "model #3");
        }

        @Test
        void mustBeTellableApart() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Sampled.of(2, number -> Voter.says("model", YES), IN_TURN))
                    .withMessageContaining("identities of their own");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Sampled.of(0, number -> Voter.says("model", YES), IN_TURN));
        }
    }

    private static String reasons(Answer answer) {
        return answer instanceof Answer.Withheld held
                ? held.reason() + held.detail()
                : ((Answer.Given) answer).rationale() + ((Answer.Given) answer).evidence();
    }

    private static Question anyQuestion(Random random) {
        List<Form> forms = List.of(
                new Form.YesNo(),
                new Form.Choice(List.of("a", "b", "c")),
                new Form.Scale(0, 3),
                new Form.Checklist(List.of("x", "y", "z")),
                new Form.Listing(4));
        Quoting quoting = random.nextBoolean() ? Quoting.required("text") : Quoting.NONE;
        return question("any", forms.get(random.nextInt(forms.size())), quoting);
    }

    private static Voter anyVoter(String name, Question question, Random random) {
        if (random.nextInt(5) == 0) {
            return Voter.declines(name);
        }
        List<String> quotes = List.of("", "built in 1889", "the TOWER … paris", "not there");
        return Voter.says(name, anyValue(question.form(), random)).quoting(quotes.get(random.nextInt(quotes.size())));
    }

    private static Value anyValue(Form form, Random random) {
        if (form instanceof Form.Choice) {
            return new Value.Choice(List.of("a", "b", "c", "wrong").get(random.nextInt(4)));
        }
        if (form instanceof Form.Scale) {
            return new Value.Scale(random.nextInt(5));
        }
        if (form instanceof Form.Checklist) {
            return new Value.Checklist(
                    Map.of("x", random.nextBoolean(), "y", random.nextBoolean(), "z", random.nextBoolean()));
        }
        if (form instanceof Form.Listing) {
            List<String> entries = new ArrayList<>(List.of("a", "A", "b", "é", "c"));
            Collections.shuffle(entries, random);
            return new Value.Listing(entries.subList(0, random.nextInt(4)));
        }
        return new Value.YesNo(random.nextBoolean());
    }

    private static Answer decide(Question question, Voter... members) {
        Panel panel = Panel.of(Arrays.asList(members), IN_TURN);
        return check(question, panel.answer(List.of(question)), panel.identity().name());
    }

    private static Answer check(Question question, Replies replies, String by) {
        return AnswerCheck.check(List.of(question), replies.replies(), by)
                .get(0)
                .answer();
    }

    private static Voter says(Value value) {
        return Voter.says("a", value);
    }

    private static Voter points(int points) {
        return says(new Value.Scale(points));
    }

    private static Voter ticks(boolean x, boolean y) {
        return says(new Value.Checklist(Map.of("x", x, "y", y)));
    }

    private static Voter lists(String... entries) {
        return says(new Value.Listing(List.of(entries)));
    }

    private static Question yesNo() {
        return question("q", new Form.YesNo(), Quoting.NONE);
    }

    private static Question question(String id, Form form, Quoting quoting) {
        return new Question(
                QuestionId.of(id),
                Wording.of("asks", "Is it so?"),
                form,
                List.of(new Passage("text", TEXT)),
                quoting,
                Question.Reuse.THIS_CASE);
    }
}
