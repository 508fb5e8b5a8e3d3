package dev.assize.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sends every request that docs/api.md shows. */
class ApiPageTest {

    private static final Pattern EXAMPLE = Pattern.compile(
            "```http\\n(GET|POST) (\\S+)\\n(?:Content-Type: (\\S+)\\n\\n(.*?))?```\\n+Answers `(\\d+)`",
            Pattern.DOTALL);

    @Test
    void getsTheAnswersThatThePagePromises(@TempDir Path folder) throws Exception {
        String page = Files.readString(Path.of("..", "docs", "api.md"));
        try (TestServer server = new TestServer(folder)) {
            server.run("nightly", "reference-coverage");
            server.data("cases.jsonl", Files.readString(TestServer.example("reference-coverage")));
            Client client = server.client();
            List<String> sent = new ArrayList<>();
            for (Matcher example = EXAMPLE.matcher(page); example.find(); ) {
                HttpResponse<String> answer = example.group(1).equals("GET")
                        ? client.get(example.group(2))
                        : client.json(example.group(2), example.group(3), example.group(4));
                assertThat(answer.statusCode()).as(example.group()).isEqualTo(Integer.parseInt(example.group(5)));
                sent.add(example.group(2));
            }
            assertThat(sent).hasSize(page.split("```http", -1).length - 1).hasSizeGreaterThan(10);
        }
    }
}
