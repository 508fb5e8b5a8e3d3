package dev.assize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.spark.LocalSpark.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However the cases are cut, the lines are those of one machine. */
class SameResultsTest {

    private static final List<Integer> PARTS = List.of(1, 2, 8, 64);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"reference-coverage", "citation-mapping", "provision-extraction", "brand-extraction"})
    void givesTheSameLinesForEveryJudgeInAnyNumberOfParts(String judge) throws Exception {
        Path cases = troubled(LocalSpark.EXAMPLES.resolve(judge + ".jsonl"));
        String expected = LocalSpark.expected(judge, cases);
        for (int parts : PARTS) {
            Path output = folder.resolve("out" + parts);
            Ended ended = LocalSpark.job(
                    judge, cases.toString(), "-o", output.toString(), "--partitions", String.valueOf(parts));
            assertThat(ended.code()).as(ended.said()).isEqualTo(3);
            assertThat(LocalSpark.lines(output)).isEqualTo(expected);
        }
    }

    @Test
    void givesTheSameLinesInAnyOrder() throws Exception {
        for (String judge :
                List.of("reference-coverage", "citation-mapping", "provision-extraction", "brand-extraction")) {
            List<String> cases = new ArrayList<>(Files.readAllLines(LocalSpark.EXAMPLES.resolve(judge + ".jsonl")));
            String expected = LocalSpark.expected(judge, LocalSpark.EXAMPLES.resolve(judge + ".jsonl"));
            Collections.shuffle(cases, new Random(7));
            Path shuffled = Files.write(folder.resolve(judge + ".jsonl"), cases);
            Path output = folder.resolve(judge);
            LocalSpark.job(judge, shuffled.toString(), "-o", output.toString(), "--partitions", "5");
            assertThat(LocalSpark.lines(output).lines().sorted().toList())
                    .isEqualTo(expected.lines().sorted().toList());
        }
    }

    @Test
    void tellsTheDriverCountsAlone() throws Exception {
        String text = "secret ".repeat(2_000);
        Path cases = Files.writeString(
                folder.resolve("cases.jsonl"),
                ("{\"reference\": \"a\", \"output_text\": \"" + text + "\"}\n{\"output_text\": [\"" + text + "\"]}\n"
                                + text + "\n")
                        .repeat(20));
        Path output = folder.resolve("out");
        LocalSpark.job("reference-coverage", cases.toString(), "-o", output.toString(), "--partitions", "2");
        assertThat(LocalSpark.lines(output).lines()).hasSize(60);
        try (Stream<Path> tallies = Files.list(output.resolve("_assize"))) {
            assertThat(tallies.filter(file -> file.toString().matches(".*part-\\d+\\.json")))
                    .hasSize(2)
                    .allSatisfy(file -> assertThat(Files.size(file)).isLessThan(6_000));
        }
    }

    @Test
    void givesTheSameLinesForAJudgeFile() throws Exception {
        Path judge = LocalSpark.EXAMPLES.resolve("judges/brand.yaml");
        Path cases = LocalSpark.EXAMPLES.resolve("brand-extraction.jsonl");
        String expected = LocalSpark.expected(judge.toString(), cases);
        for (int parts : PARTS) {
            Path output = folder.resolve("out" + parts);
            LocalSpark.job(
                    judge.toString(), cases.toString(), "-o", output.toString(), "--partitions", String.valueOf(parts));
            assertThat(LocalSpark.lines(output)).isEqualTo(expected).isNotEmpty();
        }
    }

    @Test
    void givesTheSameLinesForAGrader() throws Exception {
        Path grader = Files.writeString(folder.resolve("grader.json"), """
                {"type": "string_check", "name": "same", "input": "{{sample.output_text}}",
                 "reference": "{{item.expected}}", "operation": "eq"}
                """);
        Path cases = Files.writeString(folder.resolve("cases.jsonl"), """
                {"id": "a", "item": {"expected": "yes"}, "sample": {"output_text": "yes"}}
                {"id": "b", "item": {"expected": "yes"}, "sample": {"output_text": "no"}}
                """);
        String expected = LocalSpark.expected(grader.toString(), cases);
        for (int parts : PARTS) {
            Path output = folder.resolve("out" + parts);
            Ended ended = LocalSpark.job(
                    "--grader",
                    grader.toString(),
                    cases.toString(),
                    "-o",
                    output.toString(),
                    "--partitions",
                    String.valueOf(parts));
            assertThat(ended.code()).as(ended.said()).isZero();
            assertThat(LocalSpark.lines(output)).isEqualTo(expected);
        }
    }

    @Test
    void countsLinesThroughFilesThatAreCut() throws Exception {
        Path first = Files.writeString(
                folder.resolve("first.jsonl"),
                "{\"reference\": \"a\", \"output_text\": \"b\"}\n" + "{\"x\": 1}\n\n  \nbroken\n".repeat(50));
        Path second = Files.writeString(folder.resolve("second.jsonl"), "{\"reference\": \"a\"}\n".repeat(20) + "{");
        Path output = folder.resolve("out");
        LocalSpark.job(
                "reference-coverage",
                first.toString(),
                second.toString(),
                "-o",
                output.toString(),
                "--partitions",
                "7");
        String lines = LocalSpark.lines(output);
        assertThat(lines)
                .isEqualTo(LocalSpark.expected("reference-coverage", first, second))
                .contains("second.jsonl:21");
    }

    /** With a line that is no JSON, one without an id, and one that is no case. */
    private Path troubled(Path cases) throws IOException {
        String content = Files.readString(cases);
        return Files.writeString(
                folder.resolve("cases.jsonl"),
                content + "no JSON\n\n" + content.repeat(3) + "{\"nothing\": 1}\n{}\n[1]");
    }
}
