package dev.assize.judgefiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.catalog.InvalidJudge;
import dev.assize.core.catalog.JudgeSource;
import dev.assize.testkit.JudgeSourceContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeFileSourceTest extends JudgeSourceContract {

    @Override
    protected JudgeSource source() {
        return new JudgeFileSource();
    }

    @Override
    protected String usable() {
        return "../examples/judges/mqm.yaml";
    }

    @Override
    protected String unusable() {
        return "../examples/judges/nowhere.yaml";
    }

    /** A newcomer has a prompt, and gives it where a judge is asked for. */
    @Test
    void saysWhatBecomesOfAPrompt(@TempDir Path folder) throws IOException {
        Path prompt = Files.writeString(folder.resolve("prompt.txt"), "Grade the answer.");
        assertThatThrownBy(() -> source().find(prompt.toString()))
                .isInstanceOf(InvalidJudge.class)
                .hasMessageContaining("prompt.txt is no judge; one is a folder with a judge.yaml")
                .hasMessageContaining("own-judges.md");
        assertThat(source().find("exact")).isEmpty();
    }
}
