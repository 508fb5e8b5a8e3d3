package dev.assize.cli.inspect;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of other shapes than one record a line: lists inside, other separators, other encodings, other formats. */
class OtherShapesTest {

    private static final String JUDGE = "reference-coverage";

    @TempDir
    Path folder;

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void readsThePromptfooResultsFileAsItIs() throws IOException {
        String file = write("output.json", """
                {
                  "evalId": "eval-7",
                  "results": {
                    "version": 3,
                    "timestamp": "2026-11-01T10:00:00Z",
                    "prompts": [{"raw": "Where is {{thing}}?"}],
                    "results": [
                      {"id": "r1", "vars": {"question": "Where is the tower?"}, "success": true,
                       "response": {"output": "The tower is in Paris."},
                       "testCase": {"assert": [{"type": "equals", "value": "The tower is in Paris."}]}},
                      {"id": "r2", "vars": {"question": "Where is the gate?"}, "success": false,
                       "response": {"output": "In Rome."},
                       "testCase": {"assert": [{"type": "equals", "value": "The gate is in Berlin."}]}}
                    ],
                    "stats": {"successes": 1}
                  },
                  "config": {"description": "x"}
                }
                """);
        Session judged = Session.run("judge", JUDGE, file);
        assertThat(judged.exit()).as(judged.err()).isEqualTo(ExitCode.OK);
        assertThat(judged.out().lines()).hasSize(2);
        assertThat(judged.out()).contains("\"id\":\"r1\"").contains("\"id\":\"r2\"");
        assertThat(Session.run("inspect", file).out())
                .contains("JSON, the list at results.results, UTF-8, 2 records")
                .contains("response.output");
    }

    @ParameterizedTest
    @ValueSource(strings = {"data.0.rows", "data[0].rows", "$.data[0].rows", "/data/0/rows"})
    void readsAListInsideAFile(String path) throws IOException {
        String file = write("export.json", """
                {"note": {"rows": []}, "data": [{"name": "x", "rows": [
                  {"id": "a", "reference": "The tower is in Paris.", "output_text": "The tower is in Paris."},
                  {"id": "b", "reference": "The tower is in Paris.", "output_text": "In Rome."}], "after": 1}], "z": 2}
                """);
        Session judged = Session.run("judge", JUDGE, file, "--records", path);
        assertThat(judged.exit()).as(judged.err()).isEqualTo(ExitCode.OK);
        assertThat(judged.out().lines()).hasSize(2);
        assertThat(judged.out()).contains("\"id\":\"a\"").contains("\"id\":\"b\"");
    }

    @Test
    void saysWhereTheListProbablyIs() throws IOException {
        String file = write("export.json", """
                {"meta": 1, "data": {"rows": [{"reference": "x", "output_text": "x"}, {"reference": "y", "output_text": "y"}]}}
                """);
        Session judged = Session.run("judge", JUDGE, file);
        assertThat(judged.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(judged.err()).contains("a list of 2 objects").contains("--records data.rows");
        Session wrong = Session.run("judge", JUDGE, file, "--records", "data.lines");
        assertThat(wrong.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(wrong.err()).contains("nothing at \"data.lines\", though something at \"data\"");
    }

    @Test
    void keepsHowARunWasRead() throws IOException {
        String file = write("export.json", """
                {"data": [{"id": "a", "reference": "The tower is in Paris.", "output_text": "The tower is in Paris."}]}
                """);
        String store = folder.resolve("store.db").toString();
        Session.run("judge", JUDGE, file, "--records", "data", "--run", "one", "--store", store, "-q");
        Session resumed = Session.run("resume", "one", "--store", store);
        assertThat(resumed.exit()).as(resumed.err()).isEqualTo(ExitCode.OK);
        assertThat(resumed.out()).contains("\"id\":\"a\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {"; ! CSV with ;", "| ! CSV with |", "TAB ! CSV with tabs", ", ! CSV, UTF-8"})
    void findsTheSeparatorByTheFirstLine(String separator, String told) throws IOException {
        String cell = separator.equals("TAB") ? "\t" : separator;
        String file = write(
                "cases.csv",
                String.join(cell, "id", "reference", "output_text") + "\n"
                        + String.join(cell, "a", "\"In Paris, yes; truly | so\"", "\"In Paris\"") + "\n");
        Session inspected = Session.run("inspect", file, "--judge", JUDGE);
        assertThat(inspected.exit()).as(inspected.out()).isEqualTo(ExitCode.OK);
        assertThat(inspected.out()).contains("cases.csv: " + told).contains("In Paris, yes; truly | so");
        assertThat(Session.run("judge", JUDGE, file).exit()).isEqualTo(ExitCode.OK);
    }

    @Test
    void takesTheSeparatorThatIsGiven() throws IOException {
        String file = write("cases.csv", "id~reference, or so~output_text\na~In Paris~In Paris\n");
        Session judged = Session.run("judge", JUDGE, file, "--delimiter", "~", "--map", "reference=reference, or so");
        assertThat(judged.exit()).as(judged.err()).isEqualTo(ExitCode.OK);
        assertThat(Session.run("judge", JUDGE, file, "--delimiter", "ab").err())
                .contains("--delimiter takes one character");
    }

    @Test
    void readsWindows1252WhenAsked() throws IOException {
        Path file = folder.resolve("cases.csv");
        Files.write(
                file,
                "id;reference;output_text\na;Le café coûte 3 €.;Le café coûte 3 €.\n"
                        .getBytes(Charset.forName("windows-1252")));
        Session unasked = Session.run("judge", JUDGE, file.toString());
        assertThat(unasked.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(unasked.err()).contains("such as windows-1252");
        Session judged = Session.run("judge", JUDGE, file.toString(), "--encoding", "windows-1252");
        assertThat(judged.exit()).as(judged.err()).isEqualTo(ExitCode.OK);
        assertThat(judged.out()).contains("Le café coûte 3 €");
        assertThat(Session.run("inspect", file.toString(), "--encoding", "windows-1252")
                        .out())
                .contains("CSV with ;, windows-1252, 1 record");
        assertThat(Session.run("judge", JUDGE, file.toString(), "--encoding", "window-1252")
                        .err())
                .contains("did you mean windows-1252?");
    }

    @Test
    void readsUtf16WhenAsked() throws IOException {
        Path file = folder.resolve("cases.csv");
        Files.write(file, "id\treference\toutput_text\na\tÀ Paris.\tÀ Paris.\n".getBytes(UTF_16));
        assertThat(Session.run("judge", JUDGE, file.toString()).err()).contains("UTF-16");
        Session judged = Session.run("judge", JUDGE, file.toString(), "--encoding", "UTF-16");
        assertThat(judged.exit()).as(judged.err()).isEqualTo(ExitCode.OK);
    }

    @Test
    void readsYaml() throws IOException {
        String file = write("cases.yaml", """
                tests:
                  - id: a
                    reference: The tower is in Paris.
                    output_text: >
                      The tower
                      is in Paris.
                  - id: b
                    reference: The tower is in Paris.
                    output_text: In Rome.
                """);
        Session judged = Session.run("judge", JUDGE, file, "--records", "tests");
        assertThat(judged.exit()).as(judged.err()).isEqualTo(ExitCode.OK);
        assertThat(judged.out().lines()).hasSize(2);
        assertThat(Session.run("inspect", file, "--records", "tests").out()).contains("YAML, the list at tests");
        String alias = write("alias.yaml", "- &x {id: a, reference: p, output_text: q}\n- *x\n");
        assertThat(Session.run("judge", JUDGE, alias).err()).contains("an alias (*name)");
    }

    @Test
    void saysHowToConvertWhatItDoesNotRead() throws IOException {
        Path parquet = Files.write(folder.resolve("cases.parquet"), "PAR1\u0015 and more".getBytes(UTF_8));
        assertThat(Session.run("judge", JUDGE, parquet.toString()).err())
                .contains("a Parquet file")
                .contains("duckdb");
        Path workbook = Files.write(folder.resolve("cases.xlsx"), new byte[] {'P', 'K', 3, 4, 0, 0, 0, 0});
        Session inspected = Session.run("inspect", workbook.toString());
        assertThat(inspected.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(inspected.out()).contains("workbook").contains("CSV in UTF-8");
    }

    @Test
    void showsTheTextThatWasReadOfAConversation() throws IOException {
        Path cases = Files.writeString(folder.resolve("chat.jsonl"), """
                {"messages": [{"role": "user", "content": "Where?"}, {"role": "assistant", "content": "In Rome."}], "ideal": "The tower is in Paris."}
                """);
        String store = folder.resolve("chat.db").toString();
        Session.run("judge", "reference-coverage", cases.toString(), "--run", "chat", "--store", store, "-q");
        assertThat(Session.run("show", "chat", "--worst", "1", "--store", store).out())
                .contains("output_text\nIn Rome.\n")
                .doesNotContain("assistant");
        Path sample = folder.resolve("sample.csv");
        assertThat(Session.run("sample", "chat", "1", "--store", store, "-o", sample.toString())
                        .err())
                .contains("wrote 1 case to");
        assertThat(sample).content().contains("In Rome.").doesNotContain("assistant");
        Path report = folder.resolve("report.csv");
        Session.run("report", "chat", "--store", store, "-o", report.toString());
        assertThat(report).content().contains("In Rome.").doesNotContain("assistant");
        Path judge = folder.resolve("tone");
        Session.run("judge-new", judge.toString(), "--like", "rubric");
        assertThat(Session.run("judge", judge.toString(), cases.toString()).out())
                .as("a judge file reads it too")
                .contains("\"status\":\"undecided\"");
    }
}
