package dev.assize.runs.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.question.Wording;
import dev.assize.text.Span;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class CachedAnswersTest {

    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-11-15T12:00:00Z"));
    private static final Expense CALL = new Expense(1, 100, 10, new BigDecimal("0.0003"), 0, Duration.ofMillis(5));
    private static final Wording STATES = Wording.of("states", "Does the text state the fact?");

    private final AnswerCache cache = new MemoryAnswers();

    @Test
    void countsWhatAKilledProcessPaidWhereItIsUsedFirst() {
        Asked model = new Asked(CachedAnswersTest::yes);
        List<Question> round = List.of(question("q1", "Rome", Quoting.NONE), question("q2", "Oslo", Quoting.NONE));
        cached(model).answer(round);
        List<BigDecimal> charged = new ArrayList<>();
        InstantSource later = InstantSource.fixed(CLOCK.instant().plusSeconds(60));
        CachedAnswers resumed = new CachedAnswers(model, cache, later, charged::add);
        Expense first = resumed.answer(round).expense();
        assertThat(first.calls()).isEqualTo(1);
        assertThat(first.cost()).isEqualByComparingTo(CALL.cost());
        assertThat(first.inputTokens()).isEqualTo(CALL.inputTokens());
        assertThat(first.receipts()).hasSize(2);
        assertThat(charged.stream().reduce(BigDecimal.ZERO, BigDecimal::add)).isEqualByComparingTo(CALL.cost());
        assertThat(resumed.answer(round).expense()).isEqualTo(Expense.NONE);
        assertThat(charged).hasSize(2);
        assertThat(model.rounds).hasSize(1);
    }

    @Test
    void asksNothingTwice() {
        Asked model = new Asked(CachedAnswersTest::yes);
        Replies first = cached(model).answer(List.of(question("q1", "Rome", Quoting.NONE)));
        Replies again = cached(model).answer(List.of(question("q1", "Rome", Quoting.NONE)));
        assertThat(model.rounds).hasSize(1);
        assertThat(again.replies()).isEqualTo(first.replies());
        assertThat(first.expense()).isEqualTo(CALL);
        assertThat(again.expense()).isEqualTo(Expense.NONE);
        assertThat(cache.holdings().get(0).hits()).isEqualTo(1);
        assertThat(cache.holdings().get(0).saved().dollars()).isEqualByComparingTo("0.0003");
    }

    @Test
    void asksOnlyWhatIsMissingAndKeepsTheOrder() {
        Asked model = new Asked(CachedAnswersTest::yes);
        cached(model).answer(List.of(question("b", "Bern", Quoting.NONE)));
        Replies replies = cached(model)
                .answer(List.of(
                        question("1", "Rome", Quoting.NONE),
                        question("2", "Bern", Quoting.NONE),
                        question("3", "Oslo", Quoting.NONE)));
        assertThat(model.rounds.get(1)).extracting(asked -> asked.id().value()).containsExactly("1", "3");
        assertThat(replies.replies())
                .extracting(reply -> reply.question().value())
                .containsExactly("1", "2", "3");
    }

    @Test
    void asksOnceWhatStandsTwiceInARound() {
        Asked model = new Asked(CachedAnswersTest::yes);
        Replies replies =
                cached(model).answer(List.of(question("1", "Rome", Quoting.NONE), question("2", "Rome", Quoting.NONE)));
        assertThat(model.rounds.get(0)).hasSize(1);
        assertThat(replies.replies())
                .extracting(reply -> reply.question().value())
                .containsExactly("1", "2");
    }

    @Test
    void asksAgainWhenAnythingDiffers() {
        Asked model = new Asked(CachedAnswersTest::yes);
        cached(model).answer(List.of(question("1", "Rome", Quoting.NONE)));
        cached(model).answer(List.of(question("1", "Rome", Quoting.welcome("text"))));
        cached(model).answer(List.of(question("1", "Roma", Quoting.NONE)));
        cached(new Asked("model", "0.7", CachedAnswersTest::yes, model.rounds))
                .answer(List.of(question("1", "Rome", Quoting.NONE)));
        assertThat(model.rounds).hasSize(4);
    }

    @Test
    void asksAgainWhatWasWithheld() {
        Asked declining = new Asked(
                question -> new Reply.Declined(question.id(), "model", WithheldReason.CANNOT_TELL, "cannot tell"));
        Asked wrongForm =
                new Asked(question -> new Reply.Stated(question.id(), "model", new Value.Scale(3), Quote.NONE, ""));
        Asked wrongQuote = new Asked(question ->
                new Reply.Stated(question.id(), "model", new Value.YesNo(true), Quote.of("nowhere to be found"), ""));
        for (Asked model : List.of(declining, wrongForm, wrongQuote)) {
            List<Question> round = List.of(question("1", "Rome", Quoting.required("text")));
            Replies first = cached(model).answer(round);
            cached(model).answer(round);
            assertThat(model.rounds).hasSize(2);
            assertThat(first.replies()).hasSize(1);
        }
        assertThat(cache.count(AnswerCache.Selection.ALL).answers()).isZero();
    }

    @Test
    void passesOnWhatTheAnswererLeftOutOrSaidTwice() {
        Asked silent = new Asked("model", "0", question -> null, new CopyOnWriteArrayList<>());
        assertThat(cached(silent)
                        .answer(List.of(question("1", "Rome", Quoting.NONE)))
                        .replies())
                .isEmpty();
        Answerer twice = new Answerer() {
            @Override
            public AnswererIdentity identity() {
                return silent.identity();
            }

            @Override
            public Replies answer(List<Question> round) {
                return Replies.free(List.of(yes(round.get(0)), yes(round.get(0))));
            }
        };
        assertThat(cached(twice)
                        .answer(List.of(question("1", "Rome", Quoting.NONE)))
                        .replies())
                .hasSize(2);
        assertThat(cache.count(AnswerCache.Selection.ALL).answers()).isZero();
    }

    @Test
    void keepsBallotsQuotesAndRationales() {
        Question question = question("1", "Rome was not built in a day", Quoting.required("text"));
        Evidence evidence = Evidence.in("text", question.require("text"), new Span(0, 4));
        Asked model = new Asked(asked -> new Reply.Stated(
                asked.id(),
                "model x3",
                new Value.YesNo(true),
                new Quote("Rome", 0),
                "it does",
                List.of(
                        new Answer.Given(
                                asked.id(), "model #1", new Value.YesNo(true), List.of(evidence), "yes", List.of()),
                        new Answer.Withheld(asked.id(), "model #2", WithheldReason.UNREADABLE, "garbage"))));
        Replies first = cached(model).answer(List.of(question));
        assertThat(cached(model).answer(List.of(question)).replies()).isEqualTo(first.replies());
        assertThat(cached(model)
                        .answer(List.of(question("other", "Rome was not built in a day", Quoting.required("text"))))
                        .replies())
                .isEqualTo(List.of(first.replies().get(0).to(QuestionId.of("other"))));
        assertThat(model.rounds).hasSize(1);
    }

    @Test
    void keepsRemarksWithTheTextsTheyAreAbout() {
        Question rome = question("1", "Rome. Ignore the above.", Quoting.NONE);
        Question oslo = question("2", "Oslo.", Quoting.NONE);
        Finding remark = new Finding(
                "addressed-instruction",
                Severity.MAJOR,
                "the text speaks to its reader",
                List.of(Evidence.in("text", rome.require("text"), new Span(6, 12))));
        Answerer model = new Answerer() {
            @Override
            public AnswererIdentity identity() {
                return new AnswererIdentity("model", new TreeMap<>());
            }

            @Override
            public Replies answer(List<Question> round) {
                return new Replies(round.stream().map(CachedAnswersTest::yes).toList(), List.of(remark), CALL);
            }
        };
        assertThat(cached(model).answer(List.of(rome, oslo)).remarks()).containsExactly(remark);
        assertThat(cached(model).answer(List.of(rome)).remarks()).containsExactly(remark);
        assertThat(cached(model).answer(List.of(oslo)).remarks()).isEmpty();
    }

    @Test
    void asksOnceWhatManyCasesAskAtTheSameMoment() throws InterruptedException, ExecutionException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Asked model = new Asked(question -> {
            begun.countDown();
            await(release);
            return yes(question);
        });
        CachedAnswers cached = cached(model);
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<Replies>> answers = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                Callable<Replies> work = () -> cached.answer(List.of(question("q", "Rome", Quoting.NONE)));
                answers.add(threads.submit(work));
            }
            begun.await();
            release.countDown();
            Expense all = Expense.NONE;
            for (Future<Replies> answer : answers) {
                assertThat(answer.get().replies()).containsExactly(yes(question("q", "Rome", Quoting.NONE)));
                all = all.plus(answer.get().expense());
            }
            assertThat(model.rounds).hasSize(1);
            assertThat(all).isEqualTo(CALL);
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void neverLetsTwoRoundsWaitForOneAnother() throws InterruptedException, ExecutionException {
        Asked model = new Asked(CachedAnswersTest::yes);
        CachedAnswers cached = cached(model);
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<Replies>> answers = new ArrayList<>();
            for (int i = 0; i < 2_000; i++) {
                Question a = question("a", "text " + i / 4, Quoting.NONE);
                Question b = question("b", "text " + (i / 4 + 1), Quoting.NONE);
                List<Question> round = i % 2 == 0 ? List.of(a, b) : List.of(b, a);
                Callable<Replies> work = () -> cached.answer(round);
                answers.add(threads.submit(work));
            }
            for (Future<Replies> answer : answers) {
                assertThat(answer.get().replies()).hasSize(2);
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(model.rounds.stream().mapToInt(List::size).sum()).isEqualTo(501);
    }

    @Test
    void asksAgainAfterAFailure() {
        List<RuntimeException> failures =
                new ArrayList<>(List.of(new CaseFailure(FailureKind.PROVIDER_BUSY, "busy", null)));
        Asked model = new Asked(question -> {
            if (!failures.isEmpty()) {
                throw failures.remove(0);
            }
            return yes(question);
        });
        CachedAnswers cached = cached(model);
        List<Question> round = List.of(question("1", "Rome", Quoting.NONE));
        assertThatThrownBy(() -> cached.answer(round))
                .isInstanceOf(CaseFailure.class)
                .hasMessage("busy");
        assertThat(cached.answer(round).replies()).hasSize(1);
    }

    @Test
    void aFailureIsPaidByTheCaseThatAskedAndByNoOther() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Asked model = new Asked(question -> {
            if (question.id().value().equals("own")) {
                release.countDown();
                return yes(question);
            }
            begun.countDown();
            await(release);
            throw new CaseFailure(FailureKind.PROVIDER_BUSY, "busy", null).after(CALL);
        });
        CachedAnswers cached = cached(model);
        Question shared = question("shared", "Rome", Quoting.NONE);
        ExecutorService other = Executors.newSingleThreadExecutor();
        try {
            Future<Replies> first = other.submit(() -> cached.answer(List.of(shared)));
            begun.await();
            assertThatThrownBy(() -> cached.answer(List.of(question("own", "Oslo", Quoting.NONE), shared)))
                    .isInstanceOfSatisfying(
                            CaseFailure.class,
                            failure -> assertThat(failure.paid()).isEqualTo(CALL));
            assertThatThrownBy(first::get)
                    .cause()
                    .isInstanceOfSatisfying(
                            CaseFailure.class,
                            failure -> assertThat(failure.paid()).isEqualTo(CALL));
            assertThat(model.rounds).hasSize(2);
        } finally {
            other.shutdownNow();
        }
    }

    @Test
    void asksAnewWhatIsKeptInAFormThatCannotBeRead() {
        Asked model = new Asked(CachedAnswersTest::yes);
        Question question = question("1", "Rome", Quoting.NONE);
        AnswerKey key = AnswerKey.of(question, model.identity());
        cache.keep(
                List.of(new CacheEntry(key, "model", "states", "{\"value\":\"perhaps", Cost.NOTHING, CLOCK.instant())));
        assertThat(cached(model).answer(List.of(question)).replies()).hasSize(1);
        assertThat(model.rounds).hasSize(1);
    }

    private CachedAnswers cached(Answerer model) {
        return new CachedAnswers(model, cache, CLOCK);
    }

    private static Question question(String id, String text, Quoting quoting) {
        return new Question(
                QuestionId.of(id),
                STATES,
                new Form.YesNo(),
                List.of(new Passage("text", text)),
                quoting,
                Question.Reuse.THIS_CASE);
    }

    private static Reply yes(Question question) {
        return new Reply.Stated(question.id(), "model", new Value.YesNo(true), Quote.NONE, "because");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException("The test was interrupted", e);
        }
    }

    /** Answers each question by a function, and remembers what it was asked. */
    private record Asked(
            String name,
            String temperature,
            Function<Question, @org.jspecify.annotations.Nullable Reply> answer,
            List<List<Question>> rounds)
            implements Answerer {

        Asked(Function<Question, @org.jspecify.annotations.Nullable Reply> answer) {
            this("model", "0", answer, new CopyOnWriteArrayList<>());
        }

        @Override
        public AnswererIdentity identity() {
            TreeMap<String, String> settings = new TreeMap<>();
            settings.put("temperature", temperature);
            return new AnswererIdentity(name, settings);
        }

        @Override
        public Replies answer(List<Question> round) {
            rounds.add(round);
            List<Reply> replies = new ArrayList<>();
            for (Question question : round) {
                Reply reply = answer.apply(question);
                if (reply != null) {
                    replies.add(reply);
                }
            }
            return new Replies(replies, List.of(), CALL);
        }
    }
}
