package dev.assize.runs.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.Statement;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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
    void isReadableByItsOwnerAlone() throws Exception {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        StoreLocation location = newLocation();
        try (Database database = Database.open(location, NOW)) {
            RunStore runs = new RunStore(database, Clock.systemUTC());
            StoredRun run = runs.create("nightly", plan(), HEARING.heading());
            try (RunWriter writer = runs.write(run, headline())) {
                writer.flush();
                try (Stream<Path> files = Files.list(Path.of(location.address()).getParent())) {
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
