package dev.assize.runs.dataset;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CsvRowsTest {

    @Test
    void takeAQuotationMarkWithinACellForWhatItIs() throws IOException {
        assertThat(read("a,b\n5\" pipe,x\n2,y\n3,6\"\n"))
                .containsExactly(
                        "a.csv:2 {\"a\":\"5\\\" pipe\",\"b\":\"x\"}",
                        "a.csv:3 {\"a\":\"2\",\"b\":\"y\"}",
                        "a.csv:4 {\"a\":\"3\",\"b\":\"6\\\"\"}");
        assertThat(readTabs("a\tb\n1, \"x\ty\n2\t\"z\n\"\n"))
                .containsExactly("a.csv:2 {\"a\":\"1, \\\"x\",\"b\":\"y\"}", "a.csv:3 {\"a\":\"2\",\"b\":\"z\\n\"}");
        assertThat(read("a;b\n1;x, \"y\n2;\"\"\"z\"\"\n\"\n"))
                .containsExactly(
                        "a.csv:2 {\"a\":\"1\",\"b\":\"x, \\\"y\"}", "a.csv:3 {\"a\":\"2\",\"b\":\"\\\"z\\\"\\n\"}");
    }

    @Test
    void goOnBehindACellThatIsBroken() throws IOException {
        assertThat(read("a,b\n\"1\" x,2\n3,4\n"))
                .containsExactly(
                        "a.csv:2 ! found text behind the closing quotation mark of a cell, expected cells in double quotes,"
                                + " with quotes inside them doubled",
                        "a.csv:3 {\"a\":\"3\",\"b\":\"4\"}");
    }

    @Test
    void mayEndLinesWithACarriageReturnAlone() throws IOException {
        assertThat(read("a,b\r1,x\r2,\"y\rz\"\r"))
                .containsExactly("a.csv:2 {\"a\":\"1\",\"b\":\"x\"}", "a.csv:3 {\"a\":\"2\",\"b\":\"y\\rz\"}");
        assertThat(read("a,b\r\n1,x\r2,y\n3,z\r\n\r\n4,u"))
                .containsExactly(
                        "a.csv:2 {\"a\":\"1\",\"b\":\"x\"}",
                        "a.csv:3 {\"a\":\"2\",\"b\":\"y\"}",
                        "a.csv:4 {\"a\":\"3\",\"b\":\"z\"}",
                        "a.csv:6 {\"a\":\"4\",\"b\":\"u\"}");
    }

    @Test
    void obeyTheLineByWhichExcelIsToldWhatSeparatesCells() throws IOException {
        for (String line : List.of("sep=;", "SEP=;", "\"sep=;\"", "sep=; ")) {
            assertThat(read(line + "\r\na;b\r\n1,5;x\r\n\"2;\";\"y\nz\"\r\n"))
                    .as(line)
                    .containsExactly("a.csv:3 {\"a\":\"1,5\",\"b\":\"x\"}", "a.csv:4 {\"a\":\"2;\",\"b\":\"y\\nz\"}");
        }
        assertThat(read("sep=,\na,b;c\n1,2\n")).containsExactly("a.csv:3 {\"a\":\"1\",\"b;c\":\"2\"}");
        assertThat(read("sep=\t\na\tb\n1\t2\n")).containsExactly("a.csv:3 {\"a\":\"1\",\"b\":\"2\"}");
        assertThat(readTabs("sep=;\na\tb\n1\t2\n")).containsExactly("a.csv:3 {\"a\":\"1\",\"b\":\"2\"}");
        assertThat(read("sep=;;\n1;2;3\n")).as("a name").hasSize(1);
    }

    @Test
    void passOverRowsInWhichNobodyWrote() throws IOException {
        assertThat(read("a;b;c\n;;\n1;;\n ; ; \n\"\";;\n;;;\n"))
                .containsExactly(
                        "a.csv:3 {\"a\":\"1\",\"b\":\"\",\"c\":\"\"}", "a.csv:5 {\"a\":\"\",\"b\":\"\",\"c\":\"\"}");
        assertThat(rows("a¦b\n¦\n1¦2\n", '¦')).hasSize(1);
    }

    /** What is kept of a row over the limit is its beginning, which may be blank. */
    @Test
    void neverPassOverARowThatIsTooLong() throws IOException {
        assertThat(read("a,b\n" + " ".repeat(1024 * 1024) + "x,y\n1,2\n"))
                .hasSize(2)
                .element(0)
                .asString()
                .contains("a record of 1.0 MB");
    }

    @Test
    void callColumnsWithoutANameByTheirNumber() throws IOException {
        assertThat(read("a,,b,\n1,,2,\n3,x,4,\n"))
                .containsExactly(
                        "a.csv:2 {\"a\":\"1\",\"b\":\"2\"}", "a.csv:3 {\"a\":\"3\",\"column 2\":\"x\",\"b\":\"4\"}");
        assertThat(read(",a\n0,1\n")).as("the only one").containsExactly("a.csv:2 {\"\":\"0\",\"a\":\"1\"}");
        assertThat(read("column 2,,\n1,2,3\n").get(0)).contains("a name stands twice: [column 2, column 2, column 3]");
    }

    /** Whatever the cells hold, as long as a row holds anything, and wherever the buffer of 64 kB ends. */
    @Test
    void haveARowForEachThatWasWritten() throws IOException {
        Random random = new Random(3);
        String letters = "ab\"\n\r ,;¦";
        for (char delimiter : new char[] {',', ';', '¦'}) {
            StringBuilder csv = new StringBuilder("a" + delimiter + "b\r\n");
            List<String> cells = new ArrayList<>();
            for (int row = 0; row < 20_000; row++) {
                for (int cell = 0; cell < 2; cell++) {
                    String text = random.ints(random.nextInt(6), 0, letters.length())
                            .mapToObj(letters::charAt)
                            .map(String::valueOf)
                            .collect(Collectors.joining());
                    boolean plain = !text.startsWith("\"")
                            && !text.isBlank()
                            && text.chars().noneMatch(unit -> "\n\r".indexOf(unit) >= 0 || unit == delimiter);
                    cells.add(text);
                    csv.append(plain && random.nextBoolean() ? text : "\"" + text.replace("\"", "\"\"") + "\"")
                            .append(cell == 0 ? String.valueOf(delimiter) : random.nextBoolean() ? "\n" : "\r\n");
                }
            }
            List<String> read = new ArrayList<>();
            for (Row row : rows(csv.toString(), delimiter)) {
                ObjectNode record = row.record();
                read.add(record.path("a").textValue());
                read.add(record.path("b").textValue());
            }
            assertThat(read).as("parted by " + delimiter).isEqualTo(cells);
        }
    }

    private static List<String> read(String csv) throws IOException {
        return rows(csv, null).stream().map(CsvRowsTest::told).toList();
    }

    private static List<String> readTabs(String tsv) throws IOException {
        return rows(tsv, '\t').stream().map(CsvRowsTest::told).toList();
    }

    private static List<Row> rows(String csv, @Nullable Character delimiter) throws IOException {
        List<Row> rows = new ArrayList<>();
        try (RowReader reader =
                new CsvRows("a.csv", new ByteArrayInputStream(csv.getBytes(UTF_8)), delimiter, 1024 * 1024)) {
            for (Optional<Row> row = reader.next(); row.isPresent(); row = reader.next()) {
                rows.add(row.get());
            }
        }
        return rows;
    }

    private static String told(Row row) {
        try {
            return row.place() + " " + Json.write(row.record());
        } catch (InvalidCase e) {
            return row.place() + " ! found " + e.found() + ", expected " + e.expected();
        }
    }
}
