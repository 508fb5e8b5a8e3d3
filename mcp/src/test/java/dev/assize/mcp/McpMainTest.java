package dev.assize.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.engine.Assize;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** The real server in a process of its own, and the protocol's own client. */
class McpMainTest {

    @TempDir
    private Path folder;

    private static CallToolResult call(McpSyncClient client, String tool, Map<String, Object> arguments) {
        return client.callTool(
                CallToolRequest.builder(tool).arguments(arguments).build());
    }

    private static String text(CallToolResult result) {
        return ((TextContent) result.content().get(0)).text();
    }

    private static JsonNode json(CallToolResult result) {
        assertThat(result.isError()).as(text(result)).isFalse();
        try {
            return Json.parse(text(result));
        } catch (JsonProcessingException e) {
            throw new AssertionError(text(result), e);
        }
    }

    @Test
    void offersJudgesAndRunsToAClient() throws Exception {
        Path store = folder.resolve("runs.db");
        List<ObjectNode> records = List.of(
                Json.object().put("id", "right").put("output", "Paris").put("expected", "Paris"),
                Json.object().put("id", "wrong").put("output", "Milan").put("expected", "Rome"));
        Assize.judge("exact")
                .inStore(store.toString())
                .keptAs("nightly")
                .over(records)
                .run();
        Path own = Files.writeString(folder.resolve("short.yaml"), """
                assize: 1
                judge: short
                version: 1
                case: {answer: {type: text, required: true}}
                ruling:
                  verdict: [{label: PASS, when: "size(answer) < 5"}, {label: FAIL}]
                  output: {verdict: "${verdict}"}
                """);
        ServerParameters server = ServerParameters.builder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString())
                .args(
                        "-Xmx256m",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.assize.mcp.McpMain",
                        "--store",
                        store.toString(),
                        "--judge",
                        own.toString())
                .build();
        StdioClientTransport transport = new StdioClientTransport(
                server, new JacksonMcpJsonMapper(JsonMapper.builder().build()));
        try (McpSyncClient client = McpClient.sync(transport)
                .requestTimeout(Duration.ofSeconds(60))
                .initializationTimeout(Duration.ofSeconds(60))
                .jsonSchemaValidator((schema, value) -> JsonSchemaValidator.ValidationResponse.asValid(""))
                .build()) {
            assertThat(client.initialize().serverInfo().name()).isEqualTo("assize");
            assertThat(client.listTools().tools())
                    .extracting(Tool::name)
                    .containsExactlyInAnyOrder("list_judges", "describe_judge", "judge_case", "list_runs", "read_run");
            assertThat(json(call(client, "list_judges", Map.of())).toString())
                    .contains("reference-coverage")
                    .contains("\"short\"");
            assertThat(json(call(client, "describe_judge", Map.of("judge", "exact")))
                            .path("fields")
                            .toString())
                    .contains("expected");
            JsonNode judged = json(call(
                    client,
                    "judge_case",
                    Map.of(
                            "judge",
                            "exact",
                            "case",
                            Map.of("output", "10.4", "expected", 10),
                            "settings",
                            Map.of("compare", "number", "absolute", "0.5"))));
            assertThat(judged.path("verdict").path("verdict").asText()).isEqualTo("EQUAL");
            assertThat(json(call(client, "judge_case", Map.of("judge", "short", "case", Map.of("answer", "yes"))))
                            .path("verdict")
                            .path("verdict")
                            .asText())
                    .isEqualTo("PASS");
            assertThat(json(call(client, "list_runs", Map.of())).toString()).contains("nightly");
            JsonNode run = json(call(client, "read_run", Map.of("run", "nightly", "worst", 1)));
            assertThat(run.path("worst_cases").toString()).contains("\"wrong\"").doesNotContain("\"right\"");
            assertThat(run.path("pass").toString()).contains("0.5");
            assertThat(json(call(client, "read_run", Map.of("run", "nightly", "case", "right")))
                            .toString())
                    .contains("Paris");
            saysWhatIsWrong(client, own);
        }
    }

    @Test
    void saysWhatIsWrongWithItsOptions() throws Exception {
        assertThat(start("--modle", "openai/x"))
                .startsWith("2: assize: there is no option --modle; did you mean --model?");
        assertThat(start("--store")).startsWith("2: assize: --store needs a value");
        assertThat(start("--model=openai/x", "--answerer", "embedded"))
                .startsWith("2: assize: --model takes the place of");
    }

    private static String start(String... options) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.assize.mcp.McpMain"));
        command.addAll(List.of(options));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() + ": " + told;
    }

    private static void saysWhatIsWrong(McpSyncClient client, Path own) {
        CallToolResult unknown = call(client, "judge_case", Map.of("judge", own.toString(), "case", Map.of()));
        assertThat(unknown.isError()).isTrue();
        assertThat(text(unknown)).contains("no judge is called").contains("reference-coverage");
        CallToolResult noCase = call(client, "judge_case", Map.of("judge", "exact"));
        assertThat(noCase.isError()).isTrue();
        assertThat(text(noCase)).contains("\"case\" is an object");
        CallToolResult noRun = call(client, "read_run", Map.of("run", "nightli"));
        assertThat(noRun.isError()).isTrue();
        assertThat(text(noRun)).contains("nightly");
    }
}
