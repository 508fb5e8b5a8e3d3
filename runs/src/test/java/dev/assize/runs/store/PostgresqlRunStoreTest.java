package dev.assize.runs.store;

import dev.assize.testkit.TestPostgresql;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

/** On a real PostgreSQL that the test starts; each test has a schema of its own. */
@Tag("slow")
class PostgresqlRunStoreTest extends RunStoreContract {

    @RegisterExtension
    static final TestPostgresql DATABASE = new TestPostgresql();

    @Override
    StoreLocation newLocation() {
        return StoreLocation.parse(DATABASE.newStore(), null, null);
    }
}
