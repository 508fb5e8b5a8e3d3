package dev.assize.runs.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
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
