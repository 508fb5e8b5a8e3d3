package dev.assize.cli.pass;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One rule for what passes, wherever a run is looked at, kept with the run. */
class PassOptionTest {

    private static final String CASES =
            Path.of("..", "examples", "reference-coverage.jsonl").toString();

    @TempDir
    Path folder;

    private String store = "";

    @BeforeEach
    void judge() {
        store = folder.resolve("store.db").toString();
        Session judged = Session.run(
                "judge",
                "reference-coverage",
                CASES,
                "--pass",
                "score >= 4",
                "--run",
                "kept",
                "--store",
                store,
                "-o",
                folder.resolve("results.jsonl").toString());
        assertThat(judged.exit()).as(judged.err()).isEqualTo(ExitCode.OK);
        assertThat(judged.err()).contains("% pass");
    }

    @Test
    void isKeptWithTheRun() throws IOException {
        assertThat(Session.run("report", "kept", "--store", store, "--format", "json")
                        .out())
                .contains("\"criterion\": \"score>=4\"");
        assertThat(Session.run("report", "kept", "--store", store, "--format", "json", "--pass", "score >= 1")
                        .out())
                .contains("\"criterion\": \"score>=1\"");
        assertThat(Session.run("compare", "kept", "kept", "--store", store).out())
                .contains("pass rate");
        assertThat(Session.run("rerule", "kept", "--store", store).out()).contains("pass rate");
        Path labels = Files.writeString(folder.resolve("labels.csv"), "id,score\ntower,5\nno-output,0\n");
        Session agree = Session.run("agree", "kept", "--labels", labels.toString(), "--store", store);
        assertThat(agree.out()).as(agree.err()).contains("pass");
    }

    @Test
    void isAnExpressionLikeAGate() throws IOException {
        String results = folder.resolve("results.jsonl").toString();
        String rule = "score >= 2 && !(\"missing-input\" in findings)";
        Path report = folder.resolve("report.json");
        Session session = Session.run("report", results, "--pass", rule, "-o", report.toString());
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(Files.readString(report)).contains("missing-input");
        assertThat(Session.run("compare", results, results, "--pass", rule).out())
                .contains("pass rate");
        assertThat(Session.run("judge", "reference-coverage", CASES, "--pass", rule)
                        .err())
                .contains("% pass");
        Session ofTheRun = Session.run("judge", "reference-coverage", CASES, "--pass", "mean > 3");
        assertThat(ofTheRun.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(ofTheRun.err()).contains("--pass").contains("about the run as a whole");
    }

    @Test
    void mayNotDifferBetweenRunsThatAreCompared() {
        Session.run(
                "judge", "reference-coverage", CASES, "--pass", "score >= 2", "--run", "other", "--store", store, "-q");
        Session differs = Session.run("compare", "kept", "other", "--store", store);
        assertThat(differs.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(differs.err()).contains("different rules").contains("--pass");
        assertThat(Session.run("compare", "kept", "other", "--store", store, "--pass", "score >= 3")
                        .exit())
                .isEqualTo(ExitCode.OK);
    }

    @Test
    void takesAModelInOneWord() {
        Session both =
                Session.run("judge", "reference-coverage", CASES, "--model", "openai/x", "--answerer", "embedded");
        assertThat(both.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(both.err()).contains("--model takes the place of an answerer");
        assertThat(Session.run(
                                "judge",
                                "reference-coverage",
                                "../examples/reference-coverage.jsonl",
                                "--model",
                                "openai")
                        .err())
                .contains("--model: found \"openai\", expected PROVIDER/NAME, such as openai/gpt-5-mini");
        Session one = Session.run("judge", "reference-coverage", CASES, "--model", "openai/gpt-5-mini");
        Session other = Session.run("judge", "reference-coverage", CASES, "--answerer", "model:openai/gpt-5-mini");
        assertThat(one.exit()).isEqualTo(other.exit());
        assertThat(one.err()).isEqualTo(other.err()).contains("OPENAI_API_KEY");
    }

    @Test
    void isWhatTheListOfRunsGoesBy() throws IOException {
        Session.run(
                "judge",
                "reference-coverage",
                CASES,
                "--pass",
                "score >= 5",
                "--run",
                "strict",
                "--store",
                store,
                "-q");
        Session.run("judge", "reference-coverage", CASES, "--run", "plain", "--store", store, "-q");
        Session table = Session.run("runs", "--store", store);
        assertThat(table.exit()).as(table.err()).isEqualTo(ExitCode.OK);
        assertThat(table.out().lines().filter(line -> line.startsWith("strict")))
                .singleElement()
                .asString()
                .contains("% pass");
        assertThat(table.out().lines().filter(line -> line.startsWith("plain")))
                .singleElement()
                .asString()
                .contains("mean");
        assertThat(Session.run("runs", "--store", store, "--format", "json").out())
                .contains("\"pass\": \"score>=5\"")
                .contains("\"passed\"");
    }
}
