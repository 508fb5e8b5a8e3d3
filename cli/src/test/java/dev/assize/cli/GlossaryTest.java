package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Words that are ours lead to the glossary where a page first uses them. */
class GlossaryTest {

    private static final Path DOCS = Path.of("..", "docs");

    /** What is no prose: fences, code, headings, links with their text, pictures, tables' rules. */
    private static final Pattern NO_PROSE =
            Pattern.compile("(?ms)^```.*?^```|`[^`\\n]*`|^#[^\\n]*|!?\\[[^\\]]*\\]\\([^)]*\\)");

    /** Records of what was measured or decided are dated, and the glossary is what the others lead to. */
    private static final Pattern OTHER = Pattern.compile("(?:glossary|measured)\\.md|(?:adr|cards)/.*");

    static List<String> pages() throws IOException {
        try (Stream<Path> files = Files.walk(DOCS)) {
            return files.map(file -> DOCS.relativize(file).toString().replace('\\', '/'))
                    .filter(page -> page.endsWith(".md") && !OTHER.matcher(page).matches())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void looksAtThePages() throws IOException {
        assertThat(pages()).contains("judging.md", "formats/result.md", "judges/citation-mapping.md");
    }

    @ParameterizedTest
    @MethodSource("pages")
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
