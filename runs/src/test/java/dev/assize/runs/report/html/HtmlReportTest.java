package dev.assize.runs.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.report.ManyCases;
import dev.assize.runs.report.PointsRun;
import dev.assize.runs.report.Report;
import dev.assize.testkit.Golden;
import dev.assize.testkit.RandomData;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HtmlReportTest {

    private static final Pattern DATA =
            Pattern.compile("<script type=\"application/json\" id=\"([a-z0-9-]+)\">(.*?)</script>", Pattern.DOTALL);

    /** Every way to get out of where a text stands: between tags, in an attribute, in a script, in a comment. */
    private static final List<String> HOSTILE = List.of(
            "<script>window.hacked=1</script>",
            "</script><script>window.hacked=1</script>",
            "</style><img src=x onerror=window.hacked=1>",
            "\"><svg onload=window.hacked=1>",
            "' onmouseover='window.hacked=1",
            "<!--<script>",
            "]]>",
            "javascript:window.hacked=1",
            "{{7*7}} ${7*7} <%= 7*7 %>",
            "\u2028\u2029\uD800\u0000",
            "&lt;script&gt;");

    @Test
    void showsTheFiguresWithoutAnyScript() throws IOException {
        String page = PointsRun.written(new HtmlReport(), PointsRun.report());
        int start = page.indexOf("<body>");
        Golden.compare(
                HtmlReportTest.class,
                "points.overview.expected.html",
                page.substring(start, page.indexOf("<script type=\"application/json\"", start)));
    }

    @Test
    void allowsItsOwnScriptAndStyleAndNothingElse() throws IOException {
        String page = PointsRun.written(new HtmlReport(), PointsRun.report());
        assertThat(page)
                .contains("default-src &#39;none&#39;; style-src &#39;sha256-")
                .contains("script-src &#39;sha256-")
                .doesNotContain("unsafe-inline", "http://", "https://", " style=", " onclick=");
    }

    @Test
    void holdsTheCasesAsData() throws IOException {
        JsonNode bad = data(PointsRun.written(new HtmlReport(), PointsRun.report()), "detail-1");
        assertThat(bad.at("/texts/0/name").asText()).isEqualTo("text");
        String text = bad.at("/texts/0/text").asText();
        JsonNode place = bad.at("/findings/0/at/0");
        assertThat(text.substring(place.get(1).asInt(), place.get(2).asInt())).isEqualTo("Two stars 😀");
        assertThat(bad.at("/answers/0/ballots")).hasSize(3);
        assertThat(bad.at("/rest/meta/lang").asText()).isEqualTo("en");
    }

    @Test
    void showsWhatWasQuotedWhereTheTextIsNotAtHand() throws IOException {
        JsonNode bad = data(
                PointsRun.written(new HtmlReport(), PointsRun.report(PointsRun.results(), null, null)), "detail-1");
        assertThat(bad.path("recorded").booleanValue()).isFalse();
        assertThat(bad.at("/texts/0/whole").booleanValue()).isFalse();
        for (JsonNode finding : bad.path("findings")) {
            for (JsonNode place : finding.path("at")) {
                String text =
                        bad.path("texts").get(place.get(0).asInt()).path("text").asText();
                assertThat(text.substring(place.get(1).asInt(), place.get(2).asInt()))
                        .isIn("Two stars 😀", "<b>rode</b>", "knight <b>rode</b> home");
            }
        }
    }

    @Test
    void showsSomeCasesInFullWhereThereAreMany() throws IOException {
        Report report = PointsRun.report(new ManyCases(300, "a text", true), null, null);
        String page = PointsRun.written(HtmlReport.withDetails(100), report);
        List<Integer> detailed = new ArrayList<>();
        JsonNode rows = data(page, "rows");
        assertThat(rows).hasSize(300);
        rows.forEach(row -> {
            if ((row.get(10).asInt() & 1) == 1) {
                detailed.add(row.get(0).asInt());
                assertThat(page).contains("id=\"detail-" + row.get(0) + "\"");
            }
        });
        assertThat(detailed).hasSize(100);
        // Half of the cases pass (3, 4 and 5 points); a tenth of the room is theirs.
        assertThat(detailed.stream().filter(i -> i % 6 >= 3)).hasSize(10);
        assertThat(page).contains("100 of 300 cases can be opened");
        assertThat(PointsRun.written(HtmlReport.withDetails(100), report)).isEqualTo(page);
        assertThat(PointsRun.written(HtmlReport.withDetails(300), report)).doesNotContain("cases can be opened");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void holdsAnyTextAsText(long seed) throws IOException {
        RandomData random = new RandomData(seed);
        List<String> expected =
                tags(PointsRun.written(new HtmlReport(), PointsRun.report(new Everywhere("plain"), null, null)));
        for (int i = 0; i < 30; i++) {
            String text = i < HOSTILE.size() ? HOSTILE.get(i) : random.text(80);
            String page = PointsRun.written(new HtmlReport(), PointsRun.report(new Everywhere(text), null, null));
            assertThat(tags(page)).as("seed %s, text %s", seed, text).isEqualTo(expected);
            JsonNode detail = data(page, "detail-0");
            assertThat(detail.at("/texts/0/text").asText()).isEqualTo(text);
            assertThat(detail.at("/findings/0/message").asText()).isEqualTo(filled(text));
        }
    }

    /** The elements of a page in order, without what the texts in it say. */
    private static List<String> tags(String page) {
        String markup = DATA.matcher(page).replaceAll("<data>");
        List<String> tags = new ArrayList<>();
        Matcher tag = Pattern.compile("<[^>]*>").matcher(markup.substring(markup.indexOf("<body>")));
        while (tag.find()) {
            tags.add(tag.group().replaceAll("\"[^\"]*\"", "\"\""));
        }
        return tags;
    }

    private static JsonNode data(String page, String id) throws IOException {
        Matcher block = DATA.matcher(page);
        while (block.find()) {
            if (block.group(1).equals(id)) {
                assertThat(block.group(2)).doesNotContain("<");
                return Json.parse(block.group(2));
            }
        }
        throw new AssertionError("No data " + id);
    }

    private static String filled(String text) {
        return text.isBlank() ? "blank" : text;
    }

    /** One case that has the same text in every place where a text can stand. */
    private record Everywhere(String text) implements RecordedRun {

        @Override
        public String name() {
            return text;
        }

        @Override
        public void forEach(CaseVisitor visitor) throws IOException {
            ObjectNode line = Json.object()
                    .put("id", text)
                    .put("judge", "points")
                    .put("version", text)
                    .put("epoch", text)
                    .put("status", "judged");
            line.putObject("verdict").put("verdict", filled(text)).put("score", 2);
            ObjectNode finding = line.putArray("findings").addObject();
            finding.put("code", filled(text)).put("severity", "major").put("message", filled(text));
            finding.putArray("evidence")
                    .addObject()
                    .put("passage", "text")
                    .put("start", 0)
                    .put("end", text.length())
                    .put("quote", text);
            line.putArray("answers")
                    .addObject()
                    .put("question", text)
                    .put("asks", text)
                    .put("by", text)
                    .put("value", text)
                    .put("rationale", text);
            line.put("other", text);
            ObjectNode record = Json.object().put("text", text);
            visitor.visit(new RecordedCase(0, record, RecordedResult.read(line)));
        }
    }
}
