package dev.assize.runs.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class MemoryBudgetTest {

    private final MemoryBudget budget = new MemoryBudget(100);

    @Test
    void letsThroughWhatFits() throws InterruptedException {
        budget.take(60);
        budget.take(40);
        budget.giveBack(60);
        budget.take(60);
    }

    @Test
    void letsThroughAloneWhatIsLargerThanAllOfIt() throws InterruptedException {
        budget.take(1000);
        CountDownLatch taken = taking(1);
        assertThat(taken.await(50, TimeUnit.MILLISECONDS)).isFalse();
        budget.giveBack(1000);
        assertThat(taken.await(30, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void countsWhatIsThereAlready() throws InterruptedException {
        budget.take(10);
        budget.add(500);
        CountDownLatch taken = taking(1);
        assertThat(taken.await(50, TimeUnit.MILLISECONDS)).isFalse();
        budget.giveBack(500);
        assertThat(taken.await(30, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void holdsNobodyOnceItIsLifted() throws InterruptedException {
        budget.take(100);
        CountDownLatch taken = taking(100);
        budget.lift();
        assertThat(taken.await(30, TimeUnit.SECONDS)).isTrue();
    }

    private CountDownLatch taking(long amount) {
        CountDownLatch taken = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            try {
                budget.take(amount);
                taken.countDown();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        thread.setDaemon(true);
        thread.start();
        return taken;
    }
}
