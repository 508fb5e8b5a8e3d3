package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Words that are ours lead to the glossary where a page first uses them. */
class GlossaryTest {

    private static final Path DOCS = Path.of("..", "docs");

    /** What is no prose: fences, code, headings, links with their text, pictures, tables' rules. */
    private static final Pattern NO_PROSE =
            Pattern.compile("(?ms)^```.*?^```|`[^`\\n]*`|^#[^\\n]*|!?\\[[^\\]]*\\]\\([^)]*\\)");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "judging.md",
                "models.md",
                "answerers.md",
                "runs.md",
                "reports.md",
                "auditing.md",
                "own-judges.md",
                "probes.md",
                "statistics.md",
                "api.md",
                "install.md",
                "java.md",
                "junit.md",
                "languages.md",
                "mcp.md",
                "semantic.md",
                "serve.md",
                "formats/judge-file.md",
                "formats/report.md",
                "formats/result.md",
                "formats/store.md"
            })
    void linksEachWordWhereItFirstOccurs(String page) throws IOException {
        String text = Files.readString(DOCS.resolve(page));
        for (String word : words()) {
            Matcher link = Pattern.compile("\\]\\((?:\\.\\./)?glossary\\.md#" + word.replace(' ', '-') + "\\)")
                    .matcher(text);
            int linked = link.find() ? link.start() : Integer.MAX_VALUE;
            String prose = blanked(text);
            Matcher use = Pattern.compile("(?i)\\b" + word + "(?:s|es)?\\b").matcher(prose);
            if (use.find()) {
                assertThat(linked)
                        .as("%s uses \"%s\" before it is linked", page, word)
                        .isLessThan(use.start());
            }
        }
    }

    private static List<String> words() throws IOException {
        return Files.readAllLines(DOCS.resolve("glossary.md")).stream()
                .filter(line -> line.startsWith("### "))
                .map(line -> line.substring(4))
                .toList();
    }

    private static String blanked(String text) {
        StringBuilder prose = new StringBuilder(text);
        Matcher other = NO_PROSE.matcher(text);
        while (other.find()) {
            for (int i = other.start(); i < other.end(); i++) {
                if (prose.charAt(i) != '\n') {
                    prose.setCharAt(i, ' ');
                }
            }
        }
        return prose.toString();
    }
}
