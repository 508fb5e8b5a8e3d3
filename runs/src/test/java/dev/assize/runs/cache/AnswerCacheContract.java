package dev.assize.runs.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every place for answers does. */
abstract class AnswerCacheContract {

    private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");

    private AnswerCache cache = new MemoryAnswers();

    /** An empty cache. */
    abstract AnswerCache open();

    @BeforeEach
    void openIt() {
        cache = open();
    }

    @AfterEach
    void closeIt() {
        cache.close();
    }

    @Test
    void findsWhatWasKeptAndNothingElse() {
        CacheEntry kept = answer("a", "openai/x", NOON);
        cache.keep(List.of(kept, answer("b", "openai/x", NOON)));
        assertThat(cache.find(List.of(new AnswerKey("a"), new AnswerKey("c")))).isEqualTo(Map.of(kept.key(), kept));
        assertThat(cache.find(List.of())).isEmpty();
    }

    @Test
    void keepsTheFirstOfTwoAnswersToOneKey() {
        CacheEntry first = answer("a", "openai/x", NOON);
        cache.keep(List.of(first));
        cache.keep(List.of(answer("a", "openai/y", NOON.plusSeconds(1)), answer("b", "openai/y", NOON)));
        assertThat(cache.find(List.of(first.key()))).containsEntry(first.key(), first);
        assertThat(cache.count(AnswerCache.Selection.ALL).answers()).isEqualTo(2);
    }

    @Test
    void keepsAnyText() {
        CacheEntry odd = new CacheEntry(
                new AnswerKey("odd"), "o'x\"; --", "asks", "{\"é\":\"\uD83D\uDE00 \\u0000\"}", Cost.NOTHING, NOON);
        cache.keep(List.of(odd));
        assertThat(cache.find(List.of(odd.key()))).containsEntry(odd.key(), odd);
    }

    @Test
    void findsManyAtOnce() {
        List<CacheEntry> many = new ArrayList<>();
        for (int i = 0; i < 3_000; i++) {
            many.add(answer("key" + i, "openai/x", NOON));
        }
        cache.keep(many);
        assertThat(cache.find(many.stream().map(CacheEntry::key).toList())).hasSize(3_000);
    }

    @Test
    void tellsWhatItHoldsForEachAnswerer() {
        cache.keep(List.of(
                answer("a", "openai/x", NOON),
                answer("b", "openai/x", NOON.plus(Duration.ofDays(1))),
                answer("c", "mistral/y", NOON)));
        cache.credit("openai/x", 2, new Cost(7, 8, 9));
        cache.credit("openai/x", 1, new Cost(1, 1, 1));
        List<AnswerCache.Holding> holdings = cache.holdings();
        assertThat(holdings).extracting(AnswerCache.Holding::answerer).containsExactly("mistral/y", "openai/x");
        AnswerCache.Holding holding = holdings.get(1);
        assertThat(holding.kept()).isEqualTo(new AnswerCache.Tally(2, 30, new Cost(2_000, 20, 4)));
        assertThat(holding.oldest()).isEqualTo(NOON);
        assertThat(holding.newest()).isEqualTo(NOON.plus(Duration.ofDays(1)));
        assertThat(holding.hits()).isEqualTo(3);
        assertThat(holding.saved()).isEqualTo(new Cost(8, 9, 10));
    }

    @Test
    void forgetsWhatIsOldOrOfOneAnswerer() {
        cache.keep(List.of(
                answer("a", "openai/x", NOON),
                answer("b", "openai/x", NOON.plus(Duration.ofDays(1))),
                answer("c", "mistral/y", NOON)));
        AnswerCache.Selection old = new AnswerCache.Selection(NOON.plusSeconds(1), "openai/x");
        assertThat(cache.count(old).answers()).isEqualTo(1);
        assertThat(cache.prune(old).answers()).isEqualTo(1);
        assertThat(cache.find(List.of(new AnswerKey("a"), new AnswerKey("b"), new AnswerKey("c"))))
                .hasSize(2);
        assertThat(cache.prune(new AnswerCache.Selection(null, "mistral/y")).answers())
                .isEqualTo(1);
    }

    @Test
    void forgetsEverythingWithItsCounts() {
        cache.keep(List.of(answer("a", "openai/x", NOON)));
        cache.credit("openai/x", 2, Cost.NOTHING);
        assertThat(cache.prune(AnswerCache.Selection.ALL).answers()).isEqualTo(1);
        assertThat(cache.holdings()).isEmpty();
        assertThat(cache.prune(AnswerCache.Selection.ALL)).isEqualTo(AnswerCache.Tally.NONE);
    }

    @Test
    void servesManyThreads() throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(16);
        try {
            List<Callable<Boolean>> work = new ArrayList<>();
            for (int i = 0; i < 400; i++) {
                String own = "own" + i;
                String shared = "shared" + i % 7;
                work.add(() -> {
                    cache.keep(List.of(answer(own, "openai/x", NOON), answer(shared, "openai/x", NOON)));
                    return cache.find(List.of(new AnswerKey(own), new AnswerKey(shared)))
                                    .size()
                            == 2;
                });
            }
            for (Future<Boolean> found : threads.invokeAll(work)) {
                assertThat(found.get()).isTrue();
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(cache.count(AnswerCache.Selection.ALL).answers()).isEqualTo(407);
    }

    private static CacheEntry answer(String key, String answerer, Instant at) {
        return new CacheEntry(
                new AnswerKey(key),
                answerer,
                "states-fact",
                "{\"value\":true}".concat(" "),
                new Cost(1_000, 10, 2),
                at);
    }
}
