package dev.assize.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.core.json.Json;
import dev.assize.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompareCommandTest {

    private static final Path EXAMPLES = Path.of("..", "examples");

    @TempDir
    Path folder;

    /** The results of some cases, in a file of that name. */
    private String judged(String judge, String name, List<String> cases) throws IOException {
        Path input = Files.write(folder.resolve("cases-of-" + name), cases);
        String output = folder.resolve(name).toString();
        Session.run("judge", judge, input.toString(), "-q", "-o", output);
        return output;
    }

    private String examples(String judge, String name) throws IOException {
        return judged(judge, name, Files.readAllLines(EXAMPLES.resolve(judge + ".jsonl")));
    }

    /** The examples of brand-extraction, with one list made worse, one put right, one left out and one added. */
    private String otherBrands() throws IOException {
        List<String> lines = Files.readAllLines(EXAMPLES.resolve("brand-extraction.jsonl"));
        return judged(
                "brand-extraction",
                "new.jsonl",
                lines.stream()
                        .filter(line -> !line.contains("\"too-many\""))
                        .map(line -> swapped(line, lines, "perfect", "primary-missing"))
                        .map(line -> swapped(line, lines, "below-threshold", "perfect"))
                        .map(line -> line.replace("\"no-brand\"", "\"fresh\""))
                        .toList());
    }

    /** The line of {@code id} with the content that {@code other} has. */
    private static String swapped(String line, List<String> lines, String id, String other) {
        String named = "\"" + id + "\"";
        String source = lines.stream()
                .filter(each -> each.contains("\"" + other + "\""))
                .findFirst()
                .orElseThrow();
        return line.contains("\"id\":" + named) || line.contains("\"id\": " + named)
                ? source.replace("\"" + other + "\"", named)
                : line;
    }

    @Nested
    class Prints {

        @Test
        void whatGotBetterAndWorse() throws IOException {
            String old = examples("brand-extraction", "old.jsonl");
            String fresh = otherBrands();
            for (String format : List.of("table", "md", "json")) {
                Session session = Session.run("compare", old, fresh, "--format", format);
                assertThat(session.err()).isEmpty();
                assertThat(session.exit()).isEqualTo(ExitCode.OK);
                Golden.compare(CompareCommandTest.class, "brands.expected." + format, session.out());
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"citation-mapping", "provision-extraction", "brand-extraction", "reference-coverage"})
        void noDifferenceBetweenARunAndItself(String judge) throws IOException {
            String run = examples(judge, "run.jsonl");
            JsonNode comparison = json(Session.run("compare", run, run, "--format", "json"));
            assertThat(comparison.path("changes")).isEmpty();
            assertThat(comparison.path("measures")).isNotEmpty().allSatisfy(measure -> {
                assertThat(measure.path("p").intValue()).isEqualTo(1);
                assertThat(measure.path("difference").path("value").intValue()).isZero();
            });
        }

        @Test
        void atMostSoManyCases() throws IOException {
            String old = examples("brand-extraction", "old.jsonl");
            Session session = Session.run("compare", old, otherBrands(), "--limit", "1");
            assertThat(session.out()).contains("… and 1 more; --limit N shows N of them.");
        }

        @Test
        void aPassRateWhereTheUserSaysWhatPasses() throws IOException {
            String run = examples("reference-coverage", "run.jsonl");
            assertThat(Session.run("compare", run, run).out()).contains("No pass rate");
            assertThat(Session.run("compare", run, run, "--pass", "score>=4").out())
                    .contains("pass rate of 9 (score>=4)");
        }
    }

    @Nested
    class Fails {

        private String towers(String name, int cases, int wrong) throws IOException {
            return judged(
                    "reference-coverage",
                    name,
                    IntStream.range(0, cases)
                            .mapToObj(i -> "{\"id\":\"c" + i + "\",\"decisionId\":\"d" + i % 2
                                    + "\",\"reference\":\"Rome was founded in 753.\",\"output_text\":\""
                                    + (i < wrong ? "I like pasta." : "Rome was founded in 753.") + "\"}")
                            .collect(Collectors.toList()));
        }

        @Test
        void onlyWhenTheWorseningIsMoreThanChance() throws IOException {
            String good = towers("good.jsonl", 12, 0);
            assertThat(Session.run("compare", good, towers("one.jsonl", 12, 1), "--fail-if-worse")
                            .exit())
                    .isEqualTo(ExitCode.OK);
            Session failed = Session.run("compare", good, towers("bad.jsonl", 12, 9), "--fail-if-worse");
            assertThat(failed.exit()).isEqualTo(ExitCode.GATE_FAILED);
            assertThat(failed.err()).startsWith("assize: failed, because the mean score of ");
            assertThat(Session.run("compare", good, folder.resolve("bad.jsonl").toString())
                            .exit())
                    .isEqualTo(ExitCode.OK);
            assertThat(Session.run("compare", folder.resolve("bad.jsonl").toString(), good, "--fail-if-worse")
                            .exit())
                    .isEqualTo(ExitCode.OK);
        }
    }

    @Nested
    class Refuses {

        @Test
        void resultsOfDifferentJudges() throws IOException {
            Session session = Session.run(
                    "compare",
                    examples("brand-extraction", "brand.jsonl"),
                    examples("citation-mapping", "citation.jsonl"));
            assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
            assertThat(session.err())
                    .isEqualTo("assize: citation.jsonl: the case \"mons-2019\" was judged by citation-mapping, not by"
                            + " brand-extraction; only results of one judge can be held against one another\n");
        }

        @Test
        void whatItCannotUse() throws IOException {
            String run = examples("brand-extraction", "brand.jsonl");
            assertThat(Session.run("compare", run, run, "--pass", "GOOD").err())
                    .isEqualTo("assize: --pass: \"GOOD\" is no label of brand-extraction; it has [PASS, FAIL]; or say"
                            + " 'score>=N', N from 0 to 100\n");
            assertThat(Session.run("compare", run, run, "--alpha", "5").err())
                    .isEqualTo("assize: --alpha lies between 0 and 1, got 5.0; 0.05 is 5 %\n");
            assertThat(Session.run("compare", run, run, "--cluster", "decisionId")
                            .err())
                    .contains("--cluster: decisionId: the case \"below-threshold\" has no such field");
            assertThat(Session.run("compare", run, folder.resolve("none.jsonl").toString())
                            .err())
                    .contains("none.jsonl: no such file");
            Files.writeString(folder.resolve("empty.jsonl"), "");
            assertThat(Session.run("compare", folder.resolve("empty.jsonl").toString(), run)
                            .err())
                    .contains("empty.jsonl: has no results");
        }
    }

    private static JsonNode json(Session session) throws JsonProcessingException {
        assertThat(session.err()).isEmpty();
        return Json.parse(session.out());
    }
}
