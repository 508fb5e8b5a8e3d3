package dev.assize.engine.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSource;
import dev.assize.core.failure.Remedy;
import dev.assize.engine.setup.SetupException;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeCatalogTest {

    /** Knows one place, which the source of judge files takes for a folder that is not there. */
    public static final class ElsewhereSource implements JudgeSource {
        @Override
        public Optional<JudgeProvider> find(String name) {
            return name.equals("elsewhere/exact") ? JudgeCatalog.installed().find("exact") : Optional.empty();
        }
    }

    @Test
    void asksEverySourceBeforeItRefusesAPlace(@TempDir Path folder) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(JudgeSource.class.getName()), ElsewhereSource.class.getName());
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        try (URLClassLoader more = new URLClassLoader(new URL[] {folder.toUri().toURL()}, usual)) {
            thread.setContextClassLoader(more);
            assertThat(JudgeCatalog.installed().require("elsewhere/exact").id().value())
                    .isEqualTo("exact");
            assertThatThrownBy(() -> JudgeCatalog.installed().find("elsewhere/other"))
                    .isInstanceOf(SetupException.class)
                    .hasMessageContaining("there is no file or folder elsewhere/other");
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    @Test
    void namesTheJudgeThatWasProbablyMeant() {
        assertThatThrownBy(() -> JudgeCatalog.installed().require("exakt"))
                .isInstanceOf(SetupException.class)
                .hasMessage("no judge is called \"exakt\"; did you mean \"exact\"?");
    }

    @Test
    void tellsThatAJarMayBeMissing() {
        assertThatThrownBy(() -> JudgeCatalog.installed().require("haiku-metre"))
                .isInstanceOfSatisfying(SetupException.class, unknown -> {
                    assertThat(unknown.getMessage()).contains("there are: citation-mapping");
                    assertThat(unknown.remedy().map(Remedy::kind)).contains(Remedy.Kind.ADD_JAR);
                });
    }
}
