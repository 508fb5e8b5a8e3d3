package dev.assize.server;

import dev.assize.testkit.TestPostgresql;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.RegisterExtension;

class PostgresqlBrowserTest extends BrowserContract {

    @RegisterExtension
    static final TestPostgresql DATABASE = new TestPostgresql();

    @Override
    String store(Path folder) {
        return DATABASE.store(folder);
    }
}
