package dev.assize.judgefiles.judge;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import dev.assize.judgefiles.internal.yaml.YamlReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FormatReferenceTest {

    private static final Path PAGE = Path.of("../docs/formats/judge-file.md");

    private static ObjectNode json(String yaml) {
        return YamlReader.read("judge.yaml", yaml, new Mistakes("judge.yaml"))
                .orElseThrow()
                .toJson();
    }

    @Test
    void isThePageThatUsersRead() throws IOException {
        // The links to the glossary are put in by hand: a page that is right keeps them.
        if (System.getProperty("golden.update") != null && !page().equals(FormatReference.markdown())) {
            Files.writeString(PAGE, FormatReference.markdown());
        }
        assertThat(page()).as("links to the glossary aside").isEqualTo(FormatReference.markdown());
    }

    private static String page() throws IOException {
        return Files.readString(PAGE).replaceAll("\\[([^]]+)]\\(\\.\\./glossary\\.md#[a-z-]+\\)", "$1");
    }

    @Test
    void leavesNoFieldWithoutAWord() {
        assertThat(FormatReference.markdown().lines().filter(line -> line.endsWith("|  |")))
                .isEmpty();
    }

    @Test
    void takesEveryExampleForAJudgeFile() throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(FormatReference.schema());
        try (Stream<Path> files = Files.list(Path.of("../examples/judges"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".yaml")).toList()) {
                assertThat(schema.validate(json(Files.readString(file))))
                        .as(file.toString())
                        .isEmpty();
            }
        }
        for (JudgeStarter starter : JudgeStarter.values()) {
            assertThat(schema.validate(json(starter.text("mine"))))
                    .as(starter.name())
                    .isEmpty();
        }
    }
}
