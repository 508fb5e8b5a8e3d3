package dev.assize.cli.agree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleCommandTest {

    private static final List<String> IDS = List.of(
            "=1+1", "'=1+1", "+2", "-5", "@SUM(A1)", "\tx", "\r=1", "\n=2", "plain", "＝1+1", "'quoted'", " =3", "-x");

    @TempDir
    Path folder;

    private Path cases(List<String> ids, String output) throws IOException {
        return Files.writeString(
                folder.resolve("cases.jsonl"),
                ids.stream()
                        .map(id -> Json.write(Json.object()
                                        .put("id", id)
                                        .put("output_text", output)
                                        .put("reference", "The tower is in Paris."))
                                + "\n")
                        .collect(Collectors.joining()));
    }

    private Path sampled(Path cases) {
        String results = folder.resolve("results.jsonl").toString();
        Path sheet = folder.resolve("sheet.csv");
        Session.run("judge", "reference-coverage", cases.toString(), "-o", results, "-q");
        Session.run("sample", results, "100", "--cases", cases.toString(), "-o", sheet.toString());
        return sheet;
    }

    private static List<CSVRecord> rows(Path sheet) throws IOException {
        try (CSVParser parser = CSVParser.parse(sheet, StandardCharsets.UTF_8, CSVFormat.RFC4180)) {
            return parser.getRecords();
        }
    }

    @Test
    void writesNoCellThatASpreadsheetWouldCompute() throws IOException {
        for (CSVRecord row : rows(sampled(cases(IDS, "=cmd|' /C calc'!A0")))) {
            assertThat(row).noneMatch(cell -> cell.matches("(?s)[=+@\t\r\n＝].*|-[^0-9].*"));
        }
    }

    @Test
    void isReadBackWithTheIdsOfItsCases() throws IOException {
        Path sheet = sampled(cases(IDS, "The tower is in Paris."));
        StringBuilder filled = new StringBuilder();
        try (CSVPrinter printer = new CSVPrinter(filled, CSVFormat.RFC4180)) {
            for (CSVRecord row : rows(sheet)) {
                printer.printRecord(row.get(0), row.getRecordNumber() == 1 ? "pass" : "yes");
            }
        }
        Path labels = Files.writeString(folder.resolve("filled.csv"), filled);
        Session agreed = Session.run(
                "agree",
                folder.resolve("results.jsonl").toString(),
                "--labels",
                labels.toString(),
                "--pass",
                "score >= 3");
        assertThat(agreed.out()).as(agreed.err()).contains("13 cases in both");
    }

    @Test
    void saysWhichTextsItCutsToWhatACellHolds() throws IOException {
        Path cases = cases(List.of("a", "b"), "x".repeat(40_000));
        Path sheet = sampled(cases);
        assertThat(rows(sheet)).allSatisfy(row -> assertThat(row).allMatch(cell -> cell.length() <= 32_000));
        Session again =
                Session.run("sample", folder.resolve("results.jsonl").toString(), "9", "--cases", cases.toString());
        assertThat(again.err()).contains("2 texts are longer than a cell of a spreadsheet may be, and cut");
    }

    @Test
    void isReadBackAsExcelSavesIt() throws IOException {
        sampled(cases(List.of("a"), "The tower is in Paris."));
        Path labels = Files.write(
                folder.resolve("filled.csv"),
                "sep=;\r\nid;pass;remark;;\r\na;yes;schön;;\r\n;;;;\r\n".getBytes(Charset.forName("windows-1252")));
        String results = folder.resolve("results.jsonl").toString();
        assertThat(Session.run("agree", results, "--labels", labels.toString(), "--pass", "score >= 3")
                        .err())
                .contains("filled.csv:3")
                .contains("name the encoding");
        Session agreed = Session.run(
                "agree", results, "--labels", labels.toString(), "--pass", "score >= 3", "--encoding", "windows-1252");
        assertThat(agreed.out()).as(agreed.err()).contains("1 case in both");
    }

    /** Excel splits a table at the character of its country, which is a semicolon where a comma is in numbers. */
    @Test
    void isSeparatedAsTheUserSays() throws IOException {
        Path cases = cases(List.of("a"), "In Paris; the tower, it is.");
        sampled(cases);
        String results = folder.resolve("results.jsonl").toString();
        Session drawn = Session.run("sample", results, "1", "--cases", cases.toString(), "--bom", "--delimiter", ";");
        assertThat(drawn.out())
                .startsWith("\uFEFFid;pass;score;by;remark;text.reference;text.output_text\r\n")
                .contains(";\"In Paris; the tower, it is.\"");
        assertThat(drawn.err()).isEmpty();
    }

    @Test
    void saysWhichCasesLabelsCannotTellApart() throws IOException {
        Path cases = cases(List.of("a", "b", "b", "b"), "The tower is in Paris.");
        sampled(cases);
        assertThat(Session.run("sample", folder.resolve("results.jsonl").toString(), "4")
                        .err())
                .contains("2 cases have the id of another in the table (b)");
    }
}
