package dev.assize.runs.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.json.Json;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.internal.Xml;
import dev.assize.runs.record.ResultsFile;
import dev.assize.testkit.Golden;
import dev.assize.testkit.RandomData;
import dev.assize.testkit.SchemaCheck;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The exact forms of a report, and that no text breaks them. */
class WrittenFormsTest {

    private static final List<String> HOSTILE = List.of(
            "<script>alert(1)</script>",
            "</script><img src=x onerror=alert(1)>",
            "\"><svg onload=alert(1)>",
            "]]><!--",
            "a | b\n| c",
            "@everyone see #12 and http://evil.example www.evil.example",
            "`code` *bold* _it_ [link](javascript:alert(1)) ![i](x) ~~s~~ $x$",
            "=cmd|' /C calc'!A0",
            "+1+1",
            "@SUM(A1)",
            "\t=1+1",
            "\u0000\u0001\u0008\u001F\u007F\uFFFE",
            "\uD800 lone",
            "\u202Eright to left\u2066",
            "&lt;already&gt; &amp; &#60;",
            "fixes GH-12, gh-3");

    @TempDir
    Path folder;

    @Nested
    class JsonFigures {

        @Test
        void isThisForm() throws IOException {
            Golden.compare(WrittenFormsTest.class, "points.expected.json", written(new JsonReport()));
        }

        @Test
        void followsItsSchema() throws IOException {
            SchemaCheck.valid(JsonReport.schema(), Json.parse(written(new JsonReport())));
            JsonNode conditioned = Json.parse(
                    PointsRun.written(new JsonReport(), PointsRun.report(PointsRun.results(), "score < 3", null)));
            SchemaCheck.valid(JsonReport.schema(), conditioned);
            assertThat(conditioned.at("/run/condition/met").booleanValue()).isTrue();
        }
    }

    @Nested
    class Markdown {

        @Test
        void isThisForm() throws IOException {
            Golden.compare(WrittenFormsTest.class, "points.expected.md", written(new MarkdownReport()));
        }

        @Test
        void holdsNoTextThatMeansMoreThanItself() {
            for (String text : HOSTILE) {
                String written = MarkdownText.of(text);
                assertThat(written)
                        .doesNotContain("<", ">", "|", "`", "*", "[", "]", "\n", "://", "www.", "_", "~", "$");
                // Mentions are looked for once character references are characters again.
                String shown = Pattern.compile("&#(\\d+);")
                        .matcher(written)
                        .replaceAll(reference ->
                                Matcher.quoteReplacement(Character.toString(Integer.parseInt(reference.group(1)))));
                assertThat(shown).doesNotContainPattern("[@#][A-Za-z0-9]|(?i)gh-[0-9]");
            }
        }

        @Test
        void listsTheLowestScoresWhereNobodySaidWhatPasses() throws IOException {
            String line = "{\"id\":\"%s\",\"judge\":\"other\",\"version\":\"1\",\"epoch\":\"e\",\"status\":\"judged\","
                    + "\"verdict\":{\"score\":%d},\"findings\":[{\"code\":\"c\",\"severity\":\"minor\",\"message\":\"m\"}]}";
            Path file = Files.writeString(
                    folder.resolve("results.jsonl"),
                    line.formatted("high", 4) + "\n" + line.formatted("low", 1) + "\n");
            Report report = PointsRun.report(new ResultsFile(DataSource.of(file.toString())), null, null);
            assertThat(PointsRun.written(new MarkdownReport(), report))
                    .contains("The 2 worst cases")
                    .containsSubsequence("| low | 1 |", "| high | 4 |");
        }

        @Test
        void staysWithinAComment() throws IOException {
            Report report = PointsRun.report(new ManyCases(3_000, "|".repeat(2_000)), null, null);
            assertThat(PointsRun.written(new MarkdownReport(), report))
                    .hasSizeLessThanOrEqualTo(MarkdownReport.LONGEST)
                    .contains("worst of the 3,000 cases");
        }
    }

    @Nested
    class Csv {

        @Test
        void isThisForm() throws IOException {
            Golden.compare(WrittenFormsTest.class, "points.expected.csv", written(new CsvReport(false)));
        }

        @Test
        void beginsWithAMarkWhereAsked() throws IOException {
            assertThat(written(new CsvReport(true))).startsWith("\uFEFFcase,id,");
        }

        @Test
        void isReadBackWithFormulasDisarmed() throws IOException {
            for (String text : HOSTILE) {
                String back = only(CsvReport.cell(text) + ",end");
                assertThat(back).isIn(text, "'" + text);
                assertThat(back).doesNotStartWith("=").doesNotStartWith("+").doesNotStartWith("@");
            }
            assertThat(CsvReport.cell("-3.5")).isEqualTo("-3.5");
            assertThat(CsvReport.cell("-3.5e")).isEqualTo("'-3.5e");
        }

        @ParameterizedTest
        @ValueSource(longs = {1, 2, 3})
        void readsBackAnyText(long seed) throws IOException {
            RandomData data = new RandomData(seed);
            for (int i = 0; i < 300; i++) {
                String text = data.text(60);
                assertThat(only(CsvReport.cell(text) + ",end"))
                        .as("seed %s", seed)
                        .isIn(text, "'" + text);
            }
        }

        private String only(String line) throws IOException {
            try (CSVParser parser = CSVParser.parse(new StringReader(line), CSVFormat.RFC4180)) {
                List<CSVRecord> records = parser.getRecords();
                assertThat(records).hasSize(1);
                assertThat(records.get(0).get(1)).isEqualTo("end");
                return records.get(0).get(0);
            }
        }
    }

    @Nested
    class Junit {

        @Test
        void isThisForm() throws IOException {
            Golden.compare(WrittenFormsTest.class, "points.expected.xml", written(new JunitReport()));
        }

        @Test
        void countsWhatItHolds() throws Exception {
            Document document = parse(written(new JunitReport()));
            Element suite = (Element) document.getElementsByTagName("testsuite").item(0);
            assertThat(suite.getAttribute("tests")).isEqualTo(count(document, "testcase"));
            assertThat(suite.getAttribute("failures")).isEqualTo(count(document, "failure"));
            assertThat(suite.getAttribute("errors")).isEqualTo(count(document, "error"));
            assertThat(suite.getAttribute("skipped")).isEqualTo(count(document, "skipped"));
            assertThat(suite.getAttribute("tests")).isEqualTo("7");
            assertThat(suite.getAttribute("failures")).isEqualTo("2");
            assertThat(suite.getAttribute("errors")).isEqualTo("2");
            assertThat(suite.getAttribute("skipped")).isEqualTo("1");
        }

        @Test
        void failsWhatTheConditionCatches() throws Exception {
            Document document = parse(
                    PointsRun.written(new JunitReport(), PointsRun.report(PointsRun.results(), "undecided", null)));
            assertThat(count(document, "failure")).isEqualTo("3");
            assertThat(count(document, "skipped")).isEqualTo("0");
        }

        @Test
        void makesAConditionOfTheRunATestOfItsOwn() throws Exception {
            Document document = parse(
                    PointsRun.written(new JunitReport(), PointsRun.report(PointsRun.results(), "mean < 4", null)));
            assertThat(count(document, "testcase")).isEqualTo("8");
            NodeList failures = document.getElementsByTagName("failure");
            assertThat(((Element) failures.item(2)).getAttribute("message"))
                    .startsWith("the run has mean < 4; mean is ");
        }

        @Test
        void holdsAnyTextAsText() throws Exception {
            RandomData data = new RandomData(7);
            for (int i = 0; i < 300; i++) {
                String text = i < HOSTILE.size() ? HOSTILE.get(i) : data.text(60);
                Document document = parse("<a b=\"" + Xml.attribute(text) + "\">" + Xml.text(text) + "</a>");
                Element element = document.getDocumentElement();
                assertThat(element.getTextContent()).isEqualTo(element.getAttribute("b"));
                assertThat(element.getElementsByTagName("*").getLength()).isZero();
                assertThat(element.getTextContent().replace("\uFFFD", ""))
                        .isEqualTo(text.codePoints()
                                .filter(point ->
                                        Xml.text(Character.toString(point)).indexOf('\uFFFD') < 0)
                                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                                .toString());
            }
        }

        private Document parse(String xml) throws IOException, ParserConfigurationException, SAXException {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
        }

        private String count(Document document, String element) {
            return Integer.toString(document.getElementsByTagName(element).getLength());
        }
    }

    private static String written(ReportWriter writer) throws IOException {
        return PointsRun.written(writer, PointsRun.report());
    }
}
