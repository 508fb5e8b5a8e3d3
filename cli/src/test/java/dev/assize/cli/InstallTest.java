package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.json.Json;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody has who unpacked the distribution, or put the action into a workflow. */
@Tag("slow")
class InstallTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    Path machine;

    @Test
    void startsFromAnUnpackedDistributionWithoutMaven() throws Exception {
        Path bin = Files.createDirectories(machine.resolve("assize-1/bin"));
        Path lib = Files.createDirectories(machine.resolve("assize-1/lib"));
        Files.copy(ROOT.resolve("assize"), bin.resolve("assize"));
        Files.writeString(lib.resolve("assize.jar"), "");
        Path tools = Files.createDirectories(machine.resolve("tools"));
        Path java = script(
                tools.resolve("java"),
                "case \"$*\" in *showSettings*) echo '    java.specification.version = 17';; *) echo \"$@\";; esac");
        String told = run(
                machine,
                Map.of(
                        "PATH",
                        tools + ":/usr/bin:/bin",
                        "XDG_CACHE_HOME",
                        machine.resolve("cache").toString(),
                        "JAVA_HOME",
                        ""),
                "sh",
                bin.resolve("assize").toString(),
                "judges");
        assertThat(java).exists();
        assertThat(told).startsWith("0: ").contains("lib/assize.jar judges").doesNotContain("building");
        assertThat(machine.resolve("cache/assize/built-with")).exists();
    }

    /** Its library brings a second Jackson, so it stands in a folder of its own, before all others. */
    @Test
    void startsTheToolsForAssistantsFromAFolderOfTheirOwn() throws Exception {
        Path bin = Files.createDirectories(machine.resolve("assize-1/bin"));
        Path lib = Files.createDirectories(machine.resolve("assize-1/lib"));
        Files.copy(ROOT.resolve("assize"), bin.resolve("assize"));
        Files.writeString(lib.resolve("assize.jar"), "");
        Path tools = Files.createDirectories(machine.resolve("tools"));
        script(
                tools.resolve("java"),
                "case \"$*\" in *showSettings*) echo '    java.specification.version = 17';; *) echo \"$@\";; esac");
        Map<String, String> environment =
                Map.of("PATH", tools + ":/usr/bin:/bin", "JAVA_HOME", "", "HOME", machine.toString());
        String launcher = bin.resolve("assize").toString();
        assertThat(run(machine, environment, "sh", launcher, "mcp"))
                .startsWith("2: ")
                .contains("lib-mcp");
        assertThat(run(machine, environment, "sh", launcher, "spark", "judge"))
                .startsWith("2: ")
                .contains("mvn -Pdist,spark-jar package");
        Files.createDirectory(machine.resolve("assize-1/lib-mcp"));
        assertThat(run(machine, environment, "sh", launcher, "mcp", "--store", "runs.db"))
                .startsWith("0: ")
                .containsPattern("lib-mcp/\\*:.*lib/assize.jar:.*lib/lib/\\* dev.assize.mcp.McpMain --store runs.db");
    }

    /** Whatever fetches stands in stages that a changed source leaves as they are. */
    @Test
    void theImageIsBuiltWithoutANetworkOnceItsBaseIsThere() throws IOException {
        Map<String, String> stages = new LinkedHashMap<>();
        for (String stage : Files.readString(ROOT.resolve("Dockerfile")).split("(?m)^FROM ")) {
            stages.put(stage.lines().findFirst().orElse(""), stage);
        }
        assertThat(stages).containsKeys("debian:bookworm-slim AS base", "base AS build", "runtime");
        assertThat(stages.get("base AS build"))
                .contains("RUN mvn -o ")
                .doesNotContain("apt-get")
                .doesNotContain("mvn -B");
        assertThat(stages.get("runtime"))
                .doesNotContain("apt-get")
                .contains("USER assize")
                .contains("RUN assize --version");
        for (String fetching : List.of("debian:bookworm-slim AS base", "debian:bookworm-slim AS runtime")) {
            assertThat(stages.get(fetching)).contains("apt-get install").doesNotContain("COPY . .");
        }
    }

    @Test
    void writesAFormulaAndACatalogForARelease() throws Exception {
        String script = ROOT.resolve("dist/formulas.sh").toString();
        Map<String, String> path = Map.of("PATH", "/usr/bin:/bin");
        assertThat(run(machine, path, "sh", script, "https://example.org/r", machine.toString()))
                .startsWith("2: ")
                .contains("mvn -Pdist package");
        Files.writeString(machine.resolve("assize-0.2.0.zip"), "zip");
        Files.writeString(machine.resolve("assize-all.jar"), "jar");
        assertThat(run(machine, path, "sh", script, "https://example.org/r", machine.toString()))
                .startsWith("0: ");
        assertThat(machine.resolve("assize.rb"))
                .content()
                .contains("url \"https://example.org/r/assize-0.2.0.zip\"")
                .contains("version \"0.2.0\"")
                .contains("sha256 \"4a70fe9aa6436e02c2dea340fbd1e352e4ef2d8ce6ca52ad25d4b95471fc8bf2\"");
        assertThat(Json.parse(Files.readString(machine.resolve("jbang-catalog.json")))
                        .at("/aliases/assize/script-ref")
                        .asText())
                .isEqualTo("https://example.org/r/assize-all.jar");
    }

    @Test
    void theActionWritesItsReportsWhateverTheExitCode() throws Exception {
        Path work = Files.createDirectories(machine.resolve("work"));
        Files.copy(ROOT.resolve("examples/reference-coverage.jsonl"), work.resolve("cases.jsonl"));
        String told = action(work, "mean < 4");
        assertThat(told).startsWith("1: ");
        for (String file : List.of("results.jsonl", "report.html", "comment.md", "junit.xml")) {
            assertThat(work.resolve("assize-out").resolve(file)).isNotEmptyFile();
        }
        assertThat(work.resolve("output")).hasContent("exit-code=1");
        assertThat(action(work, "mean < 1")).startsWith("0: ");
    }

    @Test
    void theActionSaysWhenNothingCouldBeJudged() throws Exception {
        Path work = Files.createDirectories(machine.resolve("work"));
        assertThat(action(work, "")).startsWith("2: ");
        assertThat(work.resolve("assize-out/comment.md")).content().contains("could not judge anything");
    }

    @Test
    void theActionReportsWithAJudgeFileAndReadsTheCasesAsTheyWereJudged() throws Exception {
        Path work = Files.createDirectories(machine.resolve("work"));
        Files.writeString(work.resolve("short.yaml"), """
                assize: 1
                judge: short
                version: 1
                case: {answer: {type: text, required: true, role: output}}
                ruling:
                  verdict: [{label: PASS, when: "size(answer) < 9"}, {label: FAIL}]
                  output: {verdict: "${verdict}"}
                headline: {label: /verdict, passing: [PASS]}
                """);
        Files.writeString(work.resolve("own.csv"), "nr#said\n1#yes\n2#certainly not\n");
        assertThat(action(work, "FAIL", "short.yaml", "own.csv", "--map answer=said --delimiter=#"))
                .startsWith("1: ");
        assertThat(work.resolve("assize-out/comment.md")).content().contains("50.0 % pass");
        assertThat(work.resolve("assize-out/report.html"))
                .content()
                .contains("\"name\":\"answer\",\"role\":\"output\",\"text\":\"certainly not\"");
        assertThat(work.resolve("assize-out/junit.xml")).content().contains("failures=\"1\"");
    }

    @Test
    void theActionTakesColumnsWithBlanksInTheirNames() throws Exception {
        Path work = Files.createDirectories(machine.resolve("work"));
        Files.writeString(
                work.resolve("own.csv"), "Gold answer,LLM answer (v1.2)\nThe tower is in Paris.,In Paris it is.\n");
        map = "reference=Gold answer\noutput_text=LLM answer (v1.2)\n";
        assertThat(action(work, "", "reference-coverage", "own.csv", "")).startsWith("0: ");
        assertThat(work.resolve("assize-out/report.html")).content().contains("\"text\":\"In Paris it is.\"");
        assertThat(ROOT.resolve("action/action.yml")).content().contains("ASSIZE_MAP: ${{ inputs.map }}");
    }

    /** All workflows comment under one name, so the name of the judge stands in a line that nobody sees. */
    @Test
    void theActionBringsTheCommentOfItsOwnJudgeUpToDate() throws Exception {
        Path work = Files.createDirectories(machine.resolve("work"));
        Path tools = Files.createDirectories(machine.resolve("tools"));
        script(tools.resolve("gh"), """
                echo "$*" >>calls
                case "$*" in
                  'api user '*) if [ -f login ]; then cat login; else echo '{"message":"no"}'; exit 1; fi ;;
                  *--paginate*) cat found ;;
                esac""");
        Map<String, String> environment = Map.of(
                "PATH",
                tools + ":" + System.getenv("PATH"),
                "ASSIZE",
                script(tools.resolve("assize"), "exit 2").toString(),
                "ASSIZE_JUDGE",
                "judges/my \"own\" -->.yaml",
                "ASSIZE_CASES",
                "cases.jsonl",
                "GITHUB_REPOSITORY",
                "owner/name",
                "NUMBER",
                "7");
        String marker = "<!-- assize judges_my__own__--_.yaml -->";
        assertThat(run(work, environment, "bash", ROOT.resolve("action/run.sh").toString()))
                .startsWith("2: ");
        assertThat(work.resolve("assize-out/comment.md"))
                .content()
                .startsWith(marker + "\nAssize could not judge anything");

        String comment = ROOT.resolve("action/comment.sh").toString();
        Files.writeString(work.resolve("found"), "");
        assertThat(run(work, environment, "bash", comment)).isEqualTo("0: ");
        assertThat(work.resolve("calls"))
                .content()
                .contains("select(.user.type == \"Bot\" and (.body | startswith(\"" + marker + "\")))")
                .endsWith("--method POST repos/owner/name/issues/7/comments -F body=@assize-out/comment.md\n");

        Files.writeString(work.resolve("login"), "jo\n");
        Files.writeString(work.resolve("found"), "41\n42\n");
        assertThat(run(work, environment, "bash", comment)).isEqualTo("0: ");
        assertThat(work.resolve("calls"))
                .content()
                .contains("select(.user.login == \"jo\" and ")
                .endsWith("--method PATCH repos/owner/name/issues/comments/41 -F body=@assize-out/comment.md\n");
        assertThat(Files.readString(ROOT.resolve("action/action.yml"))).contains("/comment.sh\"");
    }

    @Test
    void theCheckOfADistributionHoldsTheExitCodeByItself() throws Exception {
        String check = Files.readString(ROOT.resolve("dist/check.sh"));
        int begin = check.indexOf("expect() {");
        String expect = check.substring(begin, check.indexOf("\n}\n", begin) + 3);
        assertThat(run(machine, Map.of(), "sh", "-c", expect + "expect it 0 '' sh -c 'exit 70'; echo $failed"))
                .contains("FAIL  it")
                .endsWith("yes\n");
        assertThat(run(machine, Map.of(), "sh", "-c", expect + "expect it 2 said sh -c 'echo I said; exit 2'"))
                .isEqualTo("0: ok    it\n");
        assertThat(run(machine, Map.of(), "sh", "-c", expect + "expect it 0 said echo silence"))
                .contains("FAIL  it");
        assertThat(check.lines().filter(line -> line.startsWith("expect \"")))
                .isNotEmpty()
                .allMatch(line -> line.matches("expect \"[^\"]*\" [0-9]+ \".*"));
    }

    @Test
    void theActionTakesEveryLineAndNoResultsOfAnEarlierStep() throws Exception {
        Path work = Files.createDirectories(machine.resolve("work"));
        String one = "{\"reference\":\"The tower is in Paris.\",\"output_text\":\"The tower is in Paris.\"}\n";
        Files.writeString(work.resolve("a.jsonl"), one);
        Files.writeString(work.resolve("-b.jsonl"), one);
        assertThat(action(work, "", "reference-coverage", "a.jsonl\n-b.jsonl\n", "--jobs 1\n--quiet"))
                .startsWith("0: ");
        assertThat(work.resolve("assize-out/results.jsonl")).content().hasLineCount(2);
        assertThat(action(work, "", "--help", "a.jsonl", "")).startsWith("2: ");
        assertThat(work.resolve("assize-out/report.html")).doesNotExist();
        assertThat(work.resolve("assize-out/comment.md")).content().contains("could not judge anything");
        assertThat(action(work, "", "reference-coverage", " \n ", ""))
                .isEqualTo("2: run.sh: name the files of cases\n");
        assertThat(action(work, "", "", "a.jsonl", "")).isEqualTo("2: run.sh: name a judge\n");
        assertThat(work.resolve("output")).hasContent("exit-code=2");
    }

    @Test
    void theActionWarnsWhereTheTokenMayNotComment() throws Exception {
        Path work = Files.createDirectories(machine.resolve("work"));
        Path tools = Files.createDirectories(machine.resolve("tools"));
        script(tools.resolve("gh"), "echo 'gh: Resource not accessible by integration (HTTP 403)' >&2; exit 1");
        Files.writeString(
                Files.createDirectories(work.resolve("assize-out")).resolve("comment.md"),
                "<!-- assize exact -->\nfine\n");
        assertThat(run(
                        work,
                        Map.of("PATH", tools + ":" + System.getenv("PATH"), "GITHUB_REPOSITORY", "o/n", "NUMBER", "7"),
                        "bash",
                        ROOT.resolve("action/comment.sh").toString()))
                .startsWith("1: ")
                .contains("HTTP 403")
                .contains("::warning title=Assize::There is no comment on the pull request");
        assertThat(ROOT.resolve("action/action.yml"))
                .content()
                .contains("continue-on-error: true\n      run: bash \"$GITHUB_ACTION_PATH/comment.sh\"");
    }

    /** Where the cases keep their fields, a line for each. */
    private String map = "";

    private String action(Path work, String failOn) throws IOException, InterruptedException {
        return action(work, failOn, "reference-coverage", "cases.jsonl", "");
    }

    private String action(Path work, String failOn, String judge, String cases, String options)
            throws IOException, InterruptedException {
        Path assize = script(
                machine.resolve("assize"),
                "exec '" + System.getProperty("java.home") + "/bin/java' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '"
                        + classPath() + "' dev.assize.cli.Main \"$@\"");
        Files.deleteIfExists(work.resolve("output"));
        return run(
                work,
                Map.of(
                        "ASSIZE",
                        assize.toString(),
                        "ASSIZE_JUDGE",
                        judge,
                        "ASSIZE_CASES",
                        cases,
                        "ASSIZE_OPTIONS",
                        options,
                        "ASSIZE_MAP",
                        map,
                        "ASSIZE_FAIL_ON",
                        failOn,
                        "GITHUB_OUTPUT",
                        work.resolve("output").toString()),
                "bash",
                ROOT.resolve("action/run.sh").toString());
    }

    /** For another folder than this one. */
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(each -> Path.of(each).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Path script(Path file, String body) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + body + "\n");
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** The exit code, a colon, and all that was printed. */
    private static String run(Path folder, Map<String, String> environment, String... command)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(new File("/dev/null"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return process.exitValue() + ": " + printed;
    }
}
