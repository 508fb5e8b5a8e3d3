package dev.assize.engine.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginsTest {

    @TempDir
    Path folder;

    /** A class loader would go on as if it were not there, and so would whoever wants what is in it. */
    @Test
    void namesAJarThatCannotBeRead() throws IOException {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Path jar = Files.writeString(folder.resolve("cut.jar"), "PK, and no more");

        assertThatThrownBy(() -> Plugins.load(folder))
                .hasMessageContaining(jar + ": is no jar that can be read")
                .hasMessageContaining("take it out");
        assertThat(Thread.currentThread().getContextClassLoader()).isSameAs(before);
    }
}
