package dev.assize.models.price;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.failure.FailureKind;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.question.Expense;
import dev.assize.models.ScriptedChat;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class BudgetTest {

    /** A dollar for a thousand tokens, in or out. */
    private static final PriceList DEAR = PriceList.empty()
            .overriddenBy(
                    "{\"as_of\":\"x\",\"prices\":[{\"model\":\"test/*\",\"input\":1000,\"output\":1000}]}", "test");

    private static final ChatRequest SHORT = new ChatRequest("do", "it", null);

    @Test
    void countsWhatACallCost() {
        AtomicInteger clock = new AtomicInteger();
        InstantSource ticking = () -> Instant.EPOCH.plusSeconds(clock.getAndIncrement());
        MeteredChat chat = new MeteredChat(ScriptedChat.saying("x"), DEAR, Budget.unlimited(), ticking);
        Expense expense = chat.send(SHORT).expense();
        assertThat(expense).isEqualTo(new Expense(1, 100, 20, new BigDecimal("0.12"), 0, Duration.ofSeconds(1)));
    }

    @Test
    void takesAnUnknownPriceOrAnUncountedReplyForUnpriced() {
        MeteredChat unknown = metered(ScriptedChat.saying("x"), PriceList.empty(), Budget.unlimited());
        assertThat(unknown.send(SHORT).expense().unpriced()).isEqualTo(1);
        MeteredChat uncounted =
                metered(new ScriptedChat().then(request -> new ChatReply("x", 0, 0, false)), DEAR, Budget.unlimited());
        assertThat(uncounted.send(SHORT).expense().unpriced()).isEqualTo(1);
    }

    @Test
    void haltsBeforeMoreIsSpentThanAllowedAndSaysHowToGoOn() {
        Budget budget = Budget.of(new BigDecimal("1"));
        MeteredChat chat = metered(ScriptedChat.saying("x"), DEAR, budget);
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 100; i++) {
                        chat.send(SHORT);
                    }
                })
                .isInstanceOfSatisfying(RunHalt.class, halt -> {
                    assertThat(halt.reason()).isEqualTo(RunHalt.Reason.BUDGET);
                    assertThat(halt.getMessage())
                            .isEqualTo("the budget of $1.00 does not cover the next call, which needs about $0.042;"
                                    + " spent so far: $0.96 for 8 calls; raise the budget to go on");
                });
        assertThat(budget.spent()).isEqualByComparingTo("0.96");
    }

    @Test
    void doesNotTakeWhatWasSpentBeforeForThePriceOfTheCallsSince() {
        Budget budget = Budget.of(BigDecimal.ONE);
        budget.addSpent(new BigDecimal("0.90"));
        budget.reserve(new BigDecimal("0.05"));
        budget.settle(new BigDecimal("0.05"), new BigDecimal("0.05"), true);
        assertThatThrownBy(() -> budget.reserve(new BigDecimal("0.10")))
                .hasMessageContaining("spent so far: $0.95 for 1 call and those before the run went on");
    }

    @Test
    void countsWhatWasSpentBeforeAStop() {
        Budget budget = Budget.of(new BigDecimal("1"));
        budget.addSpent(new BigDecimal("0.99"));
        assertThatThrownBy(() -> metered(ScriptedChat.saying("x"), DEAR, budget).send(SHORT))
                .isInstanceOf(RunHalt.class);
    }

    @Test
    void givesBackWhatAFailedCallHadSetAside() {
        Budget budget = Budget.of(new BigDecimal("1"));
        MeteredChat failing = metered(
                new ScriptedChat().then(request -> {
                    throw new ChatFailure(FailureKind.PROVIDER_BUSY, "busy", null, null);
                }),
                DEAR,
                budget);
        for (int i = 0; i < 20; i++) {
            assertThatThrownBy(() -> failing.send(SHORT)).isInstanceOf(ChatFailure.class);
        }
        assertThat(budget.spent()).isZero();
    }

    @Test
    void cannotBeKeptWithoutAPrice() {
        MeteredChat chat = metered(ScriptedChat.saying("x"), PriceList.empty(), Budget.of(BigDecimal.ONE));
        assertThatThrownBy(() -> chat.send(SHORT)).isInstanceOfSatisfying(RunHalt.class, halt -> {
            assertThat(halt.reason()).isEqualTo(RunHalt.Reason.SETUP);
            assertThat(halt).hasMessageContaining("no price is known for \"test/scripted\"");
        });
        assertThatIllegalArgumentException().isThrownBy(() -> Budget.of(BigDecimal.ZERO));
    }

    @Test
    void isSharedByCallsAtTheSameTime() throws Exception {
        Budget budget = Budget.of(new BigDecimal("3"));
        MeteredChat chat =
                metered(new ScriptedChat().then(request -> new ChatReply("x", 100, 20, false)), DEAR, budget);
        ExecutorService threads = Executors.newFixedThreadPool(16);
        try {
            List<Future<MeteredChat.Paid>> calls = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                calls.add(threads.submit(() -> chat.send(new ChatRequest("do", "it".repeat(150), null))));
            }
            int paid = 0;
            for (Future<MeteredChat.Paid> call : calls) {
                try {
                    call.get();
                    paid++;
                } catch (ExecutionException e) {
                    assertThat(e.getCause()).isInstanceOf(RunHalt.class);
                }
            }
            assertThat(budget.spent()).isEqualByComparingTo(new BigDecimal("0.12").multiply(BigDecimal.valueOf(paid)));
            assertThat(budget.spent()).isLessThanOrEqualTo(new BigDecimal("3"));
            assertThat(paid).as("what fits is spent, whoever waits for whom").isEqualTo(24);
        } finally {
            threads.shutdownNow();
        }
    }

    private static MeteredChat metered(ScriptedChat chat, PriceList prices, Budget budget) {
        Instant fixed = Instant.EPOCH;
        return new MeteredChat(chat, prices, budget, () -> fixed);
    }
}
