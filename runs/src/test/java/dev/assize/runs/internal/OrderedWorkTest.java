package dev.assize.runs.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.runs.runner.Workers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OrderedWorkTest {

    @Test
    void handsOutcomesOnInTheOrderOfTheWorkWhoeverIsReadyFirst() throws Exception {
        List<Integer> taken = new ArrayList<>();
        CountDownLatch second = new CountDownLatch(1);
        OrderedWork<Integer> work = on(3, false, taken::add);
        work.run(() -> {
            work.add(10, () -> {
                second.await();
                return 0;
            });
            for (int i = 1; i < 5_000; i++) {
                int number = i;
                work.add(10_000, () -> {
                    second.countDown();
                    return number;
                });
            }
        });
        assertThat(taken).isEqualTo(IntStream.range(0, 5_000).boxed().toList());
    }

    @Test
    void beginsNoMoreOnceNothingMoreIsWanted() throws Exception {
        AtomicInteger begun = new AtomicInteger();
        List<Integer> taken = new ArrayList<>();
        OrderedWork<Integer> work = on(2, false, number -> {
            taken.add(number);
            return taken.size() < 3;
        });
        work.run(() -> {
            while (!work.isOver()) {
                work.add(1, begun::incrementAndGet);
            }
        });
        assertThat(taken).hasSize(3);
    }

    @Test
    void throwsWhatTheGiverTheWorkAndTheTakerThrow() {
        IOException broken = new IOException("the disk is full");
        OrderedWork<Integer> taking = on(2, true, number -> {
            throw broken;
        });
        assertThatThrownBy(() -> taking.run(() -> {
                    for (int i = 0; i < 10_000 && !taking.isOver(); i++) {
                        taking.add(1, () -> 1);
                    }
                }))
                .isSameAs(broken);
        IllegalStateException worked = new IllegalStateException("work");
        OrderedWork<Integer> working = on(2, false, number -> true);
        assertThatThrownBy(() -> working.run(() -> working.add(1, () -> {
                    throw worked;
                })))
                .isSameAs(worked);
        IOException given = new IOException("no more rows");
        OrderedWork<Integer> giving = on(2, false, number -> true);
        assertThatThrownBy(() -> giving.run(() -> {
                    giving.add(1, () -> 1);
                    throw given;
                }))
                .isSameAs(given);
    }

    private static <R> OrderedWork<R> on(int threads, boolean awaitsAll, OrderedWork.Taker<R> taker) {
        Workers workers = Workers.computing(threads);
        return new OrderedWork<>(workers.start(), workers.window(), awaitsAll, taker);
    }
}
