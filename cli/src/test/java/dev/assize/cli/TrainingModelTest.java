package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.engine.setup.Environment;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingModelTest {

    @TempDir
    Path folder;

    @Test
    void answersWhatAJudgeAsksSoThatTheWholeWayIsGoneOnce() throws IOException {
        Path cases = Files.writeString(folder.resolve("cases.jsonl"), """
                {"input":"How high is it?","reference":"The tower is 300 metres high. It stands in Paris.","output_text":"300 metres."}
                """);
        Path results = folder.resolve("results.jsonl");
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        try (TrainingModel model = TrainingModel.start()) {
            CommandLineApp.run(
                    new String[] {
                        "judge",
                        "reference-coverage",
                        cases.toString(),
                        "-o",
                        results.toString(),
                        "--answerer",
                        "model:compatible/training",
                        "--base-url",
                        model.url(),
                        "--no-cache"
                    },
                    new Environment(Map.of()),
                    new Streams(
                            InputStream.nullInputStream(),
                            OutputStream.nullOutputStream(),
                            new PrintStream(errors, true, StandardCharsets.UTF_8)),
                    Terminal.plain());
        }
        assertThat(errors.toString(StandardCharsets.UTF_8)).doesNotContain("training declined", "internal error");
        assertThat(results).content().contains("\"calls\":").doesNotContain("\"status\":\"failed\"");
    }
}
