package dev.assize.server;

import dev.assize.testkit.TestPostgresql;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.RegisterExtension;

class PostgresqlReviewTest extends ReviewContract {

    @RegisterExtension
    static final TestPostgresql DATABASE = new TestPostgresql();

    @Override
    String store(Path folder) {
        return DATABASE.store(folder);
    }
}
