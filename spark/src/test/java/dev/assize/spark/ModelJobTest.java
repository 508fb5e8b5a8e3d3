package dev.assize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.spark.LocalSpark.Ended;
import dev.assize.testkit.TestPostgresql;
import dev.assize.testkit.model.ModelServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jobs in which models answer. */
class ModelJobTest {

    private static final int COUNT = 40;

    @TempDir
    private Path folder;

    private ModelJob job;

    @BeforeEach
    void write() throws IOException {
        LocalSpark.session();
        job = ModelJob.of(COUNT, folder);
    }

    @Test
    void paysNothingTwiceAndKeepsToTheCallsAtOnce() throws Exception {
        try (TestPostgresql database = TestPostgresql.start();
                ModelServer server = ModelServer.saying(ModelJob::sensible)
                        .latency(Duration.ofMillis(5))
                        .start()) {
            job = job.storedIn(database.newStore());
            Ended first = job.judge(server, "first", "--partitions", "8", "--max-concurrency", "3");
            assertThat(first.code()).as(first.said()).isZero();
            assertThat(first.said()).contains("calls of models");
            int paid = server.requests();
            assertThat(server.mostConcurrent()).isLessThanOrEqualTo(3);
            // Another job asks the same questions, as a task does that Spark repeats.
            Ended second = job.judge(server, "second", "--partitions", "5");
            assertThat(second.code()).as(second.said()).isZero();
            assertThat(server.requests()).isEqualTo(paid);
            assertThat(job.verdicts("second")).isEqualTo(job.verdicts("first")).hasSize(COUNT);
        }
    }

    @Test
    void stopsOnceWhenTheBudgetIsSpentAndGoesOnWithMore() throws Exception {
        try (ModelServer server = ModelServer.saying(ModelJob::sensible).start()) {
            Ended poor = job.judge(server, "out", "--partitions", "4", "--max-concurrency", "1", "--budget", "0.02");
            assertThat(poor.code()).as(poor.said()).isEqualTo(3);
            assertThat(poor.said().lines().filter(line -> line.contains("stopped: the budget of")))
                    .hasSize(1);
            assertThat(poor.said()).contains("--resume goes on");
            int paid = server.requests();
            List<String> judged = job.verdicts("out");
            assertThat(judged).isNotEmpty().hasSizeLessThan(COUNT);
            Ended spent = job.judge(server, "out", "--resume", "--max-concurrency", "1", "--budget", "0.02");
            assertThat(spent.code()).as(spent.said()).isIn(2, 3);
            assertThat(server.requests()).isEqualTo(paid);
            // Whoever is refused finds the folder as it was.
            Ended less = job.judge(server, "out", "--resume", "--budget", "0.0001");
            assertThat(less.code()).as(less.said()).isEqualTo(2);
            assertThat(less.said()).contains("--budget is spent");
            assertThat(folder.resolve("out/_assize/halt.json")).exists();
            Ended richer = job.judge(server, "out", "--resume", "--budget", "5");
            assertThat(richer.code()).as(richer.said()).isZero();
            assertThat(richer.said()).contains(COUNT + " cases: " + COUNT + " judged");
            assertThat(job.verdicts("out")).hasSize(COUNT).containsAll(judged);
            assertThat(server.requests()).isEqualTo(COUNT);
        }
    }

    @Test
    void stopsOnceWhenTheKeyIsRefused() throws Exception {
        try (ModelServer server =
                ModelServer.saying(ModelJob::sensible).key("another key").start()) {
            Ended ended = job.judge(server, "out", "--partitions", "8", "--max-concurrency", "2");
            assertThat(ended.code()).as(ended.said()).isEqualTo(2);
            assertThat(ended.said().lines().filter(line -> line.contains("assize: stopped: ")))
                    .as(ended.said())
                    .hasSize(1);
            assertThat(ended.said()).contains("key");
            // Two tasks may meet the refusal at the same time; no later one asks.
            assertThat(server.requests()).isLessThanOrEqualTo(4);
        }
    }

    @Test
    void judgesWithAWholePrompt() throws Exception {
        String verdict =
                "{\"score\": 5, \"rationale\": [\"Fact: 1 of 1\", \"Conclusion: 0 of 0\", \"Terminology: 0 of 0\","
                        + " \"Organization: matched\", \"Score: 5 = 5.0\"]}";
        Path prompt = Files.writeString(folder.resolve("mine.txt"), "Compare {output_text} with {reference}.");
        Path tower = Files.writeString(
                folder.resolve("tower.jsonl"),
                "{\"id\": \"a\", \"reference\": \"The tower is in Paris.\", \"output_text\": \"In Paris.\"}\n");
        try (ModelServer server = ModelServer.saying(asked -> verdict).start()) {
            Ended ended = LocalSpark.job(
                    "reference-coverage",
                    tower.toString(),
                    "-o",
                    folder.resolve("out").toString(),
                    "--prompt",
                    prompt.toString(),
                    "--answerer",
                    "model:compatible/m",
                    "--base-url",
                    server.url("/v1"),
                    "--no-cache");
            assertThat(ended.code()).as(ended.said()).isZero();
            assertThat(server.received().get(0).user()).isEqualTo("Compare In Paris. with The tower is in Paris..");
            assertThat(LocalSpark.lines(folder.resolve("out"))).contains("\"score\":5", "\"id\":\"a\"");
        }
    }
}
