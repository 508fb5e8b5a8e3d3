package dev.assize.cli.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody meets who brings data of their own. */
class OwnDataTest {

    private static final Path EXAMPLES = Path.of("..", "examples");

    @TempDir
    Path folder;

    private String csv = "";

    @BeforeEach
    void write() throws IOException {
        csv = Files.writeString(folder.resolve("own.csv"), """
                question,expected,answer
                Where is it?,The tower is in Paris.,"In Paris, the tower."
                Who wrote it?,Ann Miller wrote it.,Ann Miller wrote it.
                """).toString();
    }

    @Test
    void stopsBeforeJudgingColumnsUnderOtherNames() {
        Session session = Session.run("judge", "reference-coverage", csv);
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.out()).isEmpty();
        assertThat(session.err())
                .contains("\"output_text\"")
                .contains("question, expected, answer")
                .contains("Add: --map output_text=answer ")
                .contains("--allow-missing");
    }

    /** Otherwise the next try, with the map, would find the name taken; or an earlier run would be gone. */
    @Test
    void takesNoNameAndDeletesNoRunWhereAColumnIsMissing() {
        String store = folder.resolve("runs.db").toString();
        String[] kept = {"judge", "reference-coverage", csv, "--run", "nightly", "--store", store};
        Session stopped = Session.run(kept);
        assertThat(stopped.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(stopped.err()).contains("Add: --map output_text=answer ").doesNotContain("resume");
        List<String> mapped = new ArrayList<>(List.of(kept));
        mapped.addAll(List.of("--map", "output_text=answer", "-q"));
        assertThat(Session.run(mapped.toArray(String[]::new)).exit()).isEqualTo(ExitCode.OK);
        List<String> replacing = new ArrayList<>(List.of(kept));
        replacing.add("--replace");
        assertThat(Session.run(replacing.toArray(String[]::new)).exit()).isEqualTo(ExitCode.USAGE);
        assertThat(Session.run("runs", "--store", store).out())
                .contains("nightly")
                .contains("finished");
    }

    @Test
    void judgesOnceTheColumnIsMapped() {
        Session session = Session.run("judge", "reference-coverage", csv, "--map", "output_text=answer");
        assertThat(session.exit()).isEqualTo(ExitCode.OK);
        assertThat(session.out().lines()).hasSize(2);
    }

    /** Every case would be invalid, and a run of that name would stand in the store. */
    @Test
    void stopsBeforeJudgingWhereAMapLeadsNowhere() throws IOException {
        String file = Files.writeString(folder.resolve("export.csv"), """
                Nr;Soll-Antwort / Gold;Antwort Bot v1.2
                1;The tower is in Paris.;In Paris, the tower.
                2;Ann Miller wrote it.;
                """).toString();
        Session session = Session.run(
                "judge", "reference-coverage", file, "--map", "reference=soll-antwort", "--map", "output_text=Bot v2");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.out()).isEmpty();
        assertThat(session.err())
                .contains("\"reference\" is mapped to \"soll-antwort\"")
                .contains("There are: Nr, Soll-Antwort / Gold, Antwort Bot v1.2")
                .contains("--map \"reference=Soll-Antwort / Gold\" --map output_text=FIELD");
        assertThat(Session.run(
                                "judge",
                                "reference-coverage",
                                file,
                                "--map",
                                "reference=Soll-Antwort / Gold",
                                "--map",
                                "output_text=Antwort Bot v1.2")
                        .exit())
                .isEqualTo(ExitCode.OK);
    }

    @Test
    void showsAScoreBesideALabelAndNoPartOfIt() {
        assertThat(Session.run("judge", "similarity", csv, "--map", "output=answer", "--format", "table")
                        .out())
                .containsPattern("own\\.csv:2 +DIFFERENT 0\\.\\d\\d +\\n|own\\.csv:2 +ALIKE 0\\.\\d+ +\\n")
                .doesNotContain("…");
    }

    /** The output is "output_text" for one judge and "output" for another, and each finds both. */
    @Test
    void takesAnyNameOfAFieldInAMap() {
        Session session =
                Session.run("judge", "similarity", csv, "--map", "output_text=answer", "--map", "expected=expected");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(session.out().lines()).hasSize(2);
        assertThat(Session.run("judge", "similarity", csv, "--map", "outputt=answer")
                        .err())
                .contains("the judge has no field \"outputt\"; did you mean \"output\"?");
    }

    @Test
    void saysLoudlyWhenEveryCaseLacksAText() {
        Session session = Session.run("judge", "reference-coverage", csv, "--allow-missing");
        assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(session.err()).contains("nothing was really judged").contains("assize inspect");
    }

    @Test
    void followsTheDocumentWhereOnlySomeRecordsLackTheField() throws IOException {
        Path cases = Files.writeString(folder.resolve("some.jsonl"), """
                {"id": "a", "reference": "The tower is in Paris.", "note": "x"}
                {"id": "b", "reference": "The tower is in Paris.", "output_text": "The tower is in Paris.", "note": "x"}
                """);
        Session session = Session.run("judge", "reference-coverage", cases.toString());
        assertThat(session.exit()).isEqualTo(ExitCode.OK);
        assertThat(session.out().lines()).hasSize(2);
    }

    @Test
    void inspectsAFileForAJudge() throws IOException {
        Session session = Session.run("inspect", csv, "--judge", "reference-coverage");
        assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(session.out())
                .contains("own.csv: CSV, UTF-8, 2 records")
                .contains("Where is it?")
                .contains("Not read by the judge: answer")
                .contains("--map output_text=answer");
        JsonNode json = Json.parse(Session.run("inspect", csv, "--format", "json", "--judge", "reference-coverage")
                .out());
        assertThat(json.at("/records").asInt()).isEqualTo(2);
        assertThat(json.at("/fields/2/path").asText()).isEqualTo("answer");
        assertThat(json.at("/judge/fields/reference").asText()).isEqualTo("expected");
        assertThat(json.at("/suggestions/0").asText()).isEqualTo("--map output_text=answer");
    }

    /** The line can be pasted: quoted for the shell, one column for each field, the right one first. */
    @Test
    void proposesAColumnForEachFieldUnderHeadingsAsPeopleWriteThem() throws IOException {
        Path messy = Files.writeString(folder.resolve("export v1.csv"), """
                #;User question;Gold / expected answer;LLM answer (v1.2)
                7;Where is it?;The tower is in Paris.;In Paris, the tower.
                """);
        String maps = "--map \"reference=Gold / expected answer\" --map \"output_text=LLM answer (v1.2)\"";
        assertThat(Session.run("judge", "reference-coverage", messy.toString()).err())
                .contains(
                        "There are: #, User question, Gold / expected answer, LLM answer (v1.2). Add: " + maps + " (");
        assertThat(Session.run("inspect", messy.toString(), "--judge", "reference-coverage")
                        .out())
                .contains("– (file and line name the case)")
                .contains("assize judge reference-coverage \"" + messy + "\" " + maps
                        + " --map \"input=User question\" --map \"id=#\"")
                .doesNotContain("--output-field");
        Session judged = Session.run(
                "judge",
                "reference-coverage",
                messy.toString(),
                "--map",
                "reference=Gold / expected answer",
                "--map",
                "output_text=LLM answer (v1.2)",
                "--map",
                "id=#");
        assertThat(judged.exit()).as(judged.err()).isEqualTo(ExitCode.OK);
        assertThat(judged.out()).startsWith("{\"id\":\"7\"").contains("\"score\":5");
    }

    @Test
    void proposesColumnsUnderGermanFrenchAndDutchHeadings() throws IOException {
        List<String> headings = List.of(
                "Nr.;Frage (Kunde);Soll-Antwort;Antwort Bot",
                "No;Question;Réponse attendue;Réponse du modèle",
                "Nr;Vraag;Verwacht antwoord;Antwoord");
        for (String heading : headings) {
            Path sheet = Files.writeString(folder.resolve("sheet.csv"), heading + "\n7;Where?;In Paris.;In Paris.\n");
            String[] names = heading.split(";", -1);
            assertThat(Session.run("inspect", sheet.toString(), "--judge", "reference-coverage")
                            .out())
                    .contains("reference=" + names[2])
                    .contains("output_text=" + names[3])
                    .contains("id=N")
                    .satisfies(out -> assertThat(out).containsPattern("input=|input +optional +question"));
        }
    }

    /** The line can be pasted as it is, and no column that is an answer too is taken for a checklist. */
    @Test
    void proposesALineThatReadsTheFileAsItWasRead() throws IOException {
        Path sheet = Files.writeString(
                folder.resolve("sheet.csv"),
                "Gold;Antwort v1.2;Antwort v1.3;\nÜberall.;Überall.;Überall.;\n",
                java.nio.charset.Charset.forName("windows-1252"));
        assertThat(Session.run(
                                "inspect",
                                sheet.toString(),
                                "--judge",
                                "reference-coverage",
                                "--encoding",
                                "windows-1252",
                                "--delimiter",
                                ";")
                        .out())
                .contains("assize judge reference-coverage " + sheet + " --encoding windows-1252 --delimiter \";\""
                        + " --map reference=Gold --map \"output_text=Antwort v1.2\"\n")
                .contains("Not read by the judge: Gold, Antwort v1.2, Antwort v1.3\n");
    }

    @Test
    void showsWhatAMapWouldFindAndWhichIdsComeAgain() throws IOException {
        Path sheet = Files.writeString(folder.resolve("sheet.csv"), """
                Nr;Gold;Bot;Note
                1;In Paris.;In Paris.;
                2;In Rome.;;x
                2;In Bonn.;In Bonn.;
                """);
        String[] given = {
            "inspect",
            sheet.toString(),
            "--judge",
            "reference-coverage",
            "--map",
            "reference=Gold",
            "--map",
            "output_text=Bot",
            "--map",
            "id=Nr"
        };
        Session session = Session.run(given);
        assertThat(session.exit()).as(session.out()).isEqualTo(ExitCode.OK);
        assertThat(session.out())
                .containsPattern("reference +required +Gold")
                .containsPattern("output_text +required +Bot")
                .containsPattern("id +optional +Nr")
                .contains("Not read by the judge: Note")
                .contains("1 record has an id that came before (2, at sheet.csv:3 and sheet.csv:4)");
        Session wrong = Session.run(
                "inspect",
                sheet.toString(),
                "--judge",
                "reference-coverage",
                "--map",
                "reference=Golf",
                "--map",
                "output_text=Bot");
        assertThat(wrong.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(wrong.out())
                .contains("nowhere: nothing stands at Golf")
                .contains("--map output_text=Bot --map reference=Gold --map id=Nr");
        assertThat(Session.run("inspect", sheet.toString(), "--map", "reference=Gold")
                        .err())
                .contains("--map: needs --judge");
    }

    /** Each row has its first foreign byte elsewhere; that is one problem all the same. */
    @Test
    void tellsOnceThatAFileHasAnotherEncoding() throws IOException {
        Path sheet = Files.write(
                folder.resolve("excel.csv"),
                "reference;output_text\nCaf\u00e9.;Tee.\n\u00dcberall.;Nein.\nTee;T\u00e9e\n"
                        .getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
        assertThat(Session.run("judge", "reference-coverage", sheet.toString()).err())
                .contains("3 invalid, first excel.csv:2: found the byte 0xE9")
                .doesNotContain("excel.csv:3")
                .contains("--encoding windows-1252");
        assertThat(Session.run("inspect", sheet.toString()).out())
                .contains("Warning: 3 records, first excel.csv:2: found the byte 0xE9")
                .doesNotContain("excel.csv:3")
                .contains("--encoding windows-1252");
    }

    @Test
    void proposesToJudgeEachOfTwoOutputs() throws IOException {
        Path both = Files.writeString(
                folder.resolve("both.csv"), "expected,model-4.1,model-5.2\nIn Paris.,In Paris.,In Rome.\n");
        assertThat(Session.run("inspect", both.toString(), "--judge", "reference-coverage")
                        .out())
                .contains("judge each: --output-field model-4.1 --output-field model-5.2");
        Session judged = Session.run(
                "judge",
                "reference-coverage",
                both.toString(),
                "--output-field",
                "model-4.1",
                "--output-field",
                "model-5.2",
                "-o",
                folder.resolve("both.jsonl").toString());
        assertThat(judged.exit()).as(judged.err()).isEqualTo(ExitCode.OK);
    }

    @Test
    void namesTheDelimiterThatNobodyCouldGuess() throws IOException {
        Path odd = Files.writeString(
                folder.resolve("odd.csv"), "reference#output_text\nThe tower is in Paris.#In Paris, it is.\n");
        Session session = Session.run("judge", "reference-coverage", odd.toString());
        assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(session.err())
                .contains("expected 1 cell, as the first row has")
                .contains("--delimiter '#'");
        assertThat(Session.run("judge", "reference-coverage", odd.toString(), "--delimiter", "#")
                        .exit())
                .isEqualTo(ExitCode.OK);
    }

    @Test
    void namesTheListInsideAFile() throws IOException {
        Path file = Files.writeString(
                folder.resolve("inside.json"),
                "{\"data\": {\"rows\": [{\"reference\": \"In Paris.\", \"output_text\": \"In Paris.\"}]}, \"by\": \"x\"}");
        Session session = Session.run("judge", "reference-coverage", file.toString());
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err())
                .startsWith("assize: inside.json: ")
                .contains("If these are the records, add: --records data.rows (");
        assertThat(Session.run("judge", "reference-coverage", file.toString(), "--records", "$.data.rows")
                        .exit())
                .isEqualTo(ExitCode.OK);
    }

    @Test
    void suggestsNoMapForAFileThatCannotBeRead() throws IOException {
        Path sheet = Files.writeString(folder.resolve("sheet.xlsx"), "PK\u0003\u0004 and so on");
        Session session = Session.run("inspect", sheet.toString(), "--judge", "reference-coverage");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.out()).contains("save the workbook's sheet as CSV").doesNotContain("--map");
    }

    @Test
    void refusesToInspectWhatHoldsNoRecord() throws IOException {
        Path empty = Files.writeString(folder.resolve("empty.jsonl"), "");
        assertThat(Session.run("inspect", empty.toString()).exit()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void showsACaseWithItsItems() {
        String results = folder.resolve("results.jsonl").toString();
        String cases = EXAMPLES.resolve("reference-coverage.jsonl").toString();
        Session.run("judge", "reference-coverage", cases, "-q", "-o", results);
        Session one = Session.run("show", results, "tower-wrong-year", "--cases", cases);
        assertThat(one.exit()).isEqualTo(ExitCode.OK);
        assertThat(one.out())
                .contains("tower-wrong-year  3 / 5")
                .contains("✓ The Eiffel Tower is in Paris")
                .contains("✗ It was completed in 1889")
                .contains("“The Eiffel Tower is in Paris” (output_text)");
        Session worst = Session.run("show", results, "--worst", "2");
        assertThat(worst.out().lines().filter(line -> line.startsWith("──"))).hasSize(2);
        assertThat(worst.out()).startsWith("── no-output  0 / 5");
        assertThat(Session.run("show", results, "--worst", "100").out()).doesNotContain("5 / 5");
        Session nobody = Session.run("show", results, "nobody");
        assertThat(nobody.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(nobody.err()).contains("no case has the id nobody; the first are tower, tower-wrong-year, ");
        assertThat(Session.run("show", results).exit()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void drawsASampleThatAgreeReads() throws IOException {
        String results = folder.resolve("results.jsonl").toString();
        String cases = EXAMPLES.resolve("brand-extraction.jsonl").toString();
        Session.run("judge", "brand-extraction", cases, "-q", "-o", results);
        Path labels = folder.resolve("to-label.csv");
        for (String pick : List.of("random", "doubtful", "stratified")) {
            Files.deleteIfExists(labels);
            Session drawn =
                    Session.run("sample", results, "5", "--cases", cases, "--pick", pick, "-o", labels.toString());
            assertThat(drawn.exit()).as(drawn.err()).isEqualTo(ExitCode.OK);
            assertThat(Files.readString(labels)).startsWith("id,pass,label,score,by,remark,text.");
        }
        // Nobody's labels are ever written over.
        assertThat(Session.run("sample", results, "5", "-o", labels.toString()).exit())
                .isEqualTo(ExitCode.USAGE);
        String filled = Files.readString(labels).replaceAll("(?m)^([a-z-]+),,,,,", "$1,yes,,,ann,");
        Files.writeString(labels, filled);
        Session agree = Session.run("agree", results, "--labels", labels.toString());
        assertThat(agree.exit()).as(agree.err()).isEqualTo(ExitCode.OK);
    }

    @Test
    void drawsASampleForASpreadsheetWithoutEmptyColumns() {
        String results = folder.resolve("own.jsonl").toString();
        Session.run("judge", "reference-coverage", csv, "--map", "output_text=answer", "-q", "-o", results);
        Session drawn = Session.run("sample", results, "2", "--cases", csv, "--map", "output_text=answer", "--bom");
        assertThat(drawn.exit()).as(drawn.err()).isEqualTo(ExitCode.OK);
        assertThat(drawn.out())
                .startsWith("\uFEFFid,pass,score,by,remark,text.input,text.reference,text.output_text\r\n");
    }

    @Test
    void writesPagesOfAComparisonAndAnAgreement() throws IOException {
        String cases = EXAMPLES.resolve("reference-coverage.jsonl").toString();
        String before = folder.resolve("before.jsonl").toString();
        Session.run("judge", "reference-coverage", cases, "-q", "-o", before);
        Path other = Files.writeString(
                folder.resolve("other.jsonl"),
                Files.readString(Path.of(cases)).replace("completed in 1898", "completed in 1889"));
        String after = folder.resolve("after.jsonl").toString();
        Session.run("judge", "reference-coverage", other.toString(), "-q", "-o", after);
        Path page = folder.resolve("compare.html");
        assertThat(Session.run("compare", before, after, "-o", page.toString()).exit())
                .isEqualTo(ExitCode.OK);
        assertThat(Files.readString(page))
                .startsWith("<!doctype html>")
                .contains("1 case improved, 0 got worse")
                .contains("Mean score 3.44 → ")
                .contains("It was completed in 1889: ✗ → ✓");
        Path withTexts = folder.resolve("texts.html");
        Session.run(
                "compare", before, after, "--cases", cases, "--cases", other.toString(), "-o", withTexts.toString());
        assertThat(Files.readString(withTexts))
                .contains("before.jsonl · output_text")
                .contains("after.jsonl · output_text")
                .contains(">reference: The Eiffel Tower is in Paris.");
        Path agreement = folder.resolve("agree.html");
        assertThat(Session.run("agree", before, after, "-o", agreement.toString())
                        .exit())
                .isEqualTo(ExitCode.OK);
        assertThat(Files.readString(agreement)).startsWith("<!doctype html>").contains("<table");
        assertThat(Session.run(
                                "compare",
                                before,
                                after,
                                "-o",
                                folder.resolve("x.pdf").toString())
                        .err())
                .contains("--format table, json, md or html");
    }

    @Test
    void showsTheFiguresOfEachGroup() throws IOException {
        Path cases = Files.writeString(folder.resolve("groups.jsonl"), """
                {"id": "a", "lang": "en", "reference": "The tower is in Paris.", "output_text": "The tower is in Paris."}
                {"id": "b", "lang": "en", "reference": "The tower is in Paris.", "output_text": "The tower is in Rome."}
                {"id": "c", "lang": "fr", "reference": "La tour est à Paris.", "output_text": "La tour est à Paris."}
                {"id": "d", "lang": " ", "reference": "La tour est à Paris.", "output_text": "La tour est à Paris."}
                """);
        String results = folder.resolve("results.jsonl").toString();
        assertThat(Session.run("judge", "reference-coverage", cases.toString(), "-o", results, "--by", "lang")
                        .err())
                .containsPattern("\\(none\\) +1 ");
        Path page = folder.resolve("report.html");
        Session session =
                Session.run("report", results, "--cases", cases.toString(), "--by", "lang", "-o", page.toString());
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(Files.readString(page))
                .contains("<h2>By lang</h2>")
                .contains("<td>en</td>")
                .contains("<td>fr</td>")
                .contains("<td>(none)</td>");
        assertThat(Session.run("report", results, "--cases", cases.toString(), "--by", "lang", "--pass", "score >= 3")
                        .out())
                .contains("| lang | cases | pass rate (95 %) | mean score (95 %) |")
                .contains("| en | 2 | 50.0 %");
    }

    @Test
    void remindsOfTheMapThatResultsWereJudgedWith() throws IOException {
        Path cases = Files.writeString(
                folder.resolve("numbered.csv"),
                "Nr,reference,output_text\n1,In Paris.,In Paris.\n,In Rome.,In Rome.\n");
        String results = folder.resolve("numbered.jsonl").toString();
        Session.run("judge", "reference-coverage", cases.toString(), "--map", "id=Nr", "-q", "-o", results);
        assertThat(Session.run("report", results, "--cases", cases.toString()).err())
                .contains("1 of 2 results of numbered.jsonl have no case in numbered.csv")
                .contains("were they judged with --map? Then give the same here");
    }

    @Test
    void tellsRecordsOfOneLineApart() throws IOException {
        String text = "{\"reference\": \"The tower is in Paris.\", \"output_text\": \"The tower is in Paris.\"}";
        Path cases = Files.writeString(folder.resolve("dump.json"), "[" + text + ", " + text + ", " + text + "]");
        Session session = Session.run("judge", "reference-coverage", cases.toString());
        assertThat(session.out().lines().map(OwnDataTest::id))
                .containsExactly("dump.json:1", "dump.json:1#2", "dump.json:1#3");
    }

    private static String id(String line) {
        try {
            return Json.parse(line).path("id").textValue();
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void namesTheListThatMayHoldTheRecords() throws IOException {
        Path cases = Files.writeString(
                folder.resolve("wrapped.json"),
                "{\"rows\": [{\"reference\": \"A.\", \"output_text\": \"A.\"}, {\"reference\": \"A.\"}]}");
        Session session = Session.run("inspect", cases.toString(), "--judge", "reference-coverage");
        assertThat(session.out()).contains("--records rows").doesNotContain("--map");
    }

    @Test
    void speaksOfTheFormatThatTheFileHas() throws IOException {
        Path yaml =
                Files.writeString(folder.resolve("own.yaml"), "- {question: Where is it?, expected: x}\n- {a: [}\n");
        assertThat(Session.run("judge", "reference-coverage", yaml.toString()).err())
                .contains("found broken YAML")
                .contains("expected a YAML list of objects")
                .doesNotContain("JSON")
                .doesNotContain("in 'reader'")
                .doesNotContain("--map");
        Path text = Files.writeString(folder.resolve("own.txt"), "no data at all\n");
        assertThat(Session.run("judge", "reference-coverage", text.toString()).err())
                .contains("found broken JSON at column 1: Unrecognized token 'no', expected a JSON object")
                .doesNotContain("--map");
        Path windows = Files.write(
                folder.resolve("own-1252.csv"),
                "reference,output_text\ncaf\u00e9,caf\u00e9\n".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
        assertThat(Session.run("judge", "reference-coverage", windows.toString())
                        .err())
                .contains("--encoding windows-1252");
        Path wide = Files.write(
                folder.resolve("own-16.csv"),
                "reference,output_text\ncaf\u00e9,caf\u00e9\n".getBytes(java.nio.charset.StandardCharsets.UTF_16));
        assertThat(Session.run("judge", "reference-coverage", wide.toString()).err())
                .contains("--encoding UTF-16 reads a file that is written so")
                .doesNotContain("windows-1252");
    }
}
