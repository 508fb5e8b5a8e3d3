package dev.assize.runs.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.failure.RunHalt;
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
import dev.assize.core.question.Wording;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class CoalescingAnswererTest {

    private static final Expense CALL = new Expense(1, 100, 10, new BigDecimal("0.0003"), 0, Duration.ofMillis(5));

    @Test
    void aFailureOfTheCasesOwnQuestionsTellsWhatTheSharedOnesCost() {
        CoalescingAnswerer answerer = new CoalescingAnswerer(saying(round -> {
            if (round.get(0).reuse() == Question.Reuse.THIS_CASE) {
                throw new CaseFailure(FailureKind.PROVIDER_BUSY, "busy", null);
            }
            return yes(round);
        }));
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

    @Test
    void aFailureIsToldToWhoAskedAndToNobodyElse() {
        List<LogRecord> logged = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                logged.add(entry);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger root = Logger.getLogger("");
        root.addHandler(handler);
        try {
            AtomicInteger asked = new AtomicInteger();
            CoalescingAnswerer answerer = new CoalescingAnswerer(saying(round -> {
                if (asked.incrementAndGet() == 1) {
                    throw new RunHalt(RunHalt.Reason.SETUP, "nobody is there", null);
                }
                return yes(round);
            }));
            List<Question> round = List.of(question("facts", Question.Reuse.SAME_PASSAGES));
            assertThatThrownBy(() -> answerer.answer(round)).hasMessage("nobody is there");
            assertThat(answerer.answer(round).replies()).hasSize(1);
            assertThat(answerer.answer(round).expense()).isEqualTo(Expense.NONE);
            assertThat(asked).hasValue(2);
        } finally {
            root.removeHandler(handler);
        }
        assertThat(logged).isEmpty();
    }

    @Test
    @Timeout(60)
    void whoeverComesMeanwhileWaitsForTheOneAnswer() throws Exception {
        AtomicInteger asked = new AtomicInteger();
        CountDownLatch answering = new CountDownLatch(1);
        CountDownLatch others = new CountDownLatch(1);
        CoalescingAnswerer answerer = new CoalescingAnswerer(saying(round -> {
            asked.incrementAndGet();
            answering.countDown();
            try {
                others.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return yes(round);
        }));
        List<Question> round = List.of(question("facts", Question.Reuse.SAME_PASSAGES));
        ExecutorService pool = Executors.newFixedThreadPool(8);
        try {
            List<Future<Replies>> told = new ArrayList<>();
            told.add(pool.submit(() -> answerer.answer(round)));
            answering.await();
            for (int i = 0; i < 7; i++) {
                told.add(pool.submit(() -> answerer.answer(round)));
            }
            others.countDown();
            List<Expense> paid = new ArrayList<>();
            for (Future<Replies> one : told) {
                paid.add(one.get().expense());
            }
            assertThat(paid).containsOnlyOnce(CALL).hasSize(8);
            assertThat(asked).hasValue(1);
        } finally {
            pool.shutdownNow();
        }
    }

    /** An error of the machine is not dressed up for those who waited: nobody below knows the dress. */
    @Test
    @Timeout(60)
    void whoeverWaitedIsToldTheSameError() throws Exception {
        CountDownLatch answering = new CountDownLatch(1);
        CountDownLatch others = new CountDownLatch(1);
        CoalescingAnswerer answerer = new CoalescingAnswerer(saying(round -> {
            answering.countDown();
            try {
                others.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            throw new StackOverflowError();
        }));
        List<Question> round = List.of(question("facts", Question.Reuse.SAME_PASSAGES));
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Future<Replies> first = pool.submit(() -> answerer.answer(round));
            answering.await();
            Thread[] waiting = new Thread[1];
            Future<Replies> second = pool.submit(() -> {
                waiting[0] = Thread.currentThread();
                return answerer.answer(round);
            });
            while (waiting[0] == null || waiting[0].getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            others.countDown();
            assertThatThrownBy(first::get).hasCauseInstanceOf(StackOverflowError.class);
            assertThatThrownBy(second::get).hasCauseInstanceOf(StackOverflowError.class);
        } finally {
            pool.shutdownNow();
        }
    }

    private static Replies yes(List<Question> round) {
        Reply yes = new Reply.Stated(round.get(0).id(), "model", new Value.YesNo(true), Quote.NONE, "");
        return new Replies(List.of(yes), List.of(), CALL);
    }

    private static Answerer saying(Function<List<Question>, Replies> model) {
        return new Answerer() {
            @Override
            public AnswererIdentity identity() {
                return new AnswererIdentity("model", new TreeMap<>());
            }

            @Override
            public Replies answer(List<Question> round) {
                return model.apply(round);
            }
        };
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
}
