package dev.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a command writes, it never takes the place of a store or of something that the command reads. */
class OverwritingTest {

    private static final String CASE =
            "{\"id\":\"sky\",\"input\":\"What colour?\",\"reference\":\"The sky is blue.\",\"output_text\":\"The sky is blue.\"}\n";
    private static final String GRADER =
            "{\"type\":\"string_check\",\"name\":\"same\",\"input\":\"{{sample.output_text}}\",\"reference\":\"{{item.label}}\","
                    + "\"operation\":\"eq\"}";

    @TempDir
    Path folder;

    private String store;
    private String cases;
    private String results;
    private String grader;

    @BeforeEach
    void judgeOnce() throws IOException {
        store = place("runs.db");
        cases = Files.writeString(folder.resolve("cases.jsonl"), CASE).toString();
        grader = Files.writeString(folder.resolve("grader.json"), GRADER).toString();
        results = place("results.jsonl");
        assertThat(Session.run("judge", "reference-coverage", cases, "--store", store, "--run", "a", "-o", results)
                        .exit())
                .isEqualTo(ExitCode.OK);
    }

    /** As the shell gives it for {@code <(zcat cases.gz)}: it is there, and no path leads to it. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void readsAPipeThatStandsNowhere() throws IOException {
        Set<Path> before = openPipes();
        Pipe pipe = Pipe.open();
        try (Pipe.SourceChannel source = pipe.source()) {
            try (Pipe.SinkChannel sink = pipe.sink()) {
                assertThat(sink.write(ByteBuffer.wrap(CASE.getBytes(UTF_8)))).isPositive();
            }
            Set<Path> opened = openPipes();
            opened.removeAll(before);
            assertThat(opened).hasSize(1);
            String piped = opened.iterator().next().toString();
            Session session = Session.run("judge", "reference-coverage", piped, "-o", place("piped.jsonl"));
            assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
            assertThat(folder.resolve("piped.jsonl")).content().contains("\"id\":\"sky\"");
            assertThat(source.isOpen()).isTrue();
        }
    }

    private static Set<Path> openPipes() throws IOException {
        Set<Path> pipes = new HashSet<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc/self/fd"))) {
            for (Path each : all) {
                if (Files.isSymbolicLink(each)
                        && Files.readSymbolicLink(each).toString().startsWith("pipe:")) {
                    pipes.add(each);
                }
            }
        }
        return pipes;
    }

    @Test
    void sparesTheStoreAndWhatBelongsToIt() throws IOException {
        for (String file : List.of("runs.db", "runs.db-wal", "runs.db-shm", "runs.db-journal", "runs.db-lock")) {
            for (List<String> command : writing()) {
                Path target = folder.resolve(file);
                boolean there = Files.exists(target);
                Session session = Session.run(with(command, "-o", target.toString()));
                assertThat(session.exit()).as("%s", command).isEqualTo(ExitCode.USAGE);
                assertThat(session.err()).containsAnyOf("would overwrite a store", "is there already");
                assertThat(Files.exists(target)).as("%s", command).isEqualTo(there);
            }
        }
        assertThat(Session.run("report", "a", "--store", store).exit()).isEqualTo(ExitCode.OK);
    }

    /** The commands that write a file, each but for the file. */
    private List<List<String>> writing() {
        return List.of(
                List.of("judge", "reference-coverage", cases),
                List.of("resume", "a", "--store", store),
                List.of("report", "a", "--store", store, "--format", "md"),
                List.of("compare", "a", "a", "--store", store, "--format", "json"),
                List.of("agree", "a", "a", "--store", store, "--format", "json"),
                List.of("rerule", "a", "--store", store),
                List.of("sample", "a", "1", "--store", store),
                List.of("inspect", cases, "--format", "json"),
                List.of("probe", "reference-coverage", cases, "--format", "json"),
                List.of("audit", "reference-coverage", cases, "--replies", results),
                List.of("import", grader));
    }

    @Test
    void sparesWhatIsRead() throws IOException {
        Path parts = Files.createDirectory(folder.resolve("parts"));
        Path part = parts.resolve("part-0.jsonl");
        Files.copy(Path.of(results), part);
        refuses(results, "compare", results, "a", "--store", store, "--format", "json");
        refuses(results, "compare", "a", results, "--store", store, "--format", "json");
        refuses(cases, "compare", results, results, "--cases", cases, "--match-by", "input", "--format", "json");
        refuses(results, "agree", results, results, "--format", "json");
        refuses(cases, "agree", results, "--labels", cases, "--format", "json");
        refuses(cases, "inspect", cases, "--format", "json");
        refuses(cases, "probe", "reference-coverage", cases, "--format", "json");
        refuses(part.toString(), "report", parts.toString(), "--format", "md");
        refuses(cases, "report", results, "--cases", cases, "--format", "md");
        refuses(grader, "import", grader);
        refuses(results, "judge", "reference-coverage", cases, "--answerer", "answers:" + results);
    }

    /** The store has all that these read, and a run that is to go on wants its cases. */
    @Test
    void sparesTheCasesOfAStoredRun() throws IOException {
        refuses(cases, "report", "a", "--store", store, "--format", "md");
        refuses(cases, "rerule", "a", "--store", store, "--format", "jsonl");
        refuses(cases, "compare", results, "a", "--store", store, "--format", "json");
        refuses(cases, "agree", "a", results, "--store", store, "--format", "json");
    }

    private static void refuses(String file, String... command) throws IOException {
        String before = Files.readString(Path.of(file));
        Session session = Session.run(with(List.of(command), "-o", file));
        assertThat(session.exit()).as(Arrays.toString(command)).isEqualTo(ExitCode.USAGE);
        assertThat(session.err()).contains("-o " + file + " would overwrite what is read");
        assertThat(Files.readString(Path.of(file))).isEqualTo(before);
    }

    /** As in {@code assize judge … - -o cases.jsonl < cases.jsonl}, which would empty the file before it is read. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void sparesTheFileBehindStandardInput() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        Main.class.getName(),
                        "judge",
                        "reference-coverage",
                        "-",
                        "-o",
                        cases)
                .redirectInput(Path.of(cases).toFile())
                .start();
        assertThat(new String(process.getErrorStream().readAllBytes(), UTF_8))
                .contains("-o " + cases + " would overwrite what is read");
        assertThat(process.waitFor()).isEqualTo(ExitCode.USAGE);
        assertThat(Files.readString(Path.of(cases))).isEqualTo(CASE);
    }

    @Test
    void sparesItAlsoWhereChangedCasesAreWritten() throws IOException {
        Path keeping = Files.createDirectory(folder.resolve("kept"));
        Path kept = keeping.resolve("unchanged.jsonl");
        Files.writeString(kept, CASE);
        Path badlyNamed = Files.copy(Path.of(store), folder.resolve("store.jsonl"));
        for (String place : List.of(cases, badlyNamed.toString())) {
            byte[] before = Files.readAllBytes(Path.of(place));
            Session session = Session.run("probe", "reference-coverage", cases, "--no-judge", "--write", place);
            assertThat(session.exit()).as(place).isEqualTo(ExitCode.USAGE);
            assertThat(session.err()).contains("--write " + place + " would overwrite");
            assertThat(Files.readAllBytes(Path.of(place))).isEqualTo(before);
        }
        Session inside = Session.run(
                "probe", "reference-coverage", kept.toString(), "--no-judge", "--write", keeping.toString());
        assertThat(inside.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(Files.readString(kept)).isEqualTo(CASE);
    }

    /** A report is written beside its file first; that place may be taken too. */
    @Test
    void sparesWhatIsReadBesideTheFile() throws IOException {
        Path part = Files.copy(Path.of(results), folder.resolve("report.json.part"));
        Session session = Session.run("compare", part.toString(), results, "-o", place("report.json"));
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(Files.readString(part)).isEqualTo(Files.readString(Path.of(results)));
    }

    private String place(String name) {
        return folder.resolve(name).toString();
    }

    private static String[] with(List<String> command, String... more) {
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }
}
