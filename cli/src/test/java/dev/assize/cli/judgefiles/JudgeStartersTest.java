package dev.assize.cli.judgefiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From nothing to a judge that passes its own tests, and what is said when it no longer does. */
class JudgeStartersTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"rubric", "points", "pairwise", "claims", "mqm", "checks"})
    void writesAStarterThatPassesItsOwnTest(String kind) {
        String judge = folder.resolve("mine").toString();
        Session written = Session.run("judge-new", judge, "--like", kind);
        assertThat(written.exit()).as(written.err()).isEqualTo(ExitCode.OK);
        Session tested = Session.run("judge-test", judge, "--fuzz", "30");
        assertThat(tested.exit()).as(tested.out() + tested.err()).isEqualTo(ExitCode.OK);
        assertThat(tested.out()).contains("examples came out as expected").contains("30 sets of random answers");
        assertThat(Session.run("judge-new", judge, "--like", kind).exit()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void namesTheFirstDifferenceOfAnExample() throws IOException {
        Path file = Files.writeString(
                folder.resolve("judge.yaml"),
                Files.readString(Path.of("../examples/judges/mqm.yaml"))
                        .replace("expect: {score: -5", "expect: {score: -6"));
        Session tested = Session.run("judge-test", file.toString());
        assertThat(tested.exit()).isEqualTo(ExitCode.GATE_FAILED);
        assertThat(tested.out()).contains("/score: expected -6, got -5");
    }

    @Test
    void offersTheKindThatWasProbablyMeant() {
        Session refused = Session.run("judge-new", folder.resolve("mine").toString(), "--like", "rubrik");
        assertThat(refused.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(refused.err()).contains("rubric");
    }

    @Test
    void namesAFileThatIsNotThere() {
        String nowhere = folder.resolve("nowhere").toString();
        assertThat(Session.run("judge-test", nowhere).err())
                .contains("there is no file " + nowhere)
                .doesNotContain("Exception");
        assertThat(Session.run("describe", nowhere).err())
                .contains("there is no file or folder " + nowhere)
                .contains("judge.yaml");
        assertThat(Session.run("judge-test", nowhere, "--fuzz", "x").err())
                .contains("--fuzz: found \"x\", expected a whole number");
        assertThat(Session.run("judge-test", nowhere, "--fuzz", "-1").err()).contains("--fuzz: found -1");
    }

    @Test
    void showsHowAnAnswerIsWritten() throws IOException {
        Path file = Files.writeString(
                folder.resolve("judge.yaml"),
                Files.readString(Path.of(
                                "../judge-files/src/test/resources/dev/assize/judgefiles/judge/own/sections.yaml"))
                        .replace(
                                "checks-1: {names its sources: true, has an example: true, no jargon: true}",
                                "checks-1: [true]"));
        assertThat(Session.run("judge-test", file.toString()).out())
                .contains("found [true], expected true or false for each item, such as {\"names its sources\":true,");
        assertThat(Session.run("describe", file.toString()).out())
                .contains("for each s of sections, for a model or a person")
                .doesNotContain("): \n");
    }
}
