package dev.assize.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import dev.assize.judges.StandardJudges;
import dev.assize.runs.report.JsonReport;
import dev.assize.testkit.SchemaCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReportCommandTest {

    private static final Path EXAMPLES = Path.of("..", "examples");

    @TempDir
    Path folder;

    private String results = "";

    static List<String> judges() {
        return StandardJudges.ids().stream().map(Object::toString).toList();
    }

    @BeforeEach
    void judge() {
        results = judged("brand-extraction");
    }

    private String judged(String judge) {
        String file = folder.resolve(judge + ".results.jsonl").toString();
        Session.run("judge", judge, examples(judge), "-o", file);
        return file;
    }

    private static String examples(String judge) {
        return EXAMPLES.resolve(judge + ".jsonl").toString();
    }

    @Test
    void saysWhichResultsHaveNoCaseAndRefusesAFileWithNoneOfThem() throws IOException {
        String all = Files.readString(Path.of(examples("brand-extraction")));
        Path some = Files.writeString(
                folder.resolve("some.jsonl"), all.lines().findFirst().orElseThrow() + "\n");
        Session partly = Session.run("report", results, "--cases", some.toString(), "--format", "json");
        assertThat(partly.exit()).isEqualTo(ExitCode.OK);
        assertThat(partly.err()).contains("have no case in some.jsonl");

        Path broken = Files.writeString(folder.resolve("broken.jsonl"), "{\"id\": broken\n");
        Path page = folder.resolve("page.html");
        Session none = Session.run("report", results, "--cases", broken.toString(), "-o", page.toString());
        assertThat(none.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(none.err()).contains("has its case in broken.jsonl");
        assertThat(page).doesNotExist();
    }

    @ParameterizedTest
    @MethodSource("judges")
    void reportsEveryJudgeInEveryForm(String judge) throws IOException {
        String file = judged(judge);
        for (String form : List.of("html", "md", "xml", "csv", "json")) {
            Path report = folder.resolve(judge + "." + form);
            Session session = Session.run("report", file, "--cases", examples(judge), "-o", report.toString());
            // A judge whose verdicts have no labels needs a rule for CI, and is told so.
            assertThat(session.err().lines().filter(line -> !line.contains("--pass")))
                    .isEmpty();
            assertThat(session.exit()).isEqualTo(ExitCode.OK);
            assertThat(report).isNotEmptyFile();
        }
        SchemaCheck.valid(JsonReport.schema(), Json.parse(Files.readString(folder.resolve(judge + ".json"))));
    }

    @Test
    void printsMarkdownUnlessToldOtherwise() {
        Session session = Session.run("report", results);
        assertThat(session.out())
                .startsWith("### brand-extraction.results.jsonl · brand-extraction")
                .contains("% pass**");
    }

    @Test
    void readsStandardInput() throws IOException {
        Session session =
                Session.run(Files.readString(Path.of(results)), Terminal.plain(), "report", "-", "--format", "json");
        assertThat(session.exit()).isEqualTo(ExitCode.OK);
        assertThat(Json.parse(session.out()).at("/cases/total").asInt()).isEqualTo(10);
    }

    @Test
    void reportsAStoredRunByItsName() throws IOException {
        String store = folder.resolve("runs.db").toString();
        Session.run("judge", "brand-extraction", examples("brand-extraction"), "--run", "nightly", "--store", store);
        Session session = Session.run("report", "nightly", "--store", store, "--format", "json");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(Json.parse(session.out()).at("/run/name").asText()).isEqualTo("nightly");
        assertThat(Json.parse(session.out()).at("/run/facts").has("finished")).isTrue();
        assertThat(Json.parse(session.out()).at("/cases/total").asInt()).isEqualTo(10);
        assertThat(Session.run("report", "nightli", "--store", store).err()).contains("did you mean \"nightly\"?");
    }

    @Test
    void failsWhenTheConditionIsMetButWritesAllTheSame() {
        Path file = folder.resolve("junit.xml");
        Session session = Session.run("report", results, "-o", file.toString(), "--fail-on", "total > 1");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        session = Session.run("report", results, "-o", file.toString(), "--fail-on", "FAIL");
        assertThat(session.exit()).isEqualTo(ExitCode.GATE_FAILED);
        assertThat(session.err()).startsWith("assize: failed, because ");
        assertThat(file).content().contains("<failure ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "report nothing.jsonl",
                "report RESULTS --format pdf",
                "report RESULTS -o report.pdf",
                "report RESULTS -o RESULTS --format csv",
                "report RESULTS --bom",
                "report RESULTS --details 5",
                "report RESULTS --format html --details few",
                "report RESULTS --map a=b",
                "report RESULTS --cluster topic",
                "report CASES"
            })
    void saysWhatToChange(String line) {
        String[] words = line.replace("RESULTS", results)
                .replace("CASES", examples("brand-extraction"))
                .split(" ");
        Session session = Session.run(words);
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err()).isNotEmpty().doesNotContain("internal error");
    }
}
