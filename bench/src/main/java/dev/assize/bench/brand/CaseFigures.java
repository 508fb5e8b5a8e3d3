package dev.assize.bench.brand;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.judges.brand.BrandExtraction;
import dev.assize.judges.brand.EmbeddedBrand;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** How the judge fares on cases made from real titles and brands, where what was put in tells what must come out. */
final class CaseFigures {

    private static final int THREADS = 2;
    private static final int REPEATS = 8;

    private final Hearing<?> hearing = new Hearing<>(new BrandExtraction(), new EmbeddedBrand());
    private final List<MadeCase> cases;

    CaseFigures(RealNames names) {
        this.cases = MadeCase.from(names, 20);
    }

    void print(PrintStream out) {
        Map<String, RightCount> fields = new TreeMap<>();
        Map<String, RightCount> unrelated = new TreeMap<>();
        for (MadeCase made : cases) {
            CaseResult result = hearing.hear("made", made.record(), null);
            ObjectNode verdict = result.verdict().orElseGet(Json::object);
            fields.computeIfAbsent("decided", ignored -> new RightCount())
                    .add(result.verdict().isPresent());
            made.truth().forEach((field, wanted) -> {
                boolean right = verdict.at(field).equals(wanted);
                fields.computeIfAbsent(field, ignored -> new RightCount()).add(right);
                if (field.equals(MadeCase.NO_UNRELATED)) {
                    unrelated
                            .computeIfAbsent(made.intruder().name(), ignored -> new RightCount())
                            .add(right);
                }
            });
        }
        out.println("fields right on " + cases.size() + " made-up cases:");
        fields.forEach((field, tally) -> out.println("  " + field + ": " + tally));
        out.println("rule 3 by what was slipped into the list:");
        unrelated.forEach((intruder, tally) -> out.println("  " + intruder + ": " + tally));
    }

    /** On a busy machine the processor's own time tells more than the clock. */
    void printSpeed(PrintStream out) throws InterruptedException {
        List<ObjectNode> records = cases.stream().map(MadeCase::record).toList();
        judgeAll(records);
        long start = System.nanoTime();
        long busy = judgeAll(records);
        double seconds = (System.nanoTime() - start) / 1e9;
        double judged = (double) records.size() * REPEATS * THREADS;
        out.printf(
                Locale.ROOT,
                "speed: %.0f cases per second by the clock with %d threads, %.0f per second of processor time%n",
                judged / seconds,
                THREADS,
                judged / (busy / 1e9));
    }

    /** Judges every record over and over on each thread; says how long the threads were really running. */
    private long judgeAll(List<ObjectNode> records) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        AtomicLong busy = new AtomicLong();
        for (int i = 0; i < THREADS; i++) {
            threads.execute(() -> {
                for (int repeat = 0; repeat < REPEATS; repeat++) {
                    records.forEach(record -> requireJudged(hearing.hear("made", record, null)));
                }
                busy.addAndGet(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
            });
        }
        threads.shutdown();
        if (!threads.awaitTermination(10, TimeUnit.MINUTES)) {
            throw new IllegalStateException("Ten minutes were not enough for " + records.size() + " cases");
        }
        return busy.get();
    }

    private static void requireJudged(CaseResult result) {
        if (result.error().isPresent()) {
            throw new IllegalStateException("A made-up case failed: " + result.error());
        }
    }

    static JsonNode flag(boolean value) {
        return Json.object().booleanNode(value);
    }
}
