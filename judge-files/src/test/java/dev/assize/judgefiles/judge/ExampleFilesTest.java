package dev.assize.judgefiles.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The judge files that ship as examples, and six that were written from the pages alone: the shapes that users ask for. */
class ExampleFilesTest {

    static List<Path> files() throws IOException {
        try (Stream<Path> shipped = Files.list(Path.of("../examples/judges"));
                Stream<Path> own = Files.list(Path.of("src/test/resources/dev/assize/judgefiles/judge/own"))) {
            return Stream.concat(shipped, own)
                    .filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void examplesComeOutAsTheySay(Path file) {
        JudgeTest test = new JudgeTest(JudgeFile.read(file));
        JudgeTest.Outcome outcome = test.run();
        assertThat(outcome.problems()).isEmpty();
        assertThat(outcome.passed()).isPositive().isEqualTo(test.examples());
    }

    /** What the page shows for a prompt that stays whole can be copied. */
    @Test
    void thePageHasAFileForAWholePrompt(@TempDir Path folder) throws IOException {
        Matcher block = Pattern.compile("(?s)```yaml\n(assize: 1\njudge: support-score\n.*?)```")
                .matcher(Files.readString(Path.of("../docs/own-judges.md")));
        assertThat(block.find()).isTrue();
        Path file = Files.writeString(folder.resolve("judge.yaml"), block.group(1));
        JudgeTest test = new JudgeTest(JudgeFile.read(file));
        assertThat(test.run().problems()).isEmpty();
        assertThat(test.fuzz(300, 7)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("files")
    void randomAnswersGiveVerdictsOfTheDerivedForm(Path file) {
        assertThat(new JudgeTest(JudgeFile.read(file)).fuzz(300, 7)).isEmpty();
    }
}
