package dev.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The start script on machines where something is missing: a copy of it in an empty project, with a PATH of our own. */
class StartScriptTest {

    private static final List<String> TOOLS =
            List.of("sh", "dirname", "readlink", "find", "head", "cat", "mkdir", "rm", "sed", "sleep", "touch", "stty");

    @TempDir
    Path machine;

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

    private void tool(String name, String script) throws IOException {
        Path file = Files.writeString(bin.resolve(name), "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** The exit code and what was printed. */
    private String start() throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                        "/bin/sh", project.resolve("assize").toString(), "judges")
                .redirectErrorStream(true)
                .directory(machine.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", bin.toString());
        Process process = builder.start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return process.exitValue() + ": " + printed;
    }
}
