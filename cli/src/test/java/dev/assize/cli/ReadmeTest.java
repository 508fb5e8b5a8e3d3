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

/** The first page is short, and leads to what there is. */
class ReadmeTest {

    private static final Path ROOT = Path.of("..");

    @Test
    void fitsOnAScreenAndShowsTheReport() throws IOException {
        List<String> lines = Files.readAllLines(ROOT.resolve("README.md"));
        assertThat(lines).hasSizeLessThan(80);
        assertThat(String.join("\n", lines))
                .contains("./assize judge reference-coverage examples/reference-coverage.jsonl")
                .contains("mvn -B -ntp verify")
                .contains("## Install", "## A first verdict", "## Your own data", "## Where next")
                .contains("--model", "--fail-on", "judge-new", "Assize.judge(");
        Matcher picture = Pattern.compile("<img src=\"([^\"]+)\"").matcher(String.join("\n", lines));
        assertThat(picture.find()).isTrue();
        assertThat(ROOT.resolve(picture.group(1))).isNotEmptyFile();
    }

    @Test
    void leadsToPagesThatAreThere() throws IOException {
        for (Path page : pages()) {
            Matcher link = Pattern.compile("\\]\\(([^)#:\\s]+)(?:#[^)]*)?\\)").matcher(Files.readString(page));
            while (link.find()) {
                assertThat(page.resolveSibling(link.group(1)))
                        .as("%s leads to %s", page, link.group(1))
                        .exists();
            }
        }
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(
                            Stream.of(ROOT.resolve("README.md"), ROOT.resolve("CONTRIBUTING.md")),
                            docs.filter(page -> page.toString().endsWith(".md")))
                    .toList();
        }
    }
}
