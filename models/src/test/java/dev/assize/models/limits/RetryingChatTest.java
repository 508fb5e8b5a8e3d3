package dev.assize.models.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.failure.RunHalt;
import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RetryingChatTest {

    private static final ChatRequest REQUEST = new ChatRequest("i".repeat(2000), "m".repeat(2000), null);
    private static final ChatReply REPLY = new ChatReply("ok", 1000, 250, false);
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    private final ManualTicker ticker = new ManualTicker();
    private final AtomicInteger calls = new AtomicInteger();

    /** Says what the function says to the number of the call. */
    private Chat scripted(IntFunction<ChatReply> script) {
        return new Chat() {
            @Override
            public String name() {
                return "test/model";
            }

            @Override
            public SortedMap<String, String> settings() {
                return new TreeMap<>();
            }

            @Override
            public ChatReply send(ChatRequest request) {
                return script.apply(calls.incrementAndGet());
            }
        };
    }

    private RetryingChat retrying(Chat chat, Limits limits) {
        return through(new RateLimiter(limits, ticker), chat);
    }

    private static RetryingChat through(RateLimiter limiter, Chat chat) {
        return new RetryingChat(chat, limiter, RetryPolicy.USUAL, new SplittableRandom(1));
    }

    private RetryingChat retrying(IntFunction<ChatReply> script) {
        return retrying(scripted(script), Limits.ofConcurrency(4));
    }

    private static ChatReply fail(FailureKind kind, Duration after) {
        throw new ChatFailure(kind, "test/model says no", after.isZero() ? null : after, null);
    }

    /** Comes to a meeting and waits for the others; later on there is nobody to wait for. */
    private static void meet(CountDownLatch others) {
        others.countDown();
        try {
            others.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ChatReply busy() {
        return fail(FailureKind.PROVIDER_BUSY, Duration.ZERO);
    }

    @Nested
    class WhileTheProviderIsBusy {

        @Test
        void triesAgainAfterPausesThatGrowByChance() {
            assertThat(retrying(call -> call < 6 ? busy() : REPLY).send(REQUEST))
                    .isEqualTo(REPLY);

            assertThat(calls).hasValue(6);
            assertThat(ticker.waits()).hasSize(5);
            for (int i = 0; i < 5; i++) {
                assertThat(ticker.waits().get(i))
                        .isBetween(0L, Duration.ofMillis(500L << i).toNanos());
            }
        }

        @Test
        void waitsAsLongAsTheProviderAsksAndALittleMore() {
            retrying(call -> call == 1 ? fail(FailureKind.PROVIDER_BUSY, Duration.ofSeconds(90)) : REPLY)
                    .send(REQUEST);
            assertThat(ticker.waited()).isBetween(90 * SECOND, 90 * SECOND + SECOND / 2);
        }

        @Test
        void givesUpAfterTheLastAttempt() {
            CaseFailure failure = catchThrowableOfType(
                    CaseFailure.class, () -> retrying(call -> busy()).send(REQUEST));
            assertThat(failure.kind()).isEqualTo(FailureKind.PROVIDER_BUSY);
            assertThat(failure).hasMessageContaining("test/model says no (tried 10 times in ");
            assertThat(calls).hasValue(10);
        }

        @Test
        void givesUpAtOnceWhenTheProviderAsksForMoreTimeThanThereIs() {
            assertThatThrownBy(() -> retrying(call -> fail(FailureKind.PROVIDER_BUSY, Duration.ofHours(1)))
                            .send(REQUEST))
                    .isInstanceOf(CaseFailure.class)
                    .hasMessageContaining("tried once in 0 ms; it asks to wait 3600 s");
            assertThat(ticker.waits()).isEmpty();
        }

        @Test
        void beginsNoCallAfterTheTotalTime() {
            RetryingChat chat = retrying(call -> {
                ticker.pass(Duration.ofMinutes(4).toNanos());
                return busy();
            });
            assertThatThrownBy(() -> chat.send(REQUEST)).hasMessageContaining("tried 3 times");
        }
    }

    @Nested
    class WhenTryingAgainWouldNotHelp {

        @Test
        void failsTheCaseThatWasRefused() {
            RetryingChat chat = retrying(call -> call == 1 ? fail(FailureKind.PROVIDER_REFUSED, Duration.ZERO) : REPLY);
            CaseFailure failure = catchThrowableOfType(CaseFailure.class, () -> chat.send(REQUEST));
            assertThat(failure.kind()).isEqualTo(FailureKind.PROVIDER_REFUSED);
            assertThat(calls).hasValue(1);
            assertThat(chat.send(REQUEST)).isEqualTo(REPLY);
        }

        @Test
        void haltsAllTrafficWhenTheSetUpIsWrong() {
            RetryingChat chat = retrying(call -> fail(FailureKind.SETUP, Duration.ZERO));
            RunHalt first = catchThrowableOfType(RunHalt.class, () -> chat.send(REQUEST));
            RunHalt second = catchThrowableOfType(RunHalt.class, () -> chat.send(REQUEST));

            assertThat(first.reason()).isEqualTo(RunHalt.Reason.SETUP);
            assertThat(first).hasMessage("test/model says no").isSameAs(second);
            assertThat(calls).as("the second was not even tried").hasValue(1);
        }

        @Test
        void tellsOnlyTheTroubleOfCallsThatAreTriedAgain() {
            RateLimiter wrongKey = new RateLimiter(Limits.ofConcurrency(4), ticker);
            RateLimiter busy = new RateLimiter(Limits.ofConcurrency(4), ticker);
            Chat refuses = scripted(call -> fail(FailureKind.SETUP, Duration.ZERO));
            Chat isBusyOnce = scripted(call -> call == 2 ? busy() : REPLY);

            assertThatThrownBy(() -> through(wrongKey, refuses).send(REQUEST)).isInstanceOf(RunHalt.class);
            through(busy, isBusyOnce).send(REQUEST);

            assertThat(wrongKey.trouble()).isEmpty();
            assertThat(busy.trouble()).hasValue("test/model says no");
        }

        @Test
        void letsGoOfItsPlaceWhateverIsThrown() {
            RetryingChat chat = retrying(
                    scripted(call -> {
                        if (call == 1) {
                            throw new IllegalStateException("a bug");
                        }
                        return REPLY;
                    }),
                    Limits.ofConcurrency(1));
            assertThatThrownBy(() -> chat.send(REQUEST)).hasMessage("a bug");
            assertThat(chat.send(REQUEST)).isEqualTo(REPLY);
        }
    }

    @Nested
    class WithinLimits {

        @Test
        void keepsToTheRequestsPerMinute() {
            RetryingChat chat = retrying(scripted(call -> REPLY), new Limits(4, 60L, null));
            for (int i = 0; i < 61; i++) {
                chat.send(REQUEST);
            }
            assertThat(ticker.waited()).isBetween(60 * SECOND - 1000, 60 * SECOND + 1000);
        }

        @Test
        void keepsToTheTokensPerMinuteAndSettlesWhatWasUsed() {
            RetryingChat chat = retrying(scripted(call -> REPLY), new Limits(4, null, 75_000L));
            for (int i = 0; i < 61; i++) {
                chat.send(REQUEST);
            }
            assertThat(ticker.waited()).isBetween(59 * SECOND, 61 * SECOND);
        }

        @Test
        void chargesOnlyTheTokensThatWereUsed() {
            ChatReply cheap = new ChatReply("ok", 100, 25, false);
            RetryingChat chat = retrying(scripted(call -> cheap), new Limits(4, null, 75_000L));
            for (int i = 0; i < 601; i++) {
                chat.send(REQUEST);
            }
            assertThat(ticker.waited()).isBetween(59 * SECOND, 63 * SECOND);
        }
    }

    @Nested
    class WithManyThreads {

        private final ExecutorService threads = Executors.newFixedThreadPool(32);

        @Test
        void neverHasMoreCallsInFlightThanAllowedAndServesAll() throws Exception {
            AtomicInteger open = new AtomicInteger();
            AtomicInteger most = new AtomicInteger();
            CountDownLatch three = new CountDownLatch(3);
            RateLimiter rateLimiter = new RateLimiter(Limits.ofConcurrency(5), Ticker.system());
            Chat chat = new RetryingChat(
                    scripted(call -> {
                        most.accumulateAndGet(open.incrementAndGet(), Math::max);
                        meet(three);
                        open.decrementAndGet();
                        return call % 50 == 0 ? busy() : REPLY;
                    }),
                    rateLimiter,
                    new RetryPolicy(10, Duration.ofMinutes(1), Duration.ofNanos(1), Duration.ofNanos(1)),
                    new SplittableRandom(3));
            List<Future<ChatReply>> replies = new ArrayList<>();
            for (int i = 0; i < 2000; i++) {
                replies.add(threads.submit(() -> chat.send(REQUEST)));
            }
            for (Future<ChatReply> reply : replies) {
                assertThat(reply.get()).isEqualTo(REPLY);
            }
            threads.shutdown();
            assertThat(most.get()).isBetween(3, 5);
            assertThat(rateLimiter.inFlight()).isZero();
            assertThat(rateLimiter.retries()).isEqualTo(calls.get() - 2000L);
        }

        @Test
        void endsAllWaitingWhenTheRunHalts() throws Exception {
            CountDownLatch inside = new CountDownLatch(1);
            CountDownLatch go = new CountDownLatch(2);
            RateLimiter rateLimiter = new RateLimiter(Limits.ofConcurrency(1), Ticker.system());
            Chat chat = new RetryingChat(
                    scripted(call -> {
                        inside.countDown();
                        meet(go);
                        return REPLY;
                    }),
                    rateLimiter,
                    RetryPolicy.USUAL,
                    new SplittableRandom(3));
            Future<ChatReply> first = threads.submit(() -> chat.send(REQUEST));
            inside.await();
            List<Future<ChatReply>> waiting = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                waiting.add(threads.submit(() -> chat.send(REQUEST)));
            }
            Future<?> pausing = threads.submit(() -> {
                rateLimiter.pause(Duration.ofHours(1).toNanos());
                return null;
            });
            RunHalt halt = new RunHalt(RunHalt.Reason.BUDGET, "spent", null);
            rateLimiter.halt(halt);

            for (Future<ChatReply> one : waiting) {
                assertThatThrownBy(one::get)
                        .isInstanceOf(ExecutionException.class)
                        .hasCause(halt);
            }
            assertThatThrownBy(pausing::get).hasCause(halt);
            go.countDown();
            assertThat(first.get()).as("what was under way ends").isEqualTo(REPLY);
            threads.shutdown();
            assertThat(calls).hasValue(1);
        }

        @Test
        void canBeInterruptedWhileItWaits() throws Exception {
            RateLimiter rateLimiter = new RateLimiter(Limits.ofConcurrency(1), Ticker.system());
            RateLimiter.Pass pass = rateLimiter.enter(0);
            Chat chat =
                    new RetryingChat(scripted(call -> REPLY), rateLimiter, RetryPolicy.USUAL, new SplittableRandom(3));
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> chat.send(REQUEST)).isInstanceOf(CaseFailure.class);
            assertThat(Thread.interrupted()).as("the mark stays").isTrue();
            pass.failed();
            assertThat(rateLimiter.inFlight()).isZero();
        }
    }
}
