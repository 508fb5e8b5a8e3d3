package dev.assize.runs.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.JudgeId;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.question.Expense;
import dev.assize.core.record.FieldPath;
import dev.assize.core.result.RecordedResult;
import dev.assize.core.result.ResultJson;
import dev.assize.runs.PointsAnswerer;
import dev.assize.runs.PointsJudge;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.TextFormat;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.runner.JudgedCase;
import dev.assize.runs.runner.Ledger;
import dev.assize.testkit.UnsureAnswerer;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store does, whatever database it is in. */
abstract class RunStoreContract {

    private static final Instant NOW = Instant.parse("2026-11-15T12:00:00Z");
    static final Hearing<String> HEARING = new Hearing<>(new PointsJudge(), new PointsAnswerer());

    private StoreLocation location;
    private Database database;
    private RunStore store;

    /** A place where no store is yet. */
    abstract StoreLocation newLocation() throws Exception;

    @BeforeEach
    void open() throws Exception {
        location = newLocation();
        database = Database.open(location, NOW);
        store = new RunStore(database, Clock.fixed(NOW, ZoneOffset.UTC));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void readsBackInOrderWhatWasKeptInAnyOrder() throws Exception {
        StoredRun run = create("r");
        List<JudgedCase> cases = new ArrayList<>();
        for (int i = 0; i < 2500; i++) {
            cases.add(heard(i, "{\"id\":\"c" + i + "\",\"text\":\"" + i % 10 + " é \\u0000 𝄞\"}"));
        }
        List<JudgedCase> shuffled = new ArrayList<>(cases);
        Collections.shuffle(shuffled, new Random(7));
        keep(run, shuffled);
        List<RecordedCase> read = cases(run);
        assertThat(read).hasSize(cases.size());
        for (int i = 0; i < read.size(); i++) {
            assertThat(read.get(i).ordinal()).isEqualTo(i);
            assertThat(Json.write(read.get(i).subject().orElseThrow()))
                    .isEqualTo(cases.get(i).record());
            assertThat(Json.write(read.get(i).result().line()))
                    .isEqualTo(cases.get(i).line());
        }
    }

    @Test
    void keepsARowWithoutARecordAndARecordOfManyMegabytes() throws Exception {
        StoredRun run = create("r");
        keep(
                run,
                List.of(heard(0, null), heard(1, "{\"id\":\"big\",\"text\":\"" + "3 wörter ".repeat(700_000) + "\"}")));
        List<RecordedCase> read = cases(run);
        assertThat(read.get(0).subject()).isEmpty();
        assertThat(read.get(0).result().status()).isEqualTo(Status.INVALID);
        assertThat(read.get(1).subject().orElseThrow().path("text").textValue()).hasSize(6_300_000);
    }

    @Test
    void findsACaseByItsId() throws Exception {
        StoredRun run = create("r");
        StoredRun other = create("other");
        keep(other, List.of(heard(0, "{\"id\":\"b\",\"text\":\"5\"}")));
        keep(
                run,
                List.of(
                        heard(0, "{\"id\":\"a\",\"text\":\"1\"}"),
                        heard(1, "{\"id\":\"b\",\"text\":\"2\"}"),
                        heard(2, "{\"id\":\"b\",\"text\":\"3\"}"),
                        heard(3, "{\"id\":\"\\u0000odd\\ud800\",\"text\":\"4\"}")));
        assertThat(run.find("b").orElseThrow().ordinal()).isEqualTo(1);
        assertThat(run.find("\u0000odd\ud800").orElseThrow().result().id()).isEqualTo("\u0000odd\ud800");
        assertThat(run.find("c")).isEmpty();
    }

    @Test
    void isSeenByOthersOnceItIsFlushed() throws Exception {
        StoredRun run = create("r");
        try (RunWriter writer = writer(run);
                Database second = Database.openExisting(location, NOW)) {
            writer.keep(heard(0, "{\"text\":\"1\"}"));
            writer.flush();
            assertThat(new RunStore(second, Clock.systemUTC())
                            .find("r")
                            .orElseThrow()
                            .find("stdin:1"))
                    .isPresent();
        }
    }

    @Test
    void letsNobodyGoOnBeforeWhatWasPaidForIsSafe() throws Exception {
        StoredRun run = create("r");
        try (RunWriter writer = writer(run)) {
            writer.keep(paid(0, "{\"id\":\"dear\",\"text\":\"1\"}"));
            assertThat(run.find("dear")).isPresent();
        }
    }

    @Test
    void remembersThePlan() {
        create("r");
        RunPlan read = store.find("r").orElseThrow().plan();
        assertThat(read).isEqualTo(plan());
        assertThat(Json.write(read.toJson())).isEqualTo(Json.write(plan().toJson()));
    }

    @Test
    void refusesANameThatIsTaken() {
        create("r");
        assertThatThrownBy(() -> create("r"))
                .isInstanceOf(StoreException.class)
                .hasMessageEndingWith("there is a run \"r\" already");
    }

    @Test
    void tellsWhatARunComesTo() throws Exception {
        StoredRun run = create("r");
        keep(
                run,
                List.of(
                        heard(0, "{\"text\":\"5\"}"),
                        heard(1, "{\"text\":\"2\"}"),
                        heard(2, "{\"text\":\"x\"}"),
                        heard(3, null),
                        paid(4, "{\"text\":\"5\"}")));
        RunOverview overview = store.overview(run);
        assertThat(overview.cases()).isEqualTo(5);
        assertThat(overview.statuses()).isEqualTo(Map.of(Status.JUDGED, 3L, Status.UNDECIDED, 1L, Status.INVALID, 1L));
        assertThat(overview.labels()).isEqualTo(Map.of("FAIL", 1L, "PASS", 2L));
        assertThat(overview.meanScore()).hasValue(4);
        assertThat(overview.calls()).isEqualTo(2);
        assertThat(overview.cost()).isEqualByComparingTo("0.0125");
        assertThat(overview.unpricedCalls()).isEqualTo(1);
        assertThat(overview.run().state()).isEqualTo(RunState.UNFINISHED);
        store.finish(run);
        assertThat(store.find("r").orElseThrow().state()).isEqualTo(RunState.FINISHED);
        assertThat(store.find("r").orElseThrow().finished()).contains(NOW);
    }

    @Test
    void listsTheLatestRunFirst() {
        create("a");
        create("b");
        assertThat(store.list()).extracting(StoredRun::name).containsExactly("b", "a");
    }

    @Test
    void deletesARunAndLeavesTheOthers() throws Exception {
        StoredRun run = create("r");
        StoredRun other = create("other");
        List<JudgedCase> many = new ArrayList<>();
        for (int i = 0; i < 5100; i++) {
            many.add(heard(i, "{\"text\":\"4\"}"));
        }
        keep(run, many);
        keep(other, List.of(heard(0, "{\"text\":\"4\"}")));
        store.delete(run);
        assertThat(store.list()).extracting(StoredRun::name).containsExactly("other");
        assertThat(cases(other)).hasSize(1);
        assertThat(count("SELECT COUNT(*) FROM result")).isEqualTo(1);
        assertThat(count("SELECT COUNT(*) FROM document")).isEqualTo(1);
        create("r");
    }

    @Test
    void tellsWhatWasFinishedBefore() throws Exception {
        StoredRun run = create("r");
        List<JudgedCase> some = new ArrayList<>();
        for (int i = 0; i < 3000; i++) {
            if (i % 7 != 3) {
                some.add(heard(i, "{\"text\":\"" + i % 6 + "\"}"));
            }
        }
        keep(run, some);
        try (RunWriter writer = store.resume(run, headline(), true)) {
            for (int i = 0; i < 4000; i++) {
                boolean before = i % 7 != 3 && i < 3000;
                assertThat(writer.earlier(i).isPresent()).as("row " + i).isEqualTo(before);
                if (!before) {
                    writer.keep(heard(i, "{\"text\":\"1\"}"));
                }
            }
        }
        assertThat(cases(run)).hasSize(4000);
        try (RunWriter writer = store.resume(run, headline(), true)) {
            assertThat(writer.earlier(5).orElseThrow())
                    .isEqualTo(new Ledger.Earlier(
                            Hash.of("{\"text\":\"5\"}"), some.get(4).line()));
        }
        try (RunWriter writer = store.resume(run, headline(), false)) {
            assertThat(writer.earlier(3999).orElseThrow().contentHash()).isNull();
            assertThat(writer.earlier(4000)).isEmpty();
        }
    }

    @Test
    void forgetsFailuresWhenARunIsResumed() throws Exception {
        StoredRun run = create("r");
        keep(run, List.of(heard(0, "{\"text\":\"5\"}"), failed(1), heard(2, "{\"text\":\"x\"}")));
        store.finish(run);
        try (RunWriter writer = store.resume(run, headline(), false)) {
            assertThat(store.find("r").orElseThrow().state()).isEqualTo(RunState.UNFINISHED);
            assertThat(cases(run)).extracting(RecordedCase::ordinal).containsExactly(0L, 2L);
            assertThat(writer.earlier(0)).isPresent();
            assertThat(writer.earlier(1)).isEmpty();
            assertThat(writer.earlier(2)).isPresent();
        }
    }

    /** A budget holds for the whole run, however often it is resumed. */
    @Test
    void remembersWhatFailedCasesCost() throws Exception {
        StoredRun run = create("r");
        StoredRun other = create("other");
        keep(run, List.of(paid(0, "{\"text\":\"5\"}"), failed(paid(1, "{\"text\":\"5\"}")), failed(2)));
        for (int attempt = 0; attempt < 2; attempt++) {
            try (RunWriter writer = store.resume(run, headline(), false)) {
                writer.keep(failed(paid(1, "{\"text\":\"5\"}")));
            }
        }
        RunOverview overview = store.overview(run);
        assertThat(overview.cases()).isEqualTo(2);
        assertThat(overview.calls()).isEqualTo(8);
        assertThat(overview.cost()).isEqualByComparingTo("0.05");
        assertThat(overview.unpricedCalls()).isEqualTo(4);
        assertThat(count("SELECT retried_input_tokens FROM run WHERE name = 'r'"))
                .isEqualTo(200);
        assertThat(store.overview(other).calls()).isZero();
    }

    @Test
    void leavesAFinishedRunWithoutFailuresFinished() throws Exception {
        StoredRun run = create("r");
        keep(run, List.of(heard(0, "{\"text\":\"5\"}"), heard(1, "{\"text\":\"x\"}")));
        store.finish(run);
        try (RunWriter writer = store.resume(run, headline(), false)) {
            assertThat(writer.earlier(1)).isPresent();
        }
        assertThat(store.find("r").orElseThrow().state()).isEqualTo(RunState.FINISHED);
    }

    @Test
    void letsOnlyOneWriteARun() throws Exception {
        StoredRun run = create("r");
        StoredRun other = create("other");
        try (RunWriter writer = writer(run);
                Database second = Database.openExisting(location, NOW)) {
            RunStore elsewhere = new RunStore(second, Clock.systemUTC());
            assertThatThrownBy(() -> elsewhere.resume(run, headline(), false))
                    .isInstanceOf(StoreException.class)
                    .hasMessage("the run \"r\" in " + location
                            + " is being written by another process; wait until that ends");
            assertThatThrownBy(() -> elsewhere.delete(run)).isInstanceOf(StoreException.class);
            elsewhere.delete(other);
            writer.keep(heard(0, "{\"text\":\"1\"}"));
        }
        store.resume(run, headline(), false).close();
    }

    @Test
    void showsAnswersAndFindingsToWhoeverSpeaksSql() throws Exception {
        keep(create("r"), List.of(heard(0, "{\"text\":\"5\"}"), heard(1, "{\"id\":\"poor\",\"text\":\"1\"}")));
        assertThat(
                        text(
                                "SELECT question || ' ' || answered_by || ' ' || value FROM answer WHERE run = 'r' AND ordinal = 0"))
                .isEqualTo("points points 5");
        assertThat(text("SELECT case_id || ' ' || code || ' ' || severity FROM finding WHERE run = 'r'"))
                .isEqualTo("poor few-points major");
    }

    @Test
    void showsHowSureAnswersAreAndWhichVerdictsHangOnThem() throws Exception {
        Hearing<String> unsure = new Hearing<>(new PointsJudge(), UnsureAnswerer.of(new PointsAnswerer()));
        ObjectNode record = Json.object().put("text", "5");
        RecordedResult result = RecordedResult.of(unsure.hear("a", record, null));
        keep(
                create("r"),
                List.of(
                        new JudgedCase(0, "", Json.write(record), Json.write(result.line()), result),
                        heard(1, "{\"text\":\"5\"}")));
        assertThat(count("SELECT COUNT(*) FROM answer WHERE confidence = 0.5 AND ordinal = 0"))
                .isEqualTo(1);
        assertThat(count("SELECT COUNT(*) FROM answer WHERE confidence IS NULL"))
                .isEqualTo(1);
        assertThat(count("SELECT doubtful FROM result WHERE ordinal = 0")).isEqualTo(1);
        assertThat(count("SELECT hangs_on_doubt FROM result WHERE ordinal = 0")).isEqualTo(1);
        assertThat(count("SELECT hangs_on_doubt FROM result WHERE ordinal = 1")).isZero();
    }

    /** As before answers told how sure they are. */
    @Test
    void opensAStoreOfAnEarlierVersion() throws Exception {
        keep(create("r"), List.of(heard(0, "{\"text\":\"5\"}")));
        database.write(connection -> {
            try (Statement statement = connection.createStatement()) {
                statement.execute("ALTER TABLE result DROP COLUMN doubtful");
                statement.execute("ALTER TABLE result DROP COLUMN hangs_on_doubt");
                statement.execute("ALTER TABLE run DROP COLUMN stop_asked_at");
                statement.execute("DELETE FROM assize_schema WHERE version >= 5");
            }
        });
        try (Database again = Database.open(location, NOW)) {
            StoredRun run = new RunStore(again, Clock.systemUTC()).find("r").orElseThrow();
            assertThat(cases(run)).hasSize(1);
        }
        assertThat(count("SELECT COUNT(*) FROM result WHERE doubtful = 0")).isEqualTo(1);
        assertThat(count("SELECT COUNT(*) FROM answer WHERE confidence IS NULL"))
                .isEqualTo(1);
    }

    /** The queries of docs/formats/store.md, in the order of the page. */
    @Test
    void answersTheQueriesOfItsPage() throws Exception {
        keep(
                create("nightly"),
                List.of(
                        heard(0, "{\"id\":\"a\",\"text\":\"5\"}"),
                        heard(1, "{\"id\":\"b\",\"text\":\"1\"}"),
                        heard(2, "{\"id\":\"c\",\"text\":\"x\"}")));
        JudgedCase better = heard(1, "{\"id\":\"b\",\"text\":\"4\"}");
        String before = "{\"id\":\"b\",\"text\":\"1\"}";
        keep(create("candidate"), List.of(heard(1, before, better.result())));
        String page = Files.readString(Path.of("../docs/formats/store.md"));
        String sql = page.substring(page.indexOf("```sql") + 6, page.indexOf("```", page.indexOf("```sql") + 6));
        List<List<String>> answers = new ArrayList<>();
        for (String query : sql.split(";\\s*")) {
            answers.add(rows(query));
        }
        assertThat(answers)
                .hasSize(5)
                .element(0, InstanceOfAssertFactories.LIST)
                .contains("nightly|judged|2", "nightly|undecided|1");
        assertThat(answers.get(1)).hasSize(2).first().asString().startsWith("b|1");
        assertThat(answers.get(2)).containsExactly("few-points|1");
        assertThat(answers.get(3)).containsExactly("points|points|cannot_tell|1");
        assertThat(answers.get(4)).singleElement().asString().startsWith("b|1");
    }

    private List<String> rows(String sql) {
        return database.read(connection -> {
            List<String> rows = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement(sql);
                    ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    List<String> cells = new ArrayList<>();
                    for (int column = 1; column <= row.getMetaData().getColumnCount(); column++) {
                        cells.add(row.getString(column));
                    }
                    rows.add(String.join("|", cells));
                }
            }
            return rows;
        });
    }

    @Test
    void isMadeOnceWhenManyOpenItAtTheSameTime() throws Exception {
        StoreLocation fresh = newLocation();
        ExecutorService pool = Executors.newFixedThreadPool(6);
        try {
            List<Callable<Integer>> openings = Collections.nCopies(6, () -> {
                try (Database opened = Database.open(fresh, NOW)) {
                    return new RunStore(opened, Clock.systemUTC()).list().size();
                }
            });
            for (Future<Integer> opened : pool.invokeAll(openings)) {
                assertThat(opened.get()).isZero();
            }
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void refusesAStoreOfANewerVersion() {
        database.write(connection -> {
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO assize_schema (version, name, applied_at) VALUES (99, 'later', 'then')")) {
                insert.executeUpdate();
            }
        });
        assertThatThrownBy(() -> Database.open(location, NOW))
                .isInstanceOf(StoreException.class)
                .hasMessageStartingWith(location + ": ")
                .hasMessageContaining("written by a newer assize (its tables are of version 99, this one knows up to "
                        + Migrations.latest() + ")");
    }

    @Test
    void keepsNothingOfATransactionThatFails() {
        assertThatThrownBy(() -> database.write(connection -> {
                    try (PreparedStatement insert = connection.prepareStatement(
                            "INSERT INTO document (run, ordinal, line) VALUES (1, 1, '{}')")) {
                        insert.executeUpdate();
                    }
                    throw new IllegalStateException("on purpose");
                }))
                .hasMessage("on purpose");
        assertThat(count("SELECT COUNT(*) FROM document")).isZero();
    }

    @Test
    void tellsTheRunWhenAResultCannotBeStored() throws Exception {
        StoredRun run = create("r");
        RunWriter writer = writer(run);
        writer.keep(heard(0, "{\"text\":\"5\"}"));
        writer.keep(heard(0, "{\"text\":\"5\"}"));
        assertThatThrownBy(writer::flush).isInstanceOf(StoreException.class).hasMessageStartingWith(location + ": ");
        assertThatThrownBy(() -> writer.keep(heard(1, "{\"text\":\"5\"}"))).isInstanceOf(StoreException.class);
        writer.close();
    }

    /** Whoever waits for room or for a commit would do so for ever if the thread that commits were gone. */
    @Test
    void tellsTheRunWhenMemoryRunsOutWhileAResultIsStored() {
        StoredRun run = create("r");
        OutOfMemoryError lacking = new OutOfMemoryError("scripted");
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            RunWriter writer = writer(run);
            writer.keep(unaffordable(lacking));
            assertThatThrownBy(writer::flush).isSameAs(lacking);
            for (int i = 1; i < 100; i++) {
                JudgedCase next = heard(i, "{\"text\":\"" + "5".repeat(1_000_000) + "\"}");
                assertThatThrownBy(() -> writer.keep(next)).isSameAs(lacking);
            }
            writer.close();
        });
    }

    static RunPlan plan() {
        Map<String, String> settings = Map.of("ranges", "articles");
        return new RunPlan(
                new JudgeId("points"),
                new TreeMap<>(settings),
                List.of(
                        new SourceFingerprint("a.jsonl", "/data/a.jsonl", 12, "ab"),
                        new SourceFingerprint("stdin", null, -1, "")),
                new FieldMap(Map.of("text", FieldPath.parse("answers.0.body"))),
                CaseSelection.of(List.of("x", "a"), 3),
                TextFormat.CSV,
                1024,
                Json.object().put("answerer", "embedded"),
                "score < 3");
    }

    private StoredRun create(String name) {
        return store.create(name, plan(), HEARING.heading());
    }

    private RunWriter writer(StoredRun run) {
        return store.write(run, headline());
    }

    static Headline headline() {
        return new PointsJudge().info().headline();
    }

    private void keep(StoredRun run, List<JudgedCase> cases) throws InterruptedException {
        try (RunWriter writer = writer(run)) {
            for (JudgedCase heard : cases) {
                writer.keep(heard);
            }
            writer.flush();
        }
    }

    private static List<RecordedCase> cases(StoredRun run) throws Exception {
        List<RecordedCase> cases = new ArrayList<>();
        run.forEach(cases::add);
        return cases;
    }

    private static JudgedCase heard(long ordinal, @Nullable String record) throws Exception {
        if (record == null) {
            CaseResult refused = HEARING.hear("row " + ordinal, Json.object(), null);
            return new JudgedCase(ordinal, "", null, Json.write(ResultJson.of(refused)), RecordedResult.of(refused));
        }
        ObjectNode subject = (ObjectNode) Json.parse(record);
        String id = subject.path("id").asText("stdin:" + (ordinal + 1));
        return heard(ordinal, record, RecordedResult.of(HEARING.hear(id, subject, null)));
    }

    private static JudgedCase paid(long ordinal, String record) throws Exception {
        JudgedCase free = heard(ordinal, record);
        ObjectNode line = free.result().line();
        Expense expense = new Expense(2, 100, 20, new BigDecimal("0.0125"), 1, Duration.ofMillis(250));
        line.set("expense", ResultJson.expense(expense));
        return heard(ordinal, record, RecordedResult.read(line));
    }

    private static JudgedCase failed(long ordinal) throws Exception {
        return failed(heard(ordinal, "{\"text\":\"5\"}"));
    }

    private static JudgedCase failed(JudgedCase heard) {
        ObjectNode line = heard.result().line();
        line.put("status", "failed").putNull("verdict");
        return heard(heard.ordinal(), "{\"text\":\"5\"}", RecordedResult.read(line));
    }

    /** A result that cannot be looked into. */
    @SuppressWarnings({"serial", "overrides", "unchecked"})
    private static JudgedCase unaffordable(OutOfMemoryError lacking) throws Exception {
        ObjectNode line = heard(0, "{\"text\":\"5\"}").result().line();
        line.set("verdict", new ObjectNode(JsonNodeFactory.instance) {
            @Override
            protected JsonNode _at(JsonPointer pointer) {
                throw lacking;
            }
        });
        return heard(0, "{\"text\":\"5\"}", RecordedResult.read(line));
    }

    private static JudgedCase heard(long ordinal, String record, RecordedResult result) {
        return new JudgedCase(ordinal, Hash.of(record), record, Json.write(result.line()), result);
    }

    private long count(String sql) {
        return Long.parseLong(text(sql));
    }

    private String text(String sql) {
        return database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement(sql);
                    ResultSet row = query.executeQuery()) {
                row.next();
                return row.getString(1);
            }
        });
    }
}
