package dev.assize.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script that the documents recommend for CI, as it stands there. */
class RecipeTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3})
    void writesItsReportsWhateverTheExitCode(int exit) throws IOException, InterruptedException {
        Path assize = Files.writeString(
                folder.resolve("assize"),
                "#!/bin/sh\necho \"$@\" >> said\nif [ \"$1\" = judge ]; then exit " + exit + "; fi\nexit 1\n");
        assertThat(assize.toFile().setExecutable(true)).isTrue();
        Path script = Files.writeString(folder.resolve("recipe.sh"), recipe());
        Process process = new ProcessBuilder("bash", "-e", script.toString())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue())
                .as(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(exit);
        assertThat(Files.readString(folder.resolve("said")))
                .contains("judge citation-mapping")
                .contains("-o report.html")
                .contains("-o junit.xml")
                .contains("-o comment.md");
    }

    private static String recipe() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "reports.md"));
        Matcher block = Pattern.compile("(?s)## In CI\\n\\n```sh\\n(.*?)```").matcher(page);
        assertThat(block.find()).isTrue();
        return block.group(1);
    }
}
