package dev.assize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.spark.LocalSpark.Ended;
import dev.assize.testkit.TestPostgresql;
import dev.assize.testkit.model.ModelServer;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What only executors with processes of their own can show: limits that are divided, answers that are shared, cases that end a
 * process. Too slow for every build; {@code bench/spark-executors.sh} runs it.
 */
class ClusterCheck {

    private static final int COUNT = 60;
    private static final int EXECUTORS = 2;
    private static final String PLAIN =
            "{\"id\": \"%s\", \"reference\": \"The sky is blue.\", \"output_text\": \"The sky is blue.\"}%n";

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        SparkSession.builder()
                .master("local-cluster[" + EXECUTORS + ",1,1024]")
                .appName("cluster")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.executor.memory", "1g")
                .config("spark.executor.cores", "1")
                .config("spark.executor.extraClassPath", classPath())
                .config("spark.executor.extraJavaOptions", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
                .getOrCreate();
    }

    @AfterAll
    static void stop() {
        SparkSession.active().stop();
    }

    /** Executors work in folders of their own. */
    private static String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Everything in Java that this process has started. */
    private static List<ProcessHandle> executors() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().command().orElse("").endsWith("java"))
                .toList();
    }

    @Test
    void dividesLimitsAndPaysNothingTwice() throws Exception {
        try (TestPostgresql database = TestPostgresql.start();
                ModelServer server = ModelServer.saying(ModelJob::sensible)
                        .latency(Duration.ofMillis(100))
                        .start()) {
            ModelJob job = ModelJob.of(COUNT, folder).storedIn(database.newStore());
            assertThat(executors()).hasSize(EXECUTORS);
            AtomicInteger killed = new AtomicInteger();
            Thread killer = new Thread(() -> killOneAfter(server, COUNT / 3, killed));
            killer.start();
            Ended first = job.judge(server, "first", "--partitions", "12", "--max-concurrency", "4");
            killer.join();
            assertThat(first.code()).as(first.said()).isZero();
            assertThat(first.said()).contains(COUNT + " cases: " + COUNT + " judged");
            assertThat(killed.get()).isEqualTo(1);
            int paid = server.requests();
            System.out.println("models: " + COUNT + " cases on " + EXECUTORS + " executors, one killed: " + paid
                    + " calls, " + server.mostConcurrent() + " at once at most (limit 4)");
            // What was under way when the process ended was answered to nobody: one call for each task of that process.
            assertThat(paid).isBetween(COUNT, COUNT + 2);
            assertThat(server.mostConcurrent()).isLessThanOrEqualTo(4);
            Ended second = job.judge(server, "second", "--partitions", "7", "--max-concurrency", "4");
            assertThat(second.code()).as(second.said()).isZero();
            assertThat(server.requests()).isEqualTo(paid);
            assertThat(job.verdicts("second")).isEqualTo(job.verdicts("first")).hasSize(COUNT);
        }
    }

    private static void killOneAfter(ModelServer server, int calls, AtomicInteger killed) {
        try {
            for (int i = 0; i < 6_000 && server.requests() < calls; i++) {
                Thread.sleep(20);
            }
            executors().stream()
                    .findFirst()
                    .filter(ProcessHandle::destroyForcibly)
                    .ifPresent(gone -> killed.incrementAndGet());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void stopsOnceWhenTheBudgetIsSpentOrTheKeyRefused() throws Exception {
        try (TestPostgresql database = TestPostgresql.start();
                ModelServer server = ModelServer.saying(ModelJob::sensible).start();
                ModelServer locked = ModelServer.saying(ModelJob::sensible)
                        .key("another key")
                        .start()) {
            ModelJob job = ModelJob.of(COUNT, folder).storedIn(database.newStore());
            Ended poor = job.judge(server, "out", "--partitions", "6", "--max-concurrency", "2", "--budget", "0.03");
            assertThat(poor.code()).as(poor.said()).isEqualTo(3);
            assertThat(poor.said().lines().filter(line -> line.contains("stopped: the budget of")))
                    .as(poor.said())
                    .hasSize(1);
            List<String> judged = job.verdicts("out");
            assertThat(judged).isNotEmpty().hasSizeLessThan(COUNT);
            System.out.println("budget: stopped once with " + judged.size() + " of " + COUNT + " cases written, after "
                    + server.requests() + " calls");
            Ended richer = job.judge(server, "out", "--resume", "--max-concurrency", "2", "--budget", "5");
            assertThat(richer.code()).as(richer.said()).isZero();
            assertThat(job.verdicts("out")).hasSize(COUNT).containsAll(judged);
            assertThat(server.requests()).isLessThanOrEqualTo(COUNT + 2);

            Ended refused = job.storedIn(job.store() + "&currentSchema=another")
                    .judge(locked, "refused", "--partitions", "8", "--max-concurrency", "2");
            assertThat(refused.code()).as(refused.said()).isEqualTo(2);
            assertThat(refused.said().lines().filter(line -> line.contains("assize: stopped: ")))
                    .as(refused.said())
                    .hasSize(1);
            assertThat(locked.requests()).isLessThanOrEqualTo(4);
            System.out.println("key: stopped once after " + locked.requests() + " refused calls");
        }
    }

    @Test
    void failsTheCaseThatEndsItsProcessAndGoesOn() throws Exception {
        Path cases = folder.resolve("cases.jsonl");
        try (BufferedWriter writer = Files.newBufferedWriter(cases)) {
            for (int i = 0; i < 300; i++) {
                writer.write(
                        i == 150
                                ? "{\"id\": \"poison\", \"reference\": \"a\", \"output_text\": \""
                                        + "word ".repeat(400_000) + "\"}\n"
                                : String.format(Locale.ROOT, PLAIN, "c" + i));
            }
        }
        Path out = folder.resolve("out");
        AtomicInteger killed = new AtomicInteger();
        Thread killer = new Thread(() -> killWhereverItIsJudged(out, killed));
        killer.setDaemon(true);
        killer.start();
        Ended ended = LocalSpark.jobInOpenSession(
                "reference-coverage", cases.toString(), "-o", out.toString(), "--partitions", "6");
        killer.interrupt();
        assertThat(ended.code()).as(ended.said()).isEqualTo(3);
        List<String> lines = LocalSpark.lines(out).lines().toList();
        assertThat(lines).hasSize(300);
        assertThat(lines.get(150)).contains("\"poison\"", "\"failed\"", "the process that judged it ended each time");
        assertThat(lines.stream().filter(line -> line.contains("\"status\":\"judged\"")))
                .hasSize(299);
        assertThat(killed.get()).isGreaterThanOrEqualTo(2);
        System.out.println("poison: its process ended " + killed + " times, then the case failed; 299 others judged");
    }

    /** As a machine without memory would: ends the processes whenever an attempt has begun with the large case. */
    private static void killWhereverItIsJudged(Path out, AtomicInteger killed) {
        Path marks = out.resolve("_assize/marks");
        try {
            // Large records alone are marked at the first attempt: that tells the part, and the number in it.
            String first = awaitMark(marks, name -> name.endsWith(".0000"), "case ");
            String part = first.substring(0, first.indexOf('.') + 1);
            String poison = Files.readString(marks.resolve(first));
            Set<String> seen = new HashSet<>();
            while (true) {
                executors().forEach(ProcessHandle::destroyForcibly);
                killed.incrementAndGet();
                seen.add(first);
                first = awaitMark(marks, name -> name.startsWith(part) && !seen.contains(name), poison);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static String awaitMark(Path marks, Predicate<String> named, String begins) throws InterruptedException {
        while (true) {
            try (Stream<Path> files = Files.list(marks)) {
                for (Path file : files.toList()) {
                    String name = file.getFileName().toString();
                    if (named.test(name) && Files.readString(file).startsWith(begins)) {
                        return name;
                    }
                }
            } catch (IOException notYet) {
                // Nobody has marked anything, or it is gone while we look.
            }
            Thread.sleep(5);
        }
    }

    @Test
    void failsTheCaseThatNeedsMoreMemoryThanThereIs() throws Exception {
        Path cases = folder.resolve("cases.jsonl");
        try (BufferedWriter writer = Files.newBufferedWriter(cases)) {
            writer.write(String.format(Locale.ROOT, PLAIN, "before"));
            writer.write("{\"id\": \"huge\", \"reference\": \"a\", \"output_text\": \"");
            String some = "word ".repeat(1 << 16);
            for (int i = 0; i < 1_600; i++) {
                writer.write(some);
            }
            writer.write("\"}\n");
            writer.write(String.format(Locale.ROOT, PLAIN, "after"));
        }
        Path out = folder.resolve("out");
        Ended ended = LocalSpark.jobInOpenSession(
                "reference-coverage",
                cases.toString(),
                "-o",
                out.toString(),
                "--partitions",
                "3",
                "--max-record-mb",
                "1024");
        assertThat(ended.code()).as(ended.said()).isEqualTo(3);
        List<String> lines = LocalSpark.lines(out).lines().toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).contains("\"before\"", "\"judged\"");
        assertThat(lines.get(1)).containsAnyOf("\"failed\"", "\"invalid\"");
        assertThat(lines.get(2)).contains("\"after\"", "\"judged\"");
        System.out.println("a record of 500 MB in a heap of 1 GB: " + lines.get(1));
    }
}
