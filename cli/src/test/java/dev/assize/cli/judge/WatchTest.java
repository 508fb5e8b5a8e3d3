package dev.assize.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WatchTest {

    private static final String FIRST =
            "{\"id\":\"a\",\"lang\":\"en\",\"reference\":\"The tower is in Paris.\",\"output_text\":\"In Rome.\"}\n";
    private static final String SECOND =
            "{\"id\":\"b\",\"lang\":\"en\",\"reference\":\"The tower is in Paris.\",\"output_text\":\"The tower is in Paris.\"}\n";

    @TempDir
    Path folder;

    @Test
    void judgesAgainWhenTheFileChanges()
            throws IOException, InterruptedException, ExecutionException, TimeoutException {
        Path cases = Files.writeString(folder.resolve("cases.jsonl"), FIRST);
        Path results = folder.resolve("results.jsonl");
        FutureTask<Session> watching = new FutureTask<>(() ->
                Session.run("judge", "reference-coverage", cases.toString(), "--watch", "-o", results.toString()));
        Thread thread = new Thread(watching, "watching");
        thread.start();
        await(results, 1);
        Files.writeString(cases, FIRST + SECOND);
        await(results, 2);
        thread.interrupt();
        Session session = watching.get(20, TimeUnit.SECONDS);
        assertThat(session.exit()).isEqualTo(ExitCode.OK);
        assertThat(session.err())
                .contains("1 case: 1 judged")
                .contains("waits for a change of")
                .contains("2 cases: 2 judged");
    }

    private static void await(Path results, int lines) throws IOException, InterruptedException {
        for (int i = 0; i < 200; i++) {
            if (Files.exists(results) && Files.readAllLines(results).size() == lines) {
                return;
            }
            Thread.sleep(100);
        }
        throw new AssertionError("no " + lines + " results within 20 s");
    }

    @Test
    void needsFilesAndKeepsNoRun() {
        assertThat(Session.run("judge", "reference-coverage", "-", "--watch").err())
                .contains("--watch: needs files");
        assertThat(Session.run("judge", "reference-coverage", "x.jsonl", "--watch", "--run", "r")
                        .err())
                .contains("no run is kept");
    }

    @Test
    void showsTheFiguresOfEachGroup() throws IOException {
        Path cases =
                Files.writeString(folder.resolve("cases.jsonl"), FIRST + SECOND + SECOND.replace("\"en\"", "\"fr\""));
        Session table =
                Session.run("judge", "reference-coverage", cases.toString(), "--format", "table", "--by", "lang");
        assertThat(table.out())
                .containsPattern("lang +cases +mean score \\(95 %\\) +not judged")
                .containsPattern("en +2 +2\\.50 \\(0\\.00 to 5\\.00\\) +0")
                .containsPattern("fr +1 +5\\.00 +0");
        assertThat(Session.run("judge", "reference-coverage", cases.toString(), "--by", "lang", "--pass", "score>=3")
                        .err())
                .containsPattern("en +2 +50\\.0 %");
    }
}
