package dev.assize.runs.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class StoreLocationTest {

    @Test
    void takesAFileOrAnAddress() {
        assertThat(StoreLocation.parse("runs/a.db", null, null).dialect().name())
                .isEqualTo("sqlite");
        assertThat(StoreLocation.parse("jdbc:sqlite:runs/a.db", null, null)).hasToString("runs/a.db");
        assertThat(StoreLocation.parse("sqlite:/x/y.db", null, null)).hasToString("/x/y.db");
        assertThat(StoreLocation.parse("sqlite:///x/y.db", null, null)).hasToString("/x/y.db");
        assertThat(StoreLocation.parse("sqlite:y.db", null, null)).hasToString("y.db");
        assertThat(StoreLocation.parse("file:y.db", null, null)).hasToString("y.db");
        assertThat(StoreLocation.parse("file:///x/y.db", null, null)).hasToString("/x/y.db");
        assertThat(StoreLocation.parse("jdbc:postgresql://db/runs", null, null)
                        .dialect()
                        .name())
                .isEqualTo("postgresql");
    }

    @Test
    void saysWhatItTakesInstead() {
        assertThatThrownBy(() -> StoreLocation.parse("jdbc:mysql://db/runs", null, null))
                .isInstanceOf(StoreException.class)
                .hasMessage("runs are stored in an SQLite file or in PostgreSQL (jdbc:postgresql://…), not in mysql");
        assertThatThrownBy(() -> StoreLocation.parse("mysql://me:secret@db/runs", null, null))
                .isInstanceOf(StoreException.class)
                .hasMessage("runs are stored in an SQLite file or in PostgreSQL (jdbc:postgresql://…), not in mysql");
        assertThatThrownBy(() -> StoreLocation.parse("postgres://me:secret@db/runs", null, null))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("jdbc:postgresql://HOST/DATABASE")
                .hasMessageNotContaining("secret");
        assertThatThrownBy(() -> StoreLocation.parse(" ", null, null)).isInstanceOf(StoreException.class);
    }

    /** To the driver of SQLite these names are a database in memory, and a file elsewhere. */
    @Test
    void isAFileWhateverItIsCalled() {
        for (String name : List.of(":memory:", ":resource:x", "FILE::memory:")) {
            assertThat(SqliteDialect.driverAddress(StoreLocation.parse(name, null, null)))
                    .isEqualTo("jdbc:sqlite:" + Path.of(name).toAbsolutePath());
        }
    }

    @Test
    void showsNoPassword() {
        StoreLocation inAddress =
                StoreLocation.parse("jdbc:postgresql://127.0.0.1:1/runs?user=me&password=secret", null, null);
        StoreLocation apart = StoreLocation.parse("jdbc:postgresql://me:secret@127.0.0.1:1/runs", "me", "secret");
        assertThat(inAddress).hasToString("jdbc:postgresql://127.0.0.1:1/runs");
        assertThat(apart).hasToString("jdbc:postgresql://127.0.0.1:1/runs");
        assertThatThrownBy(() -> Database.open(inAddress, Instant.EPOCH))
                .isInstanceOf(StoreException.class)
                .hasMessageStartingWith("jdbc:postgresql://127.0.0.1:1/runs: ")
                .hasMessageNotContaining("secret");
        assertThatThrownBy(() -> Database.open(apart, Instant.EPOCH))
                .isInstanceOf(StoreException.class)
                .hasMessageNotContaining("secret");
    }
}
