package dev.assize.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.CommandLineApp;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import dev.assize.core.result.ResultSchema;
import dev.assize.engine.setup.Environment;
import dev.assize.judges.StandardJudges;
import dev.assize.testkit.SchemaCheck;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeCommandTest {

    private static final String GOOD =
            "{\"id\":\"good\",\"reference\":\"Rome was founded in 753.\",\"output_text\":\"Rome was founded in 753.\"}\n";
    private static final String BAD =
            "{\"id\":\"bad\",\"reference\":\"Rome was founded in 753.\",\"output_text\":\"I like pasta.\"}\n";
    private static final String WRONG = "{\"id\":\"wrong\",\"reference\":5}\n";

    @TempDir
    Path folder;

    /** Of "Zebulon" beside the brand "Aquaro" the rules know no more than that there is no trace of the brand in it. */
    @Nested
    class Doubt {

        @Test
        void isToldWithWhatTheVerdictCouldBe() throws IOException {
            Session session = brand();
            JsonNode line = Json.parse(session.out());
            assertThat(line.path("status").asText()).isEqualTo("judged");
            assertThat(line.at("/answers/0/confidence").decimalValue()).isBetween(BigDecimal.ZERO, BigDecimal.ONE);
            assertThat(line.at("/doubt/answers/0").asText())
                    .isEqualTo(line.at("/answers/0/question").asText());
            assertThat(line.at("/doubt/hangs").booleanValue()).isTrue();
            assertThat(line.at("/doubt/score_bounds/0").decimalValue())
                    .isLessThan(line.at("/doubt/score_bounds/1").decimalValue());
            assertThat(session.err()).contains("; 1 of 1 verdict depends on doubtful answers: ");
        }

        @Test
        void isWithheldWhereTheUserWouldRatherHaveNoVerdict() throws IOException {
            Session session = brand("--doubt", "withhold");
            JsonNode line = Json.parse(session.out());
            assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
            assertThat(line.path("status").asText()).isEqualTo("undecided");
            assertThat(line.at("/answers/0/withheld").asText()).isEqualTo("doubtful");
            assertThat(line.at("/answers/0/rationale").asText()).startsWith("less sure than 0.9: ");
        }

        @Test
        void beginsWhereTheUserSays() throws IOException {
            JsonNode line = Json.parse(brand("--doubt-threshold", "0.5").out());
            assertThat(line.has("doubt")).isFalse();
            assertThat(Json.parse(brand("--doubt", "withhold", "--doubt-threshold", "0.5")
                                    .out())
                            .path("status")
                            .asText())
                    .isEqualTo("judged");
            assertThat(Json.parse(brand("--answerer", "embedded@0.99").out())
                            .at("/answers/0/withheld")
                            .asText())
                    .isEqualTo("doubtful");
        }

        @Test
        void saysWhichThresholdsThereAre() throws IOException {
            Session session = brand("--doubt-threshold", "90");
            assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
            assertThat(session.err()).contains("--doubt-threshold").contains("from 0 to 1");
        }

        @Test
        void isRuledAgainAsItWas() throws IOException {
            Path cases = BrandCases.write(2, folder.resolve("cases.jsonl"));
            Path results = folder.resolve("results.jsonl");
            Path again = folder.resolve("again.jsonl");
            Session.run("judge", "brand-extraction", cases.toString(), "-o", results.toString(), "-q");
            Session session =
                    Session.run("rerule", results.toString(), "--cases", cases.toString(), "-o", again.toString());
            assertThat(session.out()).contains("all are the same to the letter");
            assertThat(Json.parse(Files.readAllLines(again).get(0)).path("doubt"))
                    .isEqualTo(Json.parse(Files.readAllLines(results).get(0)).path("doubt"));
        }

        private Session brand(String... more) throws IOException {
            List<String> arguments = new ArrayList<>(List.of(
                    "judge",
                    "brand-extraction",
                    BrandCases.write(1, folder.resolve("doubt.jsonl")).toString()));
            arguments.addAll(List.of(more));
            return Session.run(arguments.toArray(String[]::new));
        }
    }

    @Nested
    class Formats {

        @Test
        void areResultLinesWhenPiped() throws JsonProcessingException {
            Session session = judge(GOOD + BAD);
            assertThat(session.exit()).isEqualTo(ExitCode.OK);
            List<String> lines = session.out().lines().toList();
            assertThat(lines).hasSize(2);
            assertThat(Json.parse(lines.get(0)).path("id").asText()).isEqualTo("good");
            assertThat(session.err()).isEqualTo("2 cases: 2 judged; mean score 2.50 of 5 (95 %: 0.00 to 5.00)\n");
        }

        @Test
        void endWithThePassRateAndWhatTheUndecidedCouldChange() {
            Session session = Session.run("judge", "brand-extraction", "../examples/brand-extraction.jsonl");
            assertThat(session.err())
                    .contains("\n10 cases: 9 judged, 1 undecided; ")
                    .containsPattern(
                            "\\d+\\.\\d % pass \\(95 %: \\d+\\.\\d to \\d+\\.\\d\\), "
                                    + "\\d+\\.\\d to \\d+\\.\\d with the 1 undecided; mean score .* with the 1 undecided; "
                                    + "5 of 9 verdicts depend on doubtful answers: .*, from their worst to their best, .* expected\n$");
        }

        @Test
        void followTheSchemaOfTheResultLine() throws JsonProcessingException {
            for (String line :
                    judge(GOOD + BAD + WRONG + "broken\n").out().lines().toList()) {
                SchemaCheck.valid(
                        ResultSchema.of(StandardJudges.find("reference-coverage")
                                .orElseThrow()
                                .judge()
                                .info()),
                        Json.parse(line));
            }
        }

        @Test
        void mayBeOneList() throws JsonProcessingException {
            assertThat(Json.parse(judge(GOOD + BAD, "--format", "json").out())).hasSize(2);
            assertThat(judge("", "--format", "json").out()).isEqualTo("[]\n");
        }

        @Test
        void mayBeVerdictsAloneWithNullWhereThereIsNone() throws JsonProcessingException {
            List<String> lines =
                    judge(GOOD + WRONG, "--format", "verdict").out().lines().toList();
            assertThat(Json.parse(lines.get(0)).path("score").intValue()).isEqualTo(5);
            assertThat(lines.get(1)).isEqualTo("null");
        }

        @Test
        void areATableOnATerminal() {
            Session session = Session.run(
                    GOOD + BAD + WRONG, new Terminal(true, true, false, 90), "judge", "reference-coverage", "-");
            assertThat(session.out())
                    .contains("CASE ")
                    .contains("good                        5/5")
                    .contains("bad                         0/5        (1 of 2) The fact ")
                    .contains("wrong                       invalid    field \"reference\"")
                    .contains("3 cases: 2 judged, 1 invalid")
                    .contains("mean score 2.50 of 5")
                    .doesNotContain("\u001B");
            assertThat(session.out().lines()).allMatch(line -> line.length() <= 90);
        }

        @Test
        void areColouredOnATerminalThatWelcomesIt() {
            Session session =
                    Session.run(GOOD, new Terminal(true, false, true, 90), "judge", "reference-coverage", "-");
            assertThat(session.out()).contains("\u001B[32m5/5");
        }

        @Test
        void letNoCaseCommandTheTerminal() {
            Session session = judge(
                    "{\"id\":\"\\u001b[2Jx\\u202e\",\"reference\":\"a\",\"output_text\":\"\"}", "--format", "table");
            assertThat(session.out()).contains(" [2Jx").doesNotContain("\u001B").doesNotContain("\u202e");
        }
    }

    @Nested
    class BadInput {

        @Test
        void isAResultLineAndTheRestGoesOn() throws JsonProcessingException {
            Session session = judge("{\"broken\":\n" + WRONG + "{\"other\":1}\n" + GOOD);
            assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
            List<String> lines = session.out().lines().toList();
            assertThat(lines).hasSize(4);
            JsonNode wrong = Json.parse(lines.get(1));
            assertThat(wrong.path("status").asText()).isEqualTo("invalid");
            assertThat(Json.write(wrong.path("error")))
                    .isEqualTo(
                            "{\"kind\":\"input\",\"message\":\"stdin:2: field \\\"reference\\\": found the number 5, expected text\","
                                    + "\"file\":\"stdin\",\"line\":2,\"field\":\"reference\",\"found\":\"the number 5\",\"expected\":\"text\"}");
            assertThat(Json.parse(lines.get(3)).path("status").asText()).isEqualTo("judged");
            assertThat(session.err())
                    .contains("stdin:1: ")
                    .contains("stdin:3: ")
                    .contains("4 cases: 1 judged, 3 invalid");
        }

        @Test
        void isListedUpToAFew() {
            assertThat(judge("x\n".repeat(20)).err()).contains("20 invalid, first stdin:1: found broken JSON");
        }

        @Test
        void ofAnySizeIsRefusedByLine() {
            Session session =
                    judge("{\"reference\":\"" + "x".repeat(2_000_000) + "\"}\n" + GOOD, "--max-record-mb", "1");
            assertThat(session.out().lines()).hasSize(2);
            assertThat(session.err()).contains("stdin:1: found a record of 1.9 MB, expected at most 1.0 MB");
        }
    }

    @Nested
    class Options {

        @Test
        void writeToAFileInTheFormatOfItsName() throws IOException {
            Path file = folder.resolve("out.json");
            Session session = judge(GOOD + BAD, "-o", file.toString());
            assertThat(session.out()).isEmpty();
            assertThat(session.err()).startsWith("2 cases: 2 judged");
            assertThat(Json.parse(Files.readString(file))).hasSize(2);
        }

        @Test
        void refuseToOverwriteTheCases() throws IOException {
            Path file = Files.writeString(folder.resolve("cases.jsonl"), GOOD);
            Session session = Session.run("judge", "reference-coverage", file.toString(), "-o", file.toString());
            assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
            assertThat(session.err()).contains("would overwrite what is read");
            assertThat(Files.readString(file)).isEqualTo(GOOD);
        }

        @Test
        void refuseToOverwriteAStoreOrWhatBelongsToIt() throws IOException {
            Path cases = Files.writeString(folder.resolve("cases.jsonl"), GOOD);
            Path store = folder.resolve("runs.db");
            String[] kept = {"judge", "reference-coverage", cases.toString(), "--store", store.toString()};
            assertThat(Session.run(with(kept, "--run", "first")).exit()).isEqualTo(ExitCode.OK);
            byte[] before = Files.readAllBytes(store);
            for (String file : List.of("runs.db", "runs.db-wal", "runs.db-lock")) {
                String target = folder.resolve(file).toString();
                for (String[] command : List.of(
                        with(kept, "--run", "second", "--replace", "-o", target),
                        new String[] {"judge", "reference-coverage", cases.toString(), "-o", target},
                        new String[] {"report", "first", "--store", store.toString(), "-o", target, "--format", "md"
                        })) {
                    Session session = Session.run(command);
                    assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
                    assertThat(session.err()).contains("would overwrite a store");
                }
            }
            assertThat(Files.size(store)).isGreaterThanOrEqualTo(before.length);
            assertThat(Session.run("report", "first", "--store", store.toString())
                            .exit())
                    .isEqualTo(ExitCode.OK);
            Path fresh = folder.resolve("fresh.db");
            Session session = Session.run(
                    "judge",
                    "reference-coverage",
                    cases.toString(),
                    "--store",
                    fresh.toString(),
                    "-o",
                    fresh.toString());
            assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        }

        @Test
        void refusedForWhereTheyGoLeaveTheRunsAsTheyWere() throws IOException {
            Path cases = Files.writeString(folder.resolve("cases.jsonl"), GOOD);
            String store = folder.resolve("runs.db").toString();
            String[] kept = {"judge", "reference-coverage", cases.toString(), "--store", store};
            assertThat(Session.run(with(kept, "--run", "first")).exit()).isEqualTo(ExitCode.OK);
            for (String target : List.of(
                    cases.toString(), folder.toString(), folder.resolve("no/x").toString())) {
                assertThat(Session.run(with(kept, "--run", "second", "-o", target))
                                .exit())
                        .isEqualTo(ExitCode.USAGE);
                assertThat(Session.run(with(kept, "--run", "first", "--replace", "-o", target))
                                .exit())
                        .isEqualTo(ExitCode.USAGE);
            }
            assertThat(Session.run("runs", "--store", store).out())
                    .contains("first")
                    .contains("finished")
                    .doesNotContain("second")
                    .doesNotContain("unfinished");
            Path fresh = folder.resolve("fresh.db");
            assertThat(Session.run(
                                    "judge",
                                    "reference-coverage",
                                    cases.toString(),
                                    "--store",
                                    fresh.toString(),
                                    "-o",
                                    fresh.toString())
                            .exit())
                    .isEqualTo(ExitCode.USAGE);
            assertThat(fresh).doesNotExist();
        }

        private String[] with(String[] command, String... more) {
            return Stream.concat(Arrays.stream(command), Arrays.stream(more)).toArray(String[]::new);
        }

        @Test
        void refuseToOverwriteTheirOwnPrompt() throws IOException {
            Path prompt = Files.writeString(folder.resolve("prompt.txt"), "Judge {output_text} by {reference}.");
            Session session = judge(
                    GOOD,
                    "--prompt",
                    prompt.toString(),
                    "--answerer",
                    "model:compatible/m",
                    "--base-url",
                    "http://127.0.0.1:1/v1",
                    "--no-cache",
                    "-o",
                    prompt.toString());
            assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
            assertThat(session.err()).contains("would overwrite what is read");
        }

        @Test
        void selectCases() {
            assertThat(judge(GOOD + BAD, "--id", "bad").out().lines()).hasSize(1);
            assertThat(judge(GOOD + BAD, "--limit", "1").out())
                    .contains("\"id\":\"good\"")
                    .doesNotContain("\"id\":\"bad\"");
            assertThat(judge(GOOD, "--id", "none").exit()).isEqualTo(ExitCode.USAGE);
        }

        @Test
        void mapFields() {
            String other = "{\"gold\":{\"text\":\"Rome was founded in 753.\"},\"said\":[\"Rome was founded in 753.\"]}";
            Session session =
                    judge(other, "--map", "reference=gold.text", "--map", "output_text=said.0", "--format", "verdict");
            assertThat(session.out()).startsWith("{\"score\":5");
        }

        @Test
        void areRefusedWithWhatWasMeant() {
            assertThat(judge(GOOD, "--map", "refrence=x").err()).contains("did you mean \"reference\"?");
            assertThat(judge(GOOD, "--map", "reference").err()).contains("field=path");
            assertThat(judge(GOOD, "--jobs", "0").err()).contains("--jobs is at least 1");
            assertThat(judge(GOOD, "--format", "xml").exit()).isEqualTo(ExitCode.USAGE);
            assertThat(Session.run("judge", "reference-coverag", "-").err())
                    .contains("did you mean \"reference-coverage\"?");
            assertThat(Session.run("judge", "reference-coverage", "none.jsonl").err())
                    .contains("none.jsonl: no such file");
            assertThat(Session.run("judge", "reference-coverage").exit()).isEqualTo(ExitCode.USAGE);
        }

        @Test
        void setWhatAJudgeLeavesToItsUser() throws JsonProcessingException {
            String[] cases = {"judge", "provision-extraction", "../examples/provision-extraction.jsonl", "-q"};
            String all = Session.run(cases).out();
            String ends = Session.run(cases[0], cases[1], cases[2], cases[3], "--set", "ranges=ends")
                    .out();
            assertThat(Json.parse(ends.lines().findFirst().orElseThrow()).path("epoch"))
                    .isNotEqualTo(
                            Json.parse(all.lines().findFirst().orElseThrow()).path("epoch"));
            assertThat(Session.run(cases[0], cases[1], cases[2], "--set", "ranges=some")
                            .err())
                    .contains("the setting ranges is one of all, articles, ends, got \"some\"");
            assertThat(judge(GOOD, "--set", "ranges=all").err())
                    .contains("the judge has no setting \"ranges\"; it has none");
        }

        /** Whoever has no model yet sees a low score for good paraphrases, and wants to know what to do. */
        @Test
        void tellWhoCouldAnswerWhereMostVerdictsAreDoubtful() {
            String paraphrase =
                    "{\"input\":\"What causes tides?\",\"reference\":\"Tides are caused by the gravitational pull of"
                            + " the Moon and the Sun. Spring tides occur when both are aligned.\",\"output_text\":\"The gravity of"
                            + " the Moon and the Sun causes tides; when they line up there are spring tides.\"}\n";
            String hint = "assize: most verdicts hang on answers that the built-in rules are not sure of: --answerer"
                    + " cascade:embedded,model:PROVIDER/NAME asks a model these alone";
            assertThat(judge(paraphrase.repeat(10)).err()).contains(hint);
            assertThat(judge(paraphrase.repeat(9)).err()).doesNotContain(hint);
            assertThat(judge(GOOD.repeat(10)).err()).doesNotContain(hint);
        }

        @Test
        void keepQuietWhenAsked() {
            assertThat(judge(GOOD + WRONG, "-q").err()).isEmpty();
        }
    }

    @Nested
    class ExitCodes {

        @Test
        void tellThatTheGateFailedBeforeAnythingElse() {
            Session session = judge(GOOD + BAD + WRONG, "--fail-on", "score < 3");
            assertThat(session.exit()).isEqualTo(ExitCode.GATE_FAILED);
            assertThat(session.err()).contains("failed, because 1 case has score < 3, the first is bad");
            assertThat(judge(GOOD, "--fail-on", "score < 3").exit()).isEqualTo(ExitCode.OK);
            assertThat(judge(GOOD + BAD, "--fail-on", "mean < 4").exit()).isEqualTo(ExitCode.GATE_FAILED);
            assertThat(judge(GOOD + WRONG, "--fail-on", "invalid").exit()).isEqualTo(ExitCode.GATE_FAILED);
        }

        @Test
        void tellThatTooFewPass() {
            Session session = judge(GOOD + BAD, "--pass", "score >= 3", "--fail-on", "pass_rate < 0.9");
            assertThat(session.exit()).isEqualTo(ExitCode.GATE_FAILED);
            assertThat(session.err()).contains("failed, because the run has pass_rate < 0.9; pass_rate is 0.50");
            Session nobodySays = judge(GOOD, "--fail-on", "pass_rate < 0.9");
            assertThat(nobodySays.exit()).isEqualTo(ExitCode.USAGE);
            assertThat(nobodySays.err())
                    .contains("--pass is needed by a condition over pass_rate, since reference-coverage does not say"
                            + " itself what passes, such as 'score >= 5'");
            assertThat(nobodySays.out()).isEmpty();
        }

        @Test
        void tellThatAConditionCannotBeRead() {
            Session session = judge(GOOD, "--fail-on", "PASS");
            assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
            assertThat(session.err()).contains("\"PASS\" is no outcome of reference-coverage");
            assertThat(session.out()).isEmpty();
        }

        @Test
        void sayThatThereWasNoCaseUnlessThatIsFine() {
            for (String[] options : List.of(new String[0], new String[] {"--fail-on", "mean < 4"})) {
                Session session = judge("", options);
                assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
                assertThat(session.err()).startsWith("0 cases\n").contains("--allow-empty");
            }
            assertThat(judge("", "--allow-empty").exit()).isEqualTo(ExitCode.OK);
            assertThat(judge("\n\n", "--allow-empty", "--fail-on", "mean < 4").exit())
                    .isEqualTo(ExitCode.OK);
        }

        @Test
        void areOneSentenceWhenJavaRunsOutOfMemory() {
            assertThat(sentenceAfter(new StackOverflowError())).startsWith("assize: ");
            assertThat(sentenceAfter(new OutOfMemoryError("Java heap space")))
                    .contains("has run out of memory")
                    .containsPattern("ASSIZE_JAVA_OPTIONS=-Xmx[0-9]+g");
        }

        /** The one sentence that is said where results cannot be written for a reason of Java's own. */
        private static String sentenceAfter(Error reason) {
            OutputStream scarce = new OutputStream() {
                @Override
                public void write(int any) {
                    throw reason;
                }

                @Override
                public void write(byte[] source, int offset, int length) {
                    throw reason;
                }
            };
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            int exit = CommandLineApp.run(
                    new String[] {"judge", "reference-coverage", "-"},
                    new Environment(Map.of()),
                    new Streams(
                            new ByteArrayInputStream(GOOD.getBytes(StandardCharsets.UTF_8)),
                            scarce,
                            new PrintStream(err, true, StandardCharsets.UTF_8)),
                    Terminal.plain());
            assertThat(exit).isEqualTo(ExitCode.INTERNAL);
            assertThat(err.toString(StandardCharsets.UTF_8).lines()).hasSize(1);
            return err.toString(StandardCharsets.UTF_8);
        }

        @Test
        void countARecordThatMemoryDoesNotSufficeForAsFailed() {
            InputStream scarce = new InputStream() {
                @Override
                public int read() {
                    throw new OutOfMemoryError("Java heap space");
                }

                @Override
                public int read(byte[] target, int offset, int length) {
                    return read();
                }
            };
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            int exit = CommandLineApp.run(
                    new String[] {"judge", "reference-coverage", "-", "-q"},
                    new Environment(Map.of()),
                    new Streams(
                            scarce,
                            out,
                            new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8)),
                    Terminal.plain());
            assertThat(exit).isEqualTo(ExitCode.SOME_NOT_JUDGED);
            assertThat(out.toString(StandardCharsets.UTF_8)).contains("\"status\":\"failed\"");
        }

        @Test
        void saySilentlyThatTheReaderWentAway() {
            Session session = writingFails("Broken pipe");
            assertThat(session.exit()).isEqualTo(ExitCode.READER_GONE);
            assertThat(session.err()).isEmpty();
        }

        /** Standard output may be a file, and what is not in it is lost. */
        @Test
        void tellThatTheDiskIsFull() {
            Session session = writingFails("No space left on device");
            assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
            assertThat(session.err()).isEqualTo("assize: standard output cannot be written: No space left on device\n");
        }

        private static Session writingFails(String reason) {
            OutputStream failing = new OutputStream() {
                @Override
                public void write(int unit) throws IOException {
                    throw new IOException(reason);
                }
            };
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            InputStream in = new ByteArrayInputStream(GOOD.repeat(50).getBytes(StandardCharsets.UTF_8));
            int exit = CommandLineApp.run(
                    new String[] {"judge", "reference-coverage", "-"},
                    new Environment(Map.of()),
                    new Streams(in, failing, new PrintStream(err, true, StandardCharsets.UTF_8)),
                    Terminal.plain());
            return new Session(exit, "", err.toString(StandardCharsets.UTF_8));
        }
    }

    private static Session judge(String input, String... options) {
        String[] arguments = new String[options.length + 3];
        arguments[0] = "judge";
        arguments[1] = "reference-coverage";
        arguments[2] = "-";
        System.arraycopy(options, 0, arguments, 3, options.length);
        return Session.run(input, Terminal.plain(), arguments);
    }
}
