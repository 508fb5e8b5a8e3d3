package dev.assize.bench;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.management.OperatingSystemMXBean;
import dev.assize.core.Headline;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.judges.StandardJudges;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.runner.JudgedCase;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.RunStore;
import dev.assize.runs.store.RunWriter;
import dev.assize.runs.store.StoreLocation;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

/** How fast a store takes results, and whether that depends on how many it has. */
public final class StoreBench {

    /** Results over which a rate is taken. */
    private static final long WINDOW = 50_000;

    private final List<JudgedCase> samples = new ArrayList<>();
    private final RunnableJudge judge =
            StandardJudges.find("reference-coverage", JudgeSettings.NONE).orElseThrow();
    private final Headline headline = judge.judge().info().headline();
    private final Hearing<?> hearing = new Hearing<>(judge.judge(), judge.embedded());

    /** @param cpu what all threads of the process have used; tells a slow store from a busy machine */
    private record Moment(long nanos, long cpu) {
        static Moment now() {
            OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
            return new Moment(System.nanoTime(), system.getProcessCpuTime());
        }
    }

    private StoreBench(Path cases) throws IOException {
        for (String line : Files.readAllLines(cases)) {
            ObjectNode record = (ObjectNode) Json.parse(line);
            RecordedResult result =
                    RecordedResult.of(hearing.hear(record.path("id").asText(), record, null));
            String written = Json.write(record);
            samples.add(new JudgedCase(0, Hash.of(written), written, result.lineText(), result));
        }
    }

    /** Arguments: a store, a file of cases for reference-coverage, how many results. */
    public static void main(String[] arguments) throws Exception {
        StoreBench bench = new StoreBench(Path.of(arguments[1]));
        long results = Long.parseLong(arguments[2]);
        try (Database database = Database.open(StoreLocation.parse(arguments[0], null, null), Instant.now())) {
            RunStore store = new RunStore(database, Clock.systemUTC());
            bench.fill(store, "warm-up", 2 * WINDOW, false);
            StoredRun run = bench.fill(store, "bench", results, true);
            bench.readBack(store, run, results);
        }
        System.out.printf(Locale.ROOT, "peak memory of the process: %,d MB%n", peakMegabytes());
    }

    private StoredRun fill(RunStore store, String name, long results, boolean told) throws Exception {
        RunPlan plan = new RunPlan(
                judge.judge().info().id(),
                new TreeMap<>(),
                List.of(),
                FieldMap.NONE,
                CaseSelection.ALL,
                null,
                1,
                Json.object(),
                null);
        StoredRun run = store.create(name, plan, hearing.heading());
        AtomicLong next = new AtomicLong();
        try (RunWriter writer = store.write(run, headline)) {
            Moment last = Moment.now();
            for (long done = 0; done < results; done += WINDOW) {
                keepWindow(writer, next, Math.min(results, done + WINDOW));
                writer.flush();
                Moment now = Moment.now();
                if (told && isMark(done, results)) {
                    System.out.printf(
                            Locale.ROOT,
                            "%,12d to %,9d: %,8.0f results/s %6.1f µs of CPU each%n",
                            done,
                            done + WINDOW,
                            WINDOW * 1e9 / (now.nanos - last.nanos),
                            (now.cpu - last.cpu) / 1e3 / WINDOW);
                }
                last = now;
            }
        }
        store.finish(run);
        return run;
    }

    private static boolean isMark(long done, long results) {
        return done < 4 * WINDOW || done % (5 * WINDOW) == 0 || done + 3 * WINDOW >= results;
    }

    /** Two threads, as two processors would; they take ordinals in turn, and so arrive a little out of order. */
    private void keepWindow(RunWriter writer, AtomicLong next, long end) throws InterruptedException {
        Runnable work = () -> {
            try {
                for (long at = next.getAndIncrement(); at < end; at = next.getAndIncrement()) {
                    JudgedCase sample = samples.get((int) (at % samples.size()));
                    writer.keep(
                            new JudgedCase(at, sample.contentHash(), sample.record(), sample.line(), sample.result()));
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        Thread other = new Thread(work, "bench-other");
        other.start();
        work.run();
        other.join();
        next.set(end);
    }

    private void readBack(RunStore store, StoredRun run, long results) throws IOException {
        long start = System.nanoTime();
        try (RunWriter writer = store.resume(run, headline, false)) {
            for (long at = 0; at < results; at++) {
                RecordedResult.parse(writer.earlier(at).orElseThrow().line());
            }
        }
        rate("resume passes over finished cases", results, start);
        start = System.nanoTime();
        AtomicLong seen = new AtomicLong();
        run.forEach(recorded -> seen.incrementAndGet());
        rate("a run is read, records and results", seen.get(), start);
        start = System.nanoTime();
        store.overview(run);
        System.out.printf(
                Locale.ROOT, "counts of one run in the list of runs: %.2f s%n", (System.nanoTime() - start) / 1e9);
        start = System.nanoTime();
        run.find("no case has this id");
        System.out.printf(Locale.ROOT, "search for one case by its id: %.2f s%n", (System.nanoTime() - start) / 1e9);
    }

    private static void rate(String what, long count, long start) {
        System.out.printf(Locale.ROOT, "%s: %,.0f cases/s%n", what, count * 1e9 / (System.nanoTime() - start));
    }

    private static long peakMegabytes() throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith("VmHWM")) {
                return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
            }
        }
        return 0;
    }
}
