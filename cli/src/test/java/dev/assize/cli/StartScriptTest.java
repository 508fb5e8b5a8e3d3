package dev.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.engine.setup.Environment;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The start script: a copy of it in an empty project, with a PATH of our own where something may be missing. */
@Tag("slow")
class StartScriptTest {

    private static final List<String> TOOLS =
            List.of("sh", "dirname", "readlink", "find", "head", "cat", "mkdir", "rm", "sed", "sleep", "touch", "stty");

    @TempDir
    Path machine;

    private final Map<String, String> environment = new HashMap<>();
    private Path bin;
    private Path project;

    @BeforeEach
    void layOut() throws IOException {
        bin = Files.createDirectory(machine.resolve("bin"));
        project = Files.createDirectory(machine.resolve("project"));
        Files.copy(Path.of("..", "assize"), project.resolve("assize"));
        Files.writeString(project.resolve("pom.xml"), "");
        for (String tool : TOOLS) {
            for (String folder : List.of("/bin", "/usr/bin")) {
                Path there = Path.of(folder, tool);
                if (Files.isExecutable(there) && !Files.exists(bin.resolve(tool))) {
                    Files.createSymbolicLink(bin.resolve(tool), there);
                }
            }
        }
    }

    @Test
    void saysThatJavaIsMissing() throws Exception {
        assertThat(start())
                .isEqualTo(
                        "2: assize: Java is missing: install a JDK, version 17 or later, or set JAVA_HOME to one.\n");
    }

    @Test
    void saysThatJavaIsTooOld() throws Exception {
        tool("java", "echo '    java.specification.version = 11'");
        assertThat(start())
                .startsWith("2: assize: Java 11 (")
                .contains("is too old: install a JDK, version 17 or later");
    }

    @Test
    void saysThatMavenIsMissing() throws Exception {
        tool("java", "echo '    java.specification.version = 17'");
        assertThat(start())
                .isEqualTo(
                        "2: assize: Maven is missing: install Maven 3.8 or later, so that assize can be built once.\n");
    }

    @Test
    void saysThatTheCompilerIsMissing() throws Exception {
        tool("java", "echo '    java.specification.version = 17'");
        tool("mvn", "exit 0");
        assertThat(start()).startsWith("2: assize: ").contains("is a JRE without a compiler");
    }

    @Test
    void showsWhatMavenSaidWhenTheBuildFails() throws Exception {
        tool("java", "echo '    java.specification.version = 21'");
        tool("javac", "exit 0");
        tool("mvn", "echo 'no such plugin'; exit 1");
        assertThat(start()).contains("building").contains("no such plugin").contains("the build failed");
    }

    @Test
    void givesARunThatMayWaitForAModelTheFirstCompilerAlone() throws Exception {
        built();
        String compiler = "-XX:TieredStopAtLevel=1 -XX:CICompilerCount=8";
        assertThat(start("judge", "brand-extraction", "c.jsonl", "--answerer", "model:openai/x"))
                .contains(compiler);
        assertThat(start("judge", "brand-extraction", "c.jsonl", "--answerer=careful"))
                .contains(compiler);
        assertThat(start("judge", "brand-extraction", "c.jsonl", "--model", "openai/x"))
                .contains(compiler);
        assertThat(start("judge", "brand-extraction", "c.jsonl", "--model=openai/x"))
                .contains(compiler);
        assertThat(start("judge", "brand-extraction", "-"))
                .doesNotContain("TieredStopAtLevel")
                .contains("-XX:FreqInlineSize=");
        assertThat(start("judge", "brand-extraction", "-", "--answerer", "embedded"))
                .doesNotContain("TieredStopAtLevel");
        assertThat(start("judges")).contains("-XX:+UseSerialGC");
    }

    /** A word after one of these is a value, whatever it looks like. */
    @Test
    void knowsWhichOptionsOfJudgeTakeAValue() throws Exception {
        CommandLine assize = AssizeCommand.commandLine(
                new String[0],
                new Environment(Map.of()),
                new Streams(InputStream.nullInputStream(), OutputStream.nullOutputStream(), System.err),
                Terminal.plain());
        Set<String> takeAValue = new TreeSet<>();
        for (CommandLine command : List.of(assize, assize.getSubcommands().get("judge"))) {
            for (OptionSpec option : command.getCommandSpec().options()) {
                if (option.arity().max() > 0) {
                    takeAValue.addAll(List.of(option.names()));
                }
            }
        }
        Matcher table = Pattern.compile("(?s)\nvalued=\"([^\"]*)\"").matcher(Files.readString(Path.of("..", "assize")));
        assertThat(table.find()).isTrue();
        assertThat(new TreeSet<>(
                        List.of(table.group(1).replace("\\\n", "").strip().split(" "))))
                .isEqualTo(takeAValue);
    }

    @Test
    void takesNoValueForAFileOrAnAnswerer() throws Exception {
        built();
        String many = sized("many.jsonl", 40_000_000);
        String few = sized("few.jsonl", 2_000);
        assertThat(start("judge", "exact", few, "--run", many, "--fail-on", "--model", "--by", "-"))
                .contains("-XX:+UseSerialGC");
        assertThat(start("judge", "--pass", "citation-mapping", "exact", many)).doesNotContain("TieredStopAtLevel");
        String more = sized("more.jsonl", 140_000_000);
        assertThat(start("judge", "citation-mapping", more)).doesNotContain("TieredStopAtLevel");
        assertThat(start("judge", "provision-extraction", many)).contains("TieredStopAtLevel=1");
        assertThat(start("judge", few, "--grader", "grader.json")).contains("-XX:+UseSerialGC");
        assertThat(start("judge", "exact", few, "--answerer", "embedded@0.9")).contains("-XX:+UseSerialGC");
    }

    /** Quotes around arguments would end where the user's begin; a path without them ends at its first "&amp;". */
    @Test
    void theLauncherForWindowsQuotesPathsAndLeavesArgumentsAsTheyWereTyped() throws Exception {
        Pattern arguments = Pattern.compile("%\\*|%ARGS|%REST%");
        Pattern path = Pattern.compile("%(JAVA|JAVA_HOME|JAR|HOME_DIR|CACHE|ARCHIVE|STAMP|MADE|SPARK_HOME)%");
        List<String> wrong = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("..", "dist/src/bin/assize.bat"))) {
            String[] parts = line.split("\"", -1);
            for (int i = 0; i < parts.length; i++) {
                if ((i % 2 == 1 ? arguments : path).matcher(parts[i]).find()) {
                    wrong.add(line);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    /** Without an archive, or with one of another Java or jar, it is made once, and not at every start. */
    @Test
    void theLauncherForWindowsMakesItsArchiveOnceForEachJavaAndJar() throws Exception {
        String windows = Files.readString(Path.of("..", "dist/src/bin/assize.bat"));
        assertThat(windows)
                .contains("for %%j in (java.exe) do set \"JAVA=%%~$PATH:j\"")
                .contains("for %%f in (\"%JAR%\") do set \"STAMP=%JAR% %%~tf\"")
                .contains("for %%f in (\"%JAVA%\") do set \"STAMP=%JAVA% %%~tf %STAMP%\"")
                .contains("if not exist \"%ARCHIVE%\" type nul >\"%ARCHIVE%\"")
                .contains("if %%~zf gtr 0 set SHARED=-XX:SharedArchiveFile=\"%ARCHIVE%\"");
        assertThat(windows.indexOf("call :check"))
                .isBetween(windows.indexOf("goto ready"), windows.indexOf(":ready\n"));
        assertThat(Files.readString(Path.of("..", "assize"))).contains("--help|-h|help) exit 0 ;;");
        assertThat(windows).contains("for %%h in (--help -h help) do if \"%~2\"==\"%%h\" exit /b 0");
    }

    /** No Windows here: the tables of its launcher are held against those of this one. */
    @Test
    void theLauncherForWindowsMeansTheSame() throws Exception {
        String posix = Files.readString(Path.of("..", "assize"));
        String windows = Files.readString(Path.of("..", "dist/src/bin/assize.bat"));
        Matcher compute =
                Pattern.compile("(?m)^ +([a-z|]+)\\) echo compute; return ;;").matcher(posix);
        assertThat(compute.find()).isTrue();
        assertThat(windows)
                .contains("for %%c in (judge " + compute.group(1).replace('|', ' ') + ") do")
                .contains("set \"TUNING=-XX:+UseSerialGC -XX:TieredStopAtLevel=1\"");
        assertThat(posix).contains("short) tuning=\"-XX:+UseSerialGC -XX:TieredStopAtLevel=1\"");
        for (String both : List.of(
                "-XX:ArchiveClassesAtExit=",
                "dev.assize.cli.ArchiveTraining",
                "-XX:SharedArchiveFile=",
                "-Xshare:auto -Xlog:disable",
                "-Dassize.cache=",
                "dev.assize.mcp.McpMain",
                "--class dev.assize.spark.JudgeJob",
                "mvn -Pdist,spark-jar package makes one that has.",
                "this folder has no lib-mcp, which holds the tools for assistants; unpack the zip again.")) {
            assertThat(posix).contains(both);
            assertThat(windows).contains(both);
        }
        assertThat(posix).contains("-cp \"$home/../lib-mcp/*:$jar:$home/../lib/lib/*\"");
        assertThat(windows).contains("-cp \"%HOME_DIR%\\lib-mcp\\*;%JAR%;%HOME_DIR%\\lib\\lib\\*\"");
        for (String label : Pattern.compile("(?:goto |call :)(\\w+)")
                .matcher(windows)
                .results()
                .map(found -> found.group(1))
                .toList()) {
            assertThat(windows).containsPattern("(?m)^:" + label + "$");
        }
    }

    @Test
    void goesByWhatTheCommandMeans() throws Exception {
        built();
        Path few = Files.writeString(project.resolve("few.jsonl"), "{}\n");
        Path many = Files.writeString(project.resolve("many.jsonl"), "{}\n".repeat(200_000));
        String compute = "-XX:+UseParallelGC";
        assertThat(start("judge", "brand-extraction", few.toString())).contains("-XX:+UseSerialGC");
        assertThat(start("judge", "brand-extraction", few.toString(), "--fail-on", "--answerer"))
                .contains("-XX:+UseSerialGC");
        assertThat(start("judge", "brand-extraction", few.toString(), many.toString()))
                .contains(compute);
        assertThat(start("report", "nightly")).contains(compute).doesNotContain("TieredStopAtLevel");
        environment.put("ASSIZE_JAVA_OPTIONS", "-Xmx200m");
        assertThat(start("report", "nightly"))
                .as("whoever chose the size of the heap has its usual proportions")
                .doesNotContain("-Xmn");
        environment.remove("ASSIZE_JAVA_OPTIONS");
        assertThat(start("describe", "--answerer")).contains("-XX:+UseSerialGC");
    }

    @Test
    void leavesTheOptimisingCompilerToWhatIsLargeEnoughForIt() throws Exception {
        built();
        String collector = "-XX:+UseParallelGC";
        assertThat(start("judge", "brand-extraction", sized("some.jsonl", 2_000_000)))
                .contains(collector)
                .contains("TieredStopAtLevel=1")
                .contains("CompileThresholdScaling")
                .doesNotContain("CICompilerCount");
        String many = sized("many.jsonl", 40_000_000);
        assertThat(start("judge", "reference-coverage", many))
                .contains(collector)
                .doesNotContain("CompileThresholdScaling")
                .doesNotContain("TieredStopAtLevel");
        assertThat(start("judge", "brand-extraction", many)).doesNotContain("TieredStopAtLevel");
        assertThat(start("judge", "citation-mapping", many))
                .as("its cases are long, and few of them take much")
                .contains("TieredStopAtLevel=1");
        assertThat(start("judge", "brand-extraction", sized("few.jsonl", 200_000), "-o", many))
                .as("what is written is not what is judged")
                .contains("-XX:+UseSerialGC");
    }

    /** A file with nothing in it, and of that size. */
    private String sized(String name, int bytes) throws IOException {
        Path file = machine.resolve(name);
        try (RandomAccessFile empty = new RandomAccessFile(file.toFile(), "rw")) {
            empty.setLength(bytes);
        }
        return file.toString();
    }

    @Test
    void letsJavaReadAnyFileNameWhereNoLanguageIsChosen() throws Exception {
        built();
        tool("java", "echo \"$LANG|$LC_CTYPE|$LC_ALL\"");
        assertThat(start("judges")).isEqualTo("0: |C.UTF-8|\n");
        environment.put("LC_ALL", "POSIX");
        assertThat(start("judges")).isEqualTo("0: |C.UTF-8|C.UTF-8\n");
        environment.put("LC_ALL", "nl_BE.UTF-8");
        assertThat(start("judges")).as("a choice stays").isEqualTo("0: ||nl_BE.UTF-8\n");
    }

    @Test
    void tellsThatStandardInputIsClosed() throws Exception {
        built();
        assertThat(start("judges")).doesNotContain("assize.stdin");
        String script = project.resolve("assize").toString();
        assertThat(started(List.of("/bin/sh", "-c", "exec /bin/sh '" + script + "' judge brand-extraction - <&-")))
                .contains("-Dassize.stdin=closed");
    }

    @Test
    void laysOutTheHeapForHundredsOfCallsAlone() throws Exception {
        built();
        String[] busy = {"judge", "brand-extraction", "c.jsonl", "--answerer", "model:openai/x", "--max-concurrency=200"
        };
        String[] calm = {"judge", "brand-extraction", "c.jsonl", "--answerer", "model:openai/x", "--max-concurrency=20"
        };
        assertThat(start(calm)).doesNotContain("UseTransparentHugePages");
        assertThat(start(busy)).contains("TieredStopAtLevel=1").doesNotContain("CICompilerCount");
        assertThat(start(calm)).contains("CICompilerCount=8");
        assertThat(start(busy))
                .as("two hundred threads that begin would touch a large page each")
                .contains("TLABSize=256k");
        environment.put("ASSIZE_JAVA_OPTIONS", "-Xmx200m");
        assertThat(start(busy))
                .as("whoever chose the size of the heap keeps it")
                .contains("-Xmx200m")
                .doesNotContain("-Xms");
    }

    /** A collector that may not enlarge its heap would go through all of it again and again, without an end. */
    @Test
    void letsWhatLastsTakeMoreMemoryThanThereIsAtFirst() throws Exception {
        built();
        List<String> options = List.of(start("resume", "a-run").split(" ")).stream()
                .filter(option -> option.matches("-X(?:m|X:.*(?:GC|Survivor|Adaptive)).*"))
                .toList();
        assertThat(options).anyMatch(option -> option.endsWith("ParallelGC"));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(
                List.of("-Xmx1g", "-cp", System.getProperty("java.class.path"), LastingMemory.class.getName(), "300"));
        String told = started(command);
        assertThat(told).startsWith("0: 300 MB kept");
        assertThat(Integer.parseInt(told.replaceAll("\\D+$", "").replaceAll(".*\\D", "")))
                .as(told)
                .isLessThan(50);
    }

    /** As after a build, with a Java that only tells what it was given. */
    private void built() throws IOException {
        tool("java", "echo \"$@\"");
        Path target = Files.createDirectories(project.resolve("cli/target"));
        Files.writeString(target.resolve("assize.jar"), "");
        Files.writeString(target.resolve("built-with"), bin.resolve("java") + "\n");
        Path archive = Files.writeString(target.resolve("assize.jsa"), "");
        Files.setLastModifiedTime(
                archive,
                FileTime.from(Files.getLastModifiedTime(archive).toInstant().plusSeconds(5)));
    }

    private void tool(String name, String script) throws IOException {
        Path file = Files.writeString(bin.resolve(name), "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private String start() throws IOException, InterruptedException {
        return start("judges");
    }

    /** The exit code and what was printed. */
    private String start(String... arguments) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of("/bin/sh", project.resolve("assize").toString()));
        command.addAll(List.of(arguments));
        return started(command);
    }

    private String started(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).directory(machine.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.environment().put("PATH", bin.toString());
        Process process = builder.start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return process.exitValue() + ": " + printed;
    }
}
