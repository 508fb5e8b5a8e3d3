package dev.assize.cli.judge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.BooleanNode;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoreException;
import dev.assize.runs.store.StoreLocation;
import dev.assize.testkit.model.FilledForm;
import dev.assize.testkit.model.ModelServer;
import dev.assize.testkit.model.ReceivedRequest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real process that is killed, again and again, at moments that nobody chose. */
@Tag("slow")
class KilledRunTest {

    private static final long SEED = 20261115;
    private static final int CASES = 1000;
    private static final int KILLS = 4;
    /** Milliseconds in which a Java program hardly comes to its first lines. */
    private static final int BEFORE_THE_WORK = 100;

    @TempDir
    private Path folder;

    @Test
    void storesAndPrintsInTheEndWhatAnUnbrokenRunDoes() throws Exception {
        Path cases = cases();
        long start = System.nanoTime();
        assertThat(wait(assize("unbroken", "judge", "reference-coverage", cases.toString(), "--run", "r")))
                .isZero();
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        long size = Files.size(output("unbroken"));

        Random random = new Random(SEED);
        List<Integer> kept = new ArrayList<>();
        String[] judge = {"judge", "reference-coverage", cases.toString(), "--run", "r"};
        String[] resume = {"resume", "r"};
        killAfter(assize("killed", judge), random.nextInt(BEFORE_THE_WORK));
        killAfterReading(size / 4, begun("killed") ? resume : judge);
        kept.add(rows("killed").size());
        killAfterReading(size / 2, resume);
        kept.add(rows("killed").size());
        assertThat(kept).as("kills in the middle of the work").allMatch(rows -> rows > 0 && rows < CASES);
        for (int kill = 0; kill < KILLS; kill++) {
            killAfter(assize("killed", resume), random.nextInt((int) millis));
            kept.add(rows("killed").size());
        }
        assertThat(kept).as("seed " + SEED).isSorted();

        assertThat(wait(assize("killed", "resume", "r"))).isZero();
        assertThat(output("killed")).hasSameTextualContentAs(output("unbroken"));
        assertThat(rows("killed")).as("seed " + SEED).hasSize(CASES).isEqualTo(rows("unbroken"));
        assertThat(state("killed")).isEqualTo("finished");
    }

    @Test
    void asksAModelAgainOnlyWhatWasUnderWay() throws Exception {
        int cases = 120;
        int atATime = 8;
        int kills = 3;
        Random random = new Random(SEED);
        Brake brake = new Brake();
        try (ModelServer server =
                ModelServer.saying(brake::answer).latency(Duration.ofMillis(30)).start()) {
            String config = config(server).toString();
            String data = brands(cases).toString();
            for (int kill = 0; kill < kills; kill++) {
                int until = server.requests() + 1 + random.nextInt(cases / kills);
                brake.after(until, server);
                Process process = begun("killed")
                        ? assize("killed", "resume", "r")
                        : assize(
                                "killed",
                                "judge",
                                "brand-extraction",
                                data,
                                "--run",
                                "r",
                                "--answerer",
                                "test",
                                "--config",
                                config,
                                "--max-concurrency",
                                String.valueOf(atATime),
                                "--no-cache");
                boolean over = false;
                while (!over && server.requests() < until) {
                    over = process.waitFor(2, TimeUnit.MILLISECONDS);
                }
                kill(process);
                assertThat(over)
                        .as("it was killed while it worked: " + log("killed"))
                        .isFalse();
                int lost = server.requests() - rows("killed").size();
                assertThat(lost)
                        .as("calls without a stored result, seed " + SEED)
                        .isBetween(0, (kill + 1) * atATime);
                brake.after(Integer.MAX_VALUE, server);
                server.release();
            }
            assertThat(wait(assize("killed", "resume", "r"))).as(log("killed")).isZero();
            assertThat(rows("killed")).hasSize(cases);
            assertThat(server.requests() - cases)
                    .as("calls repeated, seed " + SEED)
                    .isBetween(1, kills * atATime);
        }
    }

    @Test
    void saysHowManyCasesWereJudgedWhenItIsStoppedAndHowToKeepThem() throws Exception {
        String example = Files.readAllLines(Path.of("../examples/reference-coverage.jsonl"), UTF_8)
                .get(0);
        Path said = folder.resolve("said.log");
        Process process = new ProcessBuilder(command("judge", "reference-coverage", "-", "--format", "jsonl"))
                .redirectError(said.toFile())
                .start();
        try (BufferedReader results = process.inputReader(UTF_8);
                Writer cases = process.outputWriter(UTF_8)) {
            cases.write(example + "\n");
            cases.flush();
            assertThat(results.readLine()).contains("\"status\":\"judged\"");
            process.toHandle().destroy();
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        } finally {
            kill(process);
        }
        assertThat(said)
                .hasContent("assize: stopped after 1 case, whose results are written; with --run NAME a run is kept,"
                        + " and goes on where it was stopped");
    }

    private Path config(ModelServer server) throws IOException {
        return Files.writeString(folder.resolve("assize.yaml"), """
                answerers:
                  test:
                    model: compatible/tiny
                    base-url: %s
                    key-env: TEST_KEY
                """.formatted(server.url("/v1")));
    }

    private Path brands(int cases) throws IOException {
        return BrandCases.write(cases, folder.resolve("brands.jsonl"));
    }

    private String log(String name) throws IOException {
        return Files.readString(folder.resolve(name + ".log"));
    }

    private Path cases() throws IOException {
        List<String> examples = Files.readAllLines(Path.of("../examples/reference-coverage.jsonl"), UTF_8);
        List<String> lines = new ArrayList<>();
        for (int i = 0; lines.size() < CASES; i++) {
            String example = examples.get(i % examples.size());
            lines.add(example.replaceFirst("\"id\": ?\"[^\"]*\"", "\"id\":\"case " + i + "\""));
        }
        return Files.write(folder.resolve("cases.jsonl"), lines, UTF_8);
    }

    private Process assize(String name, String... arguments) throws IOException {
        List<String> command = command(arguments);
        Collections.addAll(
                command, "--store", store(name).toString(), "-o", output(name).toString());
        ProcessBuilder process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".log").toFile());
        process.environment().put("TEST_KEY", "any");
        return process.start();
    }

    private static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "dev.assize.cli.Main"));
        Collections.addAll(command, arguments);
        return command;
    }

    private static int wait(Process process) throws InterruptedException {
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).as("it ends").isTrue();
        return process.exitValue();
    }

    private static void killAfter(Process process, int millis) throws InterruptedException {
        if (!process.waitFor(millis, TimeUnit.MILLISECONDS)) {
            kill(process);
        }
    }

    /** Nobody reads on, so that it cannot come to its end: it is in the middle of its work on any machine. */
    private void killAfterReading(long bytes, String... arguments) throws IOException, InterruptedException {
        List<String> command = command(arguments);
        Collections.addAll(command, "--store", store("killed").toString(), "--jobs", "2");
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (InputStream written = process.getInputStream()) {
            written.skipNBytes(bytes);
            kill(process);
        }
    }

    /** SIGKILL, and gone before the next one starts. */
    private static void kill(Process process) throws InterruptedException {
        process.destroyForcibly();
        wait(process);
    }

    private Path store(String name) {
        return folder.resolve(name + ".db");
    }

    private Path output(String name) {
        return folder.resolve(name + ".jsonl");
    }

    private boolean begun(String name) {
        return Files.exists(store(name)) && !query(name, "SELECT name FROM run").isEmpty();
    }

    private String state(String name) {
        return query(name, "SELECT state FROM run").get(0);
    }

    /** All that is stored of every case, but for the time. */
    private List<String> rows(String name) {
        return Files.exists(store(name))
                ? query(
                        name,
                        "SELECT result.ordinal || ' ' || case_id || ' ' || content_hash || ' ' || status || ' '"
                                + " || COALESCE(label, '-') || ' ' || COALESCE(score, '-') || ' ' || calls || ' ' || usd"
                                + " || ' ' || record || ' ' || line FROM result JOIN document"
                                + " ON document.run = result.run AND document.ordinal = result.ordinal"
                                + " ORDER BY result.ordinal")
                : List.of();
    }

    private List<String> query(String name, String sql) {
        try (Database database = Database.openExisting(StoreLocation.file(store(name)), Instant.EPOCH)) {
            return database.read(connection -> {
                List<String> rows = new ArrayList<>();
                try (PreparedStatement query = connection.prepareStatement(sql);
                        ResultSet row = query.executeQuery()) {
                    while (row.next()) {
                        rows.add(row.getString(1));
                    }
                }
                return rows;
            });
        } catch (StoreException e) {
            throw new AssertionError("the store was left broken, seed " + SEED, e);
        }
    }

    /** Says to each question the first thing that its schema allows, and from some request on holds back what it says. */
    private static final class Brake {
        private volatile int until = Integer.MAX_VALUE;
        private volatile @Nullable ModelServer server;

        void after(int requests, ModelServer held) {
            server = held;
            until = requests;
        }

        String answer(ReceivedRequest asked) {
            ModelServer held = server;
            if (held != null && held.requests() >= until) {
                held.hold();
            }
            return FilledForm.of(
                    asked.schema().orElseThrow(), (name, part) -> name.equals("can_tell") ? BooleanNode.TRUE : null);
        }
    }
}
