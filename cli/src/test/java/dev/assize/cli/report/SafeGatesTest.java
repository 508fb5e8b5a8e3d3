package dev.assize.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.core.question.QuestionOutline;
import dev.assize.judges.StandardJudges;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing passes by accident, and nothing is called what it is not. */
class SafeGatesTest {

    private static final String CASES = "../examples/reference-coverage.jsonl";

    @TempDir
    Path folder;

    private String results = "";

    @BeforeEach
    void judge() {
        results = folder.resolve("results.jsonl").toString();
        Session.run("judge", "reference-coverage", CASES, "-q", "-o", results);
    }

    private String report(String file, String... more) throws IOException {
        String path = folder.resolve(file).toString();
        String[] arguments = new String[more.length + 4];
        System.arraycopy(new String[] {"report", results, "-o", path}, 0, arguments, 0, 4);
        System.arraycopy(more, 0, arguments, 4, more.length);
        Session session = Session.run(arguments);
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        return Files.readString(Path.of(path)) + session.err();
    }

    @Test
    void failTestsWithCriticalFindingsWhereNobodySaysWhatPasses() throws IOException {
        assertThat(report("junit.xml"))
                .contains("failures=\"1\"")
                .contains("name=\"no-output\"")
                .contains("cases with critical findings fail")
                .contains("--pass 'score >= 3'");
        assertThat(report("ruled.xml", "--pass", "score >= 4"))
                .contains("failures=\"4\"")
                .contains("name=\"passes\" value=\"score&gt;=4\"")
                .doesNotContain("critical findings fail");
    }

    @Test
    void refuseToWriteResultsAsSomethingElse() {
        Session session = Session.run("judge", "reference-coverage", CASES, "-o", "x.csv");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err()).contains("-o x.jsonl").contains("assize report x.jsonl -o x.csv");
        assertThat(Path.of("x.csv")).doesNotExist();
    }

    @Test
    void sayThatNothingWasJudged() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.jsonl"), "x\n");
        Session session = Session.run("judge", "reference-coverage", broken.toString(), "--fail-on", "mean < 4");
        assertThat(session.err())
                .contains("no case was judged, so there is no mean")
                .doesNotContain("overload")
                .doesNotContain("undeclared");
    }

    @Test
    void neverListAFullScoreAmongTheWorst() throws IOException {
        String page = report("comment.md");
        assertThat(page.substring(page.indexOf("<details>"))).doesNotContain("| 5 |");
    }

    @Test
    void callAScoreWhatItIs() throws IOException {
        String citation = folder.resolve("citation.jsonl").toString();
        Session judged = Session.run("judge", "citation-mapping", "../examples/citation-mapping.jsonl", "-o", citation);
        assertThat(judged.err()).contains("mean reasoning quality").doesNotContain("mean score");
        assertThat(Session.run("report", citation).out()).contains("mean reasoning quality");
        assertThat(Session.run("judge", "citation-mapping", "../examples/citation-mapping.jsonl", "--format", "table")
                        .out())
                .contains("VERDICT, REASONING QUALITY");
    }

    @Test
    void describeEachQuestionInFull() {
        for (String id : new String[] {"reference-coverage", "citation-mapping"}) {
            String told = Session.run("describe", id).out().replaceAll("\\s+", " ");
            for (QuestionOutline question :
                    StandardJudges.find(id).orElseThrow().judge().info().questions()) {
                assertThat(told).contains(question.wording().text().strip().replaceAll("\\s+", " "));
            }
        }
    }

    @Test
    void bringTheTextsIntoATable() throws IOException {
        assertThat(report("with.csv", "--cases", CASES))
                .contains("text.reference")
                .contains("text.output_text")
                .contains("The Eiffel Tower is in Paris. It was completed in 1889.");
        assertThat(report("without.csv")).doesNotContain("text.reference");
    }
}
