package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.json.Json;
import dev.assize.runs.cache.AnswerCache;
import dev.assize.runs.cache.AnswerKey;
import dev.assize.runs.cache.CacheEntry;
import dev.assize.runs.cache.Cost;
import dev.assize.runs.cache.StoredAnswers;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoreLocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a command prints for people and what it prints for programs are one set of figures. */
class SameFiguresTest {

    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final int CASES = 61;

    @TempDir
    static Path folder;

    @BeforeAll
    static void write() throws IOException {
        Files.write(folder.resolve("one.jsonl"), lines(0));
        Files.write(folder.resolve("other.jsonl"), lines(3));
        Files.write(folder.resolve("cases.jsonl"), cases());
        Files.write(folder.resolve("labels.csv"), labels());
    }

    /** So many results that a count is not by chance the same as another. */
    private static List<String> lines(int from) {
        List<String> lines = new ArrayList<>();
        for (int i = from; i < from + CASES; i++) {
            int score = (i * 7 + from) % 101;
            boolean undecided = i % 13 == 5;
            String doubt = i % 11 == 4
                    ? ",\"doubt\":{\"below\":0.9,\"answers\":[\"admits-doubt\"],\"labels\":[\"PASS\",\"FAIL\"],\"scores\":{\"lowest\":3,\"highest\":97}}"
                    : "";
            lines.add("{\"id\":\"c" + i
                    + "\",\"judge\":\"brand-extraction\",\"version\":\"7\",\"epoch\":\"0123456789abcdef\","
                    + (undecided
                            ? "\"status\":\"undecided\",\"waiting_for\":[\"admits-doubt\"],"
                            : "\"status\":\"judged\",\"verdict\":{\"verdict\":\"" + (score >= 40 ? "PASS" : "FAIL")
                                    + "\",\"total_score\":" + score + "},")
                    + "\"findings\":["
                    + (i % 4 == 0
                            ? "{\"code\":\"few-entries\",\"severity\":\"minor\",\"message\":\"Few.\",\"evidence\":[]}"
                            : "")
                    + "],\"answers\":[{\"question\":\"admits-doubt\",\"asks\":\"admits-doubt\",\"wording\":\"w\",\"by\":\"panel\","
                    + (undecided
                            ? "\"withheld\":\"split\""
                            : "\"value\":" + (i % 3 == 0) + ",\"confidence\":0." + (50 + i % 45))
                    + ",\"evidence\":[],\"rationale\":\"\",\"ballots\":[{\"by\":\"ann\",\"value\":" + (i % 3 == 0)
                    + "},{\"by\":\"bob\",\"value\":" + (i % 5 == 0) + "}]}]" + doubt + "}");
        }
        return lines;
    }

    private static List<String> cases() {
        List<String> cases = new ArrayList<>();
        for (int i = 0; i < CASES; i++) {
            cases.add("{\"id\":\"c" + i + "\",\"brand_name\":\"Zorvex\",\"predicted_entities\":[\"Zorvex\"],\"shop\":\""
                    + (i % 7 < 3 ? "north" : "south") + "\"}");
        }
        return cases;
    }

    private static List<String> labels() {
        List<String> labels = new ArrayList<>(List.of("id,label,score"));
        for (int i = 0; i < CASES - 20; i++) {
            labels.add("c" + i + "," + ((i * 7) % 101 >= 47 ? "PASS" : "FAIL") + "," + (i * 7 + 3) % 101);
        }
        return labels;
    }

    private static String file(String name) {
        return folder.resolve(name).toString();
    }

    private static String examples(String judge) {
        return EXAMPLES.resolve(judge + ".jsonl").toString();
    }

    private static void haveTheSameFigures(String form, String... command) throws IOException {
        String text = words(run(form, command));
        JsonNode json = Json.parse(run("json", command));
        assertThat(text).containsPattern("\\d");
        assertThat(PrintedFigures.list(PrintedFigures.missing(text, json)))
                .as("figures of %s that only people get", List.of(command))
                .isEmpty();
    }

    /** Without drawings and programs, and without single cases: of those JSON tells in the lines of a run. */
    private static String words(String text) {
        return !text.startsWith("<!doctype")
                ? text.replaceAll("(?s)<details>.*?</details>", "")
                : text.replaceAll("(?s)<(script|style|svg|head)\\b.*?</\\1>", "")
                        .replaceAll("(?s)<section[^>]*id=\"(cases|changes|examples)\".*?</section>", "")
                        .replaceAll("<[^>]+>", " ")
                        .replace("&#39;", "'")
                        .replace("&amp;", "&")
                        .replace("&lt;", "<");
    }

    private static String run(String form, String... command) {
        List<String> all = new ArrayList<>(List.of(command));
        all.addAll(List.of("--format", form));
        Session session = Session.run(all.toArray(String[]::new));
        assertThat(session.out()).as(session.err()).isNotBlank();
        return session.out();
    }

    @Test
    void areToldFromThoseThatAreNotTheSame() throws IOException {
        JsonNode json = Json.parse(
                "{\"run\": \"nightly-7\", \"hits\": 1517, \"rate\": 0.8333, \"low\": -0.121, \"seconds\": 75}");
        assertThat(PrintedFigures.missing("nightly-7: 1,517, that is 83.3 % (−12.1 to 95.3), 0:01:15", json))
                .containsExactly("‹›: 1,517, that is 83.3 % (−12.1 to 95.3");
        assertThat(PrintedFigures.missing("1,518 and 83.4 % and 12.1 and 0:01:16", json))
                .hasSize(4);
    }

    @Test
    void ofAgreementWithPeople() throws IOException {
        haveTheSameFigures("table", "agree", file("one.jsonl"), "--labels", file("labels.csv"));
        haveTheSameFigures("md", "agree", file("one.jsonl"), "--labels", file("labels.csv"), "--precision", "2");
    }

    @Test
    void ofAgreementBetweenRunsAndInAPanel() throws IOException {
        haveTheSameFigures("table", "agree", file("one.jsonl"), file("other.jsonl"));
        haveTheSameFigures("table", "agree", file("one.jsonl"), "--ballots");
    }

    @Test
    void ofAComparison() throws IOException {
        haveTheSameFigures("table", "compare", file("one.jsonl"), file("other.jsonl"), "--limit", "60");
        haveTheSameFigures("md", "compare", file("one.jsonl"), file("other.jsonl"), "--limit", "60");
        haveTheSameFigures("html", "compare", file("one.jsonl"), file("other.jsonl"), "--limit", "60");
    }

    @Test
    void ofAReportAndItsGroups() throws IOException {
        haveTheSameFigures("md", "report", file("one.jsonl"), "--cases", file("cases.jsonl"), "--by", "shop");
        haveTheSameFigures("html", "report", file("one.jsonl"), "--cases", file("cases.jsonl"), "--by", "shop");
    }

    @Test
    void ofARulingMadeAgain() throws IOException {
        String judged = file("judged.jsonl");
        Session.run("judge", "brand-extraction", examples("brand-extraction"), "-q", "-o", judged);
        haveTheSameFigures("table", "rerule", judged, "--cases", examples("brand-extraction"));
    }

    @Test
    void ofAPlan() throws IOException {
        for (String budget : List.of("0.0001", "5")) {
            haveTheSameFigures(
                    "table",
                    "plan",
                    "brand-extraction",
                    examples("brand-extraction"),
                    "--answerer",
                    "cascade:embedded,model:openai/gpt-5-mini",
                    "--store",
                    file("none.db"),
                    "--budget",
                    budget);
        }
    }

    @Test
    void ofAReportCardAndOfTwo() throws IOException {
        haveTheSameFigures("table", "probe", "brand-extraction", examples("brand-extraction"));
        haveTheSameFigures("html", "probe", "brand-extraction", examples("brand-extraction"));
        Session.run("probe", "brand-extraction", examples("brand-extraction"), "-o", file("card.json"));
        Session.run("probe", "brand-extraction", examples("brand-extraction"), "--seed", "4", "-o", file("card4.json"));
        haveTheSameFigures("table", "compare", file("card.json"), file("card4.json"));
    }

    @Test
    void ofAnAudit() throws IOException {
        for (String judge : List.of("brand-extraction", "citation-mapping")) {
            haveTheSameFigures(
                    "table",
                    "audit",
                    judge,
                    examples(judge),
                    "--replies",
                    EXAMPLES.resolve("replies-" + judge + ".jsonl").toString());
        }
    }

    @Test
    void ofRunsAndOfKeptAnswers() throws IOException {
        String store = file("runs.db");
        Session.run(
                "judge", "brand-extraction", examples("brand-extraction"), "-q", "--run", "nightly", "--store", store);
        haveTheSameFigures("table", "runs", "--store", store);
        try (Database database = Database.open(StoreLocation.file(Path.of(store)), Instant.EPOCH);
                AnswerCache cache = new StoredAnswers(database)) {
            cache.keep(List.of(new CacheEntry(
                    new AnswerKey("a"),
                    "model:openai/gpt-5-mini",
                    "states-fact",
                    "{\"value\":true}".repeat(200),
                    new Cost(1_500_000, 10, 2),
                    Instant.EPOCH)));
            cache.credit("model:openai/gpt-5-mini", 1_517, new Cost(1_230_000_000, 10, 10));
        }
        haveTheSameFigures("table", "cache", "--store", store);
    }
}
