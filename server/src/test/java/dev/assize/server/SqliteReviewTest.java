package dev.assize.server;

import java.nio.file.Path;

class SqliteReviewTest extends ReviewContract {

    @Override
    String store(Path folder) {
        return folder.resolve("store.db").toString();
    }
}
