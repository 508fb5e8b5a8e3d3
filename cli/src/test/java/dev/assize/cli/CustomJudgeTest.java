package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Terminal;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoreLocation;
import dev.assize.text.Language;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The judge of {@code examples/custom-judge}, from its jar alone: nothing of it is on the class path. */
class CustomJudgeTest {

    private static final Path EXAMPLE = Path.of("../examples/custom-judge");
    private static final String CASES = EXAMPLE.resolve("cases.jsonl").toString();

    @TempDir
    private static Path folder;

    @BeforeAll
    static void build() throws IOException {
        // Before any plugin is there: what other tests of this process see must not hang on their order.
        assertThat(Language.installed()).isEqualTo(Language.BUILT_IN);
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<String> arguments = new ArrayList<>(
                List.of("-d", classes.toString(), "-proc:none", "-cp", System.getProperty("java.class.path")));
        files(EXAMPLE.resolve("src/main/java")).forEach(file -> arguments.add(file.toString()));
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)))
                .isZero();
        Path plugins = Files.createDirectories(folder.resolve("plugins"));
        try (OutputStream out = Files.newOutputStream(plugins.resolve("word-limit.jar"));
                JarOutputStream jar = new JarOutputStream(out)) {
            add(jar, classes);
            add(jar, EXAMPLE.resolve("src/main/resources"));
        }
    }

    private static void add(JarOutputStream jar, Path root) throws IOException {
        for (Path file : files(root)) {
            jar.putNextEntry(new JarEntry(root.relativize(file).toString().replace('\\', '/')));
            Files.copy(file, jar);
            jar.closeEntry();
        }
    }

    private static List<Path> files(Path root) throws IOException {
        try (Stream<Path> walk = Files.walk(root)) {
            return walk.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static Session assize(String... arguments) {
        List<String> all =
                new ArrayList<>(List.of("--plugins", folder.resolve("plugins").toString()));
        all.addAll(List.of(arguments));
        return Session.run("", Terminal.plain(), all.toArray(String[]::new));
    }

    @Test
    void isListedAndDescribed() {
        assertThat(assize("judges").out()).contains("reference-coverage").contains("word-limit ");
        assertThat(Session.run("judges").out()).doesNotContain("word-limit");
        assertThat(assize("describe", "word-limit").out())
                .contains("limit (whole number, required)")
                .contains("assize judge word-limit cases.jsonl")
                .doesNotContain("--rules");
        assertThat(Session.run("describe", "word-limit").err()).contains("'assize --plugins DIR …'");
        assertThat(assize("describe", "word-limit", "--page").out()).startsWith("# word-limit");
        assertThat(assize("schema", "word-limit", "--part", "verdict").out()).contains("\"preamble\"");
    }

    @Test
    void judgesByItsOwnRules() {
        Session judged = assize("judge", "word-limit", CASES, "--format", "verdict", "-q");
        assertThat(judged.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(judged.out().lines())
                .containsExactly(
                        "{\"verdict\":\"PASS\",\"words\":5,\"preamble\":false}",
                        "{\"verdict\":\"FAIL\",\"words\":16,\"preamble\":false}",
                        "{\"verdict\":\"FAIL\",\"words\":9,\"preamble\":true}",
                        "null");
    }

    @Test
    void auditsReplies() {
        Session audited = assize(
                "audit",
                "word-limit",
                CASES,
                "--replies",
                EXAMPLE.resolve("replies.jsonl").toString(),
                "--format",
                "md");
        assertThat(audited.out()).contains("wrong-verdict").contains("wrong-words");
    }

    @Test
    void isReportedAndResumed() throws IOException {
        String store = folder.resolve("runs.db").toString();
        Session judged = assize("judge", "word-limit", CASES, "--run", "nightly", "--store", store, "-q");
        assertThat(judged.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        change(store, "DELETE FROM result WHERE ordinal = 1");
        change(store, "DELETE FROM document WHERE ordinal = 1");
        change(store, "UPDATE run SET state = 'unfinished', finished_at = NULL");
        Session resumed = assize("resume", "nightly", "--store", store, "-q");
        assertThat(resumed.out()).isEqualTo(judged.out());
        Path page = folder.resolve("report.html");
        assertThat(assize("report", "nightly", "--store", store, "-o", page.toString())
                        .exit())
                .isZero();
        assertThat(Files.readString(page, StandardCharsets.UTF_8)).contains("word-limit");
    }

    /** In a process of its own, since languages are found once in each. */
    @Test
    void bringsALanguageThatIsToldFromThenOn() throws IOException {
        Path judge = Files.writeString(folder.resolve("tells-language.yaml"), """
                assize: 1
                judge: tells-language
                version: 1.0
                title: the language of a text
                case:
                  output: {type: text, required: true}
                ruling:
                  verdict: [{label: TOLD}]
                  output:
                    language: "${or(language(output), 'unknown')}"
                    label: "${verdict}"
                headline: {label: /label, passing: [TOLD]}
                """);
        Path cases = Files.writeString(folder.resolve("spanish.jsonl"), """
                {"id": "one", "output": "El título nombra la marca, pero no dice quién fabrica este producto."}
                """);
        String[] judging = {"judge", judge.toString(), cases.toString(), "--format", "verdict", "-q"};
        assertThat(Session.run(judging).out())
                .isEqualToIgnoringNewLines("{\"language\":\"unknown\",\"label\":\"TOLD\"}");
        assertThat(inItsOwnProcess(judging)).isEqualToIgnoringNewLines("{\"language\":\"es\",\"label\":\"TOLD\"}");
    }

    private static String inItsOwnProcess(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "--plugins",
                folder.resolve("plugins").toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(folder.resolve("err.txt").toFile())
                .start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void saysWhenThereIsNothingInTheFolder() {
        Session session = Session.run("--plugins", folder.resolve("none").toString(), "judges");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err()).contains("--plugins").contains("is no folder");
    }

    private static void change(String store, String sql) {
        try (Database database = Database.openExisting(StoreLocation.file(Path.of(store)), Instant.EPOCH)) {
            database.write(connection -> {
                try (PreparedStatement statement = connection.prepareStatement(sql)) {
                    statement.executeUpdate();
                }
            });
        }
    }
}
