package dev.assize.cli.runs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results that lie in a folder, as a job on Spark leaves them. */
class ImportResultsTest {

    private static final String CASES = "../examples/reference-coverage.jsonl";

    @TempDir
    private Path folder;

    private Path results;
    private Path file;
    private String store = "";

    @BeforeEach
    void judge() throws IOException {
        file = folder.resolve("results.jsonl");
        assertThat(Session.run("judge", "reference-coverage", CASES, "-q", "-o", file.toString())
                        .exit())
                .isZero();
        results = Files.createDirectories(folder.resolve("out"));
        List<String> lines = Files.readAllLines(file);
        Files.createDirectories(results.resolve("_assize"));
        Files.createDirectories(results.resolve("status=judged"));
        Files.write(results.resolve("part-00000.jsonl"), lines.subList(0, 4));
        Files.write(results.resolve("part-00001.jsonl"), List.of());
        Files.write(results.resolve("status=judged/part-00002.jsonl"), lines.subList(4, lines.size()));
        Files.writeString(results.resolve("_assize/part-x.jsonl"), "not a result");
        Files.writeString(results.resolve(".part-00000.jsonl.crc"), "x");
        store = folder.resolve("store.db").toString();
    }

    @Test
    void takesAFolderIntoAStore() throws IOException {
        Session imported = Session.run("runs", "import", results.toString(), "--run", "lake", "--store", store);
        assertThat(imported.exit()).as(imported.err()).isZero();
        assertThat(imported.err()).contains("9 results kept as the run \"lake\"");
        assertThat(Session.run("runs", "--store", store).out()).contains("lake", "reference-coverage");
        Session compared = Session.run("compare", "lake", file.toString(), "--store", store);
        assertThat(compared.exit()).as(compared.err()).isZero();
        assertThat(Session.run("report", "lake", "--store", store).out()).contains("9 cases");
        Session again = Session.run("runs", "import", file.toString(), "--run", "lake", "--store", store);
        assertThat(again.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(again.err()).contains("there is a run \"lake\" already");
        assertThat(Session.run(
                                "runs",
                                "import",
                                file.toString(),
                                "--run",
                                "lake",
                                "--replace",
                                "--cases",
                                CASES,
                                "--store",
                                store)
                        .exit())
                .isZero();
        assertThat(Session.run("report", "lake", "--format", "html", "--store", store)
                        .out())
                .contains("Where is the Eiffel Tower");
    }

    @Test
    void leavesNoRunOfResultsOfTwoKinds() throws IOException {
        Path mixed = results.resolve("part-00001.jsonl");
        Files.writeString(
                mixed,
                Files.readAllLines(file).get(0).replaceFirst("\"version\":\"\\d+\"", "\"version\":\"0\"") + "\n");
        Session imported = Session.run("runs", "import", results.toString(), "--run", "lake", "--store", store);
        assertThat(imported.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(imported.err()).contains("one run holds results of one kind");
        assertThat(Session.run("runs", "--store", store).out()).doesNotContain("lake");
    }

    @Test
    void reportsAFolderDirectly() {
        Session whole = Session.run("report", results.toString());
        assertThat(whole.exit()).as(whole.err()).isZero();
        assertThat(whole.out()).contains("9 cases").doesNotContain("drawn at random");
        Session sampled = Session.run("report", results.toString(), "--sample", "4");
        assertThat(sampled.exit()).as(sampled.err()).isZero();
        assertThat(sampled.out()).contains("about 4 of 9 cases, drawn at random");
        assertThat(Session.run("report", results.toString(), "--sample", "4").out())
                .isEqualTo(sampled.out());
        assertThat(Session.run("report", results.toString(), "--sample", "few").err())
                .contains("--sample takes all or a number of cases");
    }

    @Test
    void saysWhatAFolderLacks() throws IOException {
        Path columns = Files.createDirectories(folder.resolve("columns"));
        Files.writeString(columns.resolve("part-00000.parquet"), "PAR1");
        Session reported = Session.run("report", columns.toString());
        assertThat(reported.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(reported.err()).contains("without result lines", "Parquet");
    }
}
