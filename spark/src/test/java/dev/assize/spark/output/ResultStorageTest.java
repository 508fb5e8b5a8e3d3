package dev.assize.spark.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultStorageTest {

    @Test
    void showsTheOldFileOrTheNewWhileItIsReplaced(@TempDir Path folder) throws Exception {
        ResultStorage storage = new ResultStorage(folder.toUri().toString(), new Configuration());
        org.apache.hadoop.fs.Path file = new org.apache.hadoop.fs.Path(storage.root(), "halt.json");
        storage.writeWhole(file, "first");
        CompletableFuture<Void> replacing = CompletableFuture.runAsync(() -> {
            for (int i = 0; i < 5_000; i++) {
                try {
                    storage.writeWhole(file, "first");
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        });
        while (!replacing.isDone()) {
            assertThat(storage.read(file)).isEqualTo("first");
        }
        replacing.join();
    }
}
