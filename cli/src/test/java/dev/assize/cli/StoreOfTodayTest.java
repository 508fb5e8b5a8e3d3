package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A store that was written before the engine had a module of its own still opens, to be read and added to. */
class StoreOfTodayTest {

    @TempDir
    private Path folder;

    private String store = "";

    @BeforeEach
    void copy() throws IOException {
        Path file = folder.resolve("runs.db");
        try (InputStream in = StoreOfTodayTest.class.getResourceAsStream("store-of-0.1.0.db")) {
            Files.copy(Objects.requireNonNull(in), file);
        }
        store = file.toString();
    }

    @Test
    void listsItsRuns() {
        assertThat(Session.run("runs", "--store", store).out())
                .contains("citation-mapping-kept", "provision-extraction-kept")
                .contains("brand-extraction-kept", "reference-coverage-kept")
                .contains("finished");
    }

    @ParameterizedTest
    @ValueSource(strings = {"citation-mapping", "provision-extraction", "brand-extraction", "reference-coverage"})
    void reportsAndRulesAgain(String judge) {
        String run = judge + "-kept";
        Session report = Session.run("report", run, "--store", store, "--format", "json");
        assertThat(report.exit()).isZero();
        assertThat(report.out()).contains("\"cases\"");
        Session ruled = Session.run("rerule", run, "--store", store, "--save", run + "-again", "--format", "json");
        assertThat(ruled.exit()).as(ruled.err()).isZero();
    }
}
