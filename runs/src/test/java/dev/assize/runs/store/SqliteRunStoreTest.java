package dev.assize.runs.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.json.Json;
import dev.assize.core.question.Expense;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.runner.JudgedCase;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SqliteRunStoreTest extends RunStoreContract {

    private static final Instant NOW = Instant.EPOCH;

    @TempDir
    private Path folder;

    private int stores;

    @Override
    StoreLocation newLocation() {
        return StoreLocation.file(folder.resolve("new folder/" + stores++ + ".db"));
    }

    @Test
    void opensNoStoreThatIsNotThere() {
        Path missing = folder.resolve("none.db");
        assertThatThrownBy(() -> Database.openExisting(StoreLocation.file(missing), NOW))
                .isInstanceOf(StoreException.class)
                .hasMessage("store: " + missing + ": no store is there");
        assertThat(missing).doesNotExist();
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are no permissions of this kind")
    void isReadableByItsOwnerAlone() throws Exception {
        StoreLocation location = newLocation();
        try (Database database = Database.open(location, NOW)) {
            RunStore runs = new RunStore(database, Clock.systemUTC());
            StoredRun run = runs.create("nightly", plan(), HEARING.heading());
            try (RunWriter writer = runs.write(run, headline())) {
                writer.flush();
                Path beside = Path.of(location.address()).getParent();
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(beside)))
                        .isEqualTo("rwx------");
                try (Stream<Path> files = Files.list(beside)) {
                    for (Path file : files.toList()) {
                        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                                .as(file.toString())
                                .isEqualTo("rw-------");
                    }
                }
            }
        }
    }

    @Test
    void showsTheOtherRunsWhenThePlanOfOneIsDamaged() throws Exception {
        StoreLocation location = newLocation();
        try (Database database = Database.open(location, NOW)) {
            RunStore runs = new RunStore(database, Clock.systemUTC());
            runs.create("good", plan(), HEARING.heading());
            for (String damage : List.of("{\"jud", "[]", "{}", "{\"judge\":\"points\",\"input_format\":\"xls\"}")) {
                runs.create("bad", plan(), HEARING.heading());
                database.write(connection -> {
                    try (PreparedStatement update =
                            connection.prepareStatement("UPDATE run SET plan = ? WHERE name = 'bad'")) {
                        update.setString(1, damage);
                        update.executeUpdate();
                    }
                });
                assertThat(runs.list()).extracting(StoredRun::name).containsExactlyInAnyOrder("bad", "good");
                StoredRun bad = runs.find("bad").orElseThrow();
                assertThatThrownBy(bad::plan)
                        .isInstanceOf(StoreException.class)
                        .hasMessageContaining("the plan of the run \"bad\"")
                        .hasMessageContaining("is damaged");
                runs.delete(bad);
            }
        }
    }

    @Test
    void goesOnWithARunThatAnEarlierVersionLeftUnfinished() throws Exception {
        Path file = folder.resolve("earlier.db");
        try (InputStream in = getClass().getResourceAsStream("unfinished-2026-11-16.sql");
                Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8));
        }
        try (Database database = Database.openExisting(StoreLocation.file(file), NOW)) {
            RunStore runs = new RunStore(database, Clock.systemUTC());
            StoredRun run = runs.find("nightly").orElseThrow();
            assertThat(run.state()).isEqualTo(RunState.UNFINISHED);
            assertThat(run.plan().judgeName()).isEqualTo("reference-coverage");
            List<String> ids = new ArrayList<>();
            run.forEach(recorded -> ids.add(recorded.result().id()));
            assertThat(ids).containsExactly("tower", "tower-wrong-year");
            try (RunWriter writer = runs.resume(run, headline(), false)) {
                assertThat(RecordedResult.parse(writer.earlier(0).orElseThrow().line())
                                .verdict())
                        .isPresent();
                assertThat(writer.earlier(1)).isPresent();
                assertThat(writer.earlier(2)).isEmpty();
                RecordedResult next =
                        RecordedResult.of(HEARING.hear("next", Json.object().put("text", "3"), null));
                writer.keep(JudgedCase.of(2, Json.object(), next));
            }
            assertThat(runs.overview(run).cases()).isEqualTo(3);
        }
    }

    /** The package of the answers sees this one, so their table is looked at as it is. */
    @Test
    void countsWhatAnswersCostTogetherWithTheirResult() throws Exception {
        try (Database database = Database.open(newLocation(), NOW)) {
            database.write(connection -> {
                try (Statement statement = connection.createStatement()) {
                    statement.execute(
                            "INSERT INTO kept_answer (key, answerer, asks, content, nanodollars, input_tokens,"
                                    + " output_tokens, kept_at_ms, calls, counted)"
                                    + " VALUES ('used', 'm', 'a', '{}', 5, 1, 1, 0, 1, 0), ('other', 'm', 'a', '{}', 5, 1, 1, 0, 1, 0)");
                }
            });
            RunStore runs = new RunStore(database, Clock.systemUTC());
            StoredRun run = runs.create("nightly", plan(), HEARING.heading());
            try (RunWriter writer = runs.write(run, headline())) {
                RecordedResult free =
                        RecordedResult.of(HEARING.hear("a", Json.object().put("text", "3"), null));
                Expense expense = new Expense(1, 1, 1, BigDecimal.ONE, 0, Duration.ZERO).with(List.of("used"));
                RecordedResult paid = new RecordedResult(
                        free.id(),
                        free.judge(),
                        free.version(),
                        free.epoch(),
                        free.status(),
                        free.form(),
                        free.findings(),
                        free.answers(),
                        expense,
                        free.doubting(),
                        free.problem(),
                        free.line());
                writer.keep(JudgedCase.of(0, Json.object(), paid));
            }
            String counted = database.read(connection -> {
                try (Statement statement = connection.createStatement();
                        ResultSet row = statement.executeQuery(
                                "SELECT group_concat(key || ' ' || counted, ', ') FROM kept_answer ORDER BY key")) {
                    row.next();
                    return row.getString(1);
                }
            });
            assertThat(counted).contains("used 1").contains("other 0");
        }
    }

    @Test
    void leavesAFileOfAnotherProgramAlone() throws Exception {
        Path foreign = folder.resolve("foreign.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + foreign);
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE mine (x)");
        }
        assertThatThrownBy(() -> Database.open(StoreLocation.file(foreign), NOW))
                .isInstanceOf(StoreException.class)
                .hasMessage(foreign + ": it is an SQLite file of another program (with a table \"mine\"); name another"
                        + " file");
    }

    @Test
    void saysWhatIsWrongWithAFileThatIsNoStore() throws Exception {
        Path text =
                Files.writeString(folder.resolve("notes.txt"), "These are notes, and no store at all.\n".repeat(99));
        assertThatThrownBy(() -> Database.open(StoreLocation.file(text), NOW))
                .isInstanceOf(StoreException.class)
                .hasMessageStartingWith(text + ": ")
                .hasMessageContaining("file is not a database");
        assertThatThrownBy(() -> Database.open(StoreLocation.file(folder), NOW))
                .isInstanceOf(StoreException.class)
                .hasMessage(folder + ": is a folder; name a file in it");
    }
}
