package dev.assize.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ApiTest {

    private static final String JUDGE = "reference-coverage";

    /** So many that a run takes seconds: a stop has to reach it before its end. */
    private static final int MANY = 40_000;

    private TestServer server;

    @BeforeAll
    void start(@TempDir Path temporary) throws Exception {
        server = new TestServer(temporary);
        server.run("nightly", JUDGE);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    void judgesOneCase() throws IOException {
        String example = Files.readAllLines(TestServer.example(JUDGE)).get(0);
        HttpResponse<String> answer = server.client().json("/api/judge/" + JUDGE, "application/json", example);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(results().get(0) + "\n");
    }

    @Test
    void judgesABatchWithTheBytesOfTheStoredRun() throws IOException {
        HttpResponse<String> answer = server.client()
                .json(
                        "/api/judge/" + JUDGE + "/batch",
                        "application/x-ndjson",
                        Files.readString(TestServer.example(JUDGE)));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(String.join("\n", results()) + "\n");
    }

    @Test
    void answersCallsUnderWayBeforeItIsClosed(@TempDir Path temporary) throws Exception {
        String example = Files.readAllLines(TestServer.example(JUDGE)).get(0);
        String cases = (example + "\n").repeat(4_000);
        try (TestServer own = new TestServer(temporary)) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(own.address("/api/judge/" + JUDGE + "/batch")))
                    .header("Content-Type", "application/x-ndjson")
                    .POST(HttpRequest.BodyPublishers.ofString(cases))
                    .build();
            // Is there as soon as the first lines are, long before the last.
            HttpResponse<Stream<String>> answer =
                    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofLines());
            CompletableFuture<Void> end = CompletableFuture.runAsync(own::close);
            assertThat(answer.body()).hasSize(4_000);
            end.get(1, TimeUnit.MINUTES);
        }
    }

    private List<String> results() {
        return server.client().get("/api/runs/nightly/results").body().lines().toList();
    }

    @Test
    void listsRunsResultsAndAnswers() throws IOException {
        JsonNode runs = Json.parse(server.client().get("/api/runs").body());
        assertThat(runs.findValuesAsText("name")).contains("nightly");
        JsonNode run = Json.parse(server.client().get("/api/runs/nightly").body());
        assertThat(run.path("state").asText()).isEqualTo("finished");
        assertThat(run.path("now").path("mean_score").isNumber()).isTrue();
        String answers = server.client().get("/api/runs/nightly/answers").body();
        JsonNode first = Json.parse(answers.lines().findFirst().orElseThrow());
        assertThat(first.path("id").isTextual()).isTrue();
        assertThat(first.path("by").asText()).isEqualTo("embedded");
    }

    @Test
    void saysWhatIsWrong() {
        Client client = server.client();
        assertThat(client.json("/api/judge/nobody", "application/json", "{}").body())
                .contains("no judge is called");
        assertThat(client.json("/api/judge/" + JUDGE, "application/json", "[1]").statusCode())
                .isEqualTo(400);
        assertThat(client.json("/api/judge/" + JUDGE, "application/json", "{").statusCode())
                .isEqualTo(400);
        assertThat(client.json("/api/judge/" + JUDGE + "?answerer=model:x/y", "application/json", "{}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(client.json("/api/judge/" + JUDGE + "?set=nothing=1", "application/json", "{}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(client.get("/api/runs/none").statusCode()).isEqualTo(404);
        assertThat(client.get("/api/nothing").statusCode()).isEqualTo(404);
    }

    @Test
    void readsAFieldOfASingleCaseFromAnotherPlace() {
        Client client = server.client();
        String record = "{\"key\":\"k-1\",\"said\":{\"text\":\"Oslo\"},\"wanted\":\"Oslo\"}";
        String mapped = "/api/judge/exact?map=output=said.text&map=id=key&map=expected=wanted";
        assertThat(client.json(mapped, "application/json", record).body())
                .contains("\"id\":\"k-1\"", "\"verdict\":\"EQUAL\"");
        assertThat(client.json(mapped, "application/json", "{\"id\":\"k-2\"}").body())
                .contains("\"invalid\"", "nothing at");
        for (String each : List.of(record, "{\"id\":\"k-2\"}")) {
            assertThat(client.json(mapped, "application/json", each).body())
                    .isEqualTo(client.json(mapped.replace("?", "/batch?"), "application/x-ndjson", each)
                            .body());
        }
        HttpResponse<String> misspelt = client.json("/api/judge/exact?map=outputt=said", "application/json", record);
        assertThat(misspelt.statusCode()).isEqualTo(422);
        assertThat(misspelt.body()).contains("has no field \\\"outputt\\\"; did you mean");
    }

    /** A misspelt name would change nothing, and nobody would know. */
    @Test
    void refusesWhatNobodyHears() {
        Client client = server.client();
        HttpResponse<String> parameter = client.json("/api/judge/exact?sett=compare=number", "application/json", "{}");
        assertThat(parameter.statusCode()).isEqualTo(422);
        assertThat(parameter.body()).contains("takes no parameter \\\"sett\\\"; did you mean \\\"set\\\"?");
        assertThat(client.json("/api/judge/exact/batch?limit=3", "application/x-ndjson", "{}")
                        .body())
                .contains("it takes set, answerer, map");
        assertThat(client.get("/api/runs?page=2").body()).contains("takes no parameter", "it takes none");
        assertThat(client.get("/api/runs/nightly/results?people=yes").statusCode())
                .isEqualTo(422);
        HttpResponse<String> field = client.json(
                "/api/runs",
                "application/json",
                "{\"run\":\"x\",\"judge\":\"exact\",\"path\":\"c\",\"pas\":\"score >= 3\"}");
        assertThat(field.statusCode()).isEqualTo(422);
        assertThat(field.body()).contains("takes no field \\\"pas\\\"; did you mean \\\"pass\\\"?");
        assertThat(client.json("/api/runs", "application/json", "{\"run\":\"x\",\"judge\":\"exact\",\"map\":\"a=b\"}")
                        .body())
                .contains("map takes an object");
        assertThat(client.json("/api/runs", "application/json", "[]").statusCode())
                .isEqualTo(400);
    }

    @Test
    void startsARunWithSettingsAndTellsWhetherItGoesOn() throws Exception {
        server.data("numbers.jsonl", "{\"id\":\"n\",\"output\":\"2.0\",\"expected\":\"2\"}\n");
        Client client = server.client();
        String order =
                "{\"run\":\"numbers\",\"judge\":\"exact\",\"path\":\"numbers.jsonl\",\"set\":{\"compare\":\"number\"}}";
        HttpResponse<String> started = client.json("/api/runs", "application/json", order);
        assertThat(started.statusCode()).isEqualTo(201);
        assertThat(Json.parse(started.body()).path("running").isBoolean()).isTrue();
        for (int i = 0; i < 200 && !client.get("/api/runs/numbers").body().contains("\"finished\""); i++) {
            Thread.sleep(25);
        }
        assertThat(client.get("/api/runs/numbers/results").body()).contains("\"EQUAL\"");
        HttpResponse<String> again = client.json("/api/runs", "application/json", order);
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(again.body()).contains("there is a run \\\"numbers\\\" already");
        assertThat(client.json(
                                "/api/runs",
                                "application/json",
                                order.replace("compare", "compair").replace("numbers\",", "other\","))
                        .body())
                .contains("has no setting");
    }

    @Test
    void tellsHealthAndMetrics() {
        Client client = server.client();
        assertThat(client.get("/healthz").body()).contains("ok");
        client.get("/runs");
        String metrics = client.get("/metrics").body();
        assertThat(metrics)
                .contains("# TYPE assize_requests_total counter", "assize_request_seconds_bucket{le=\"+Inf\"}");
    }

    @Test
    void startsRunsOfTheDataFolderAndOfNoOtherFile() throws Exception {
        server.data("cases.jsonl", Files.readString(TestServer.example(JUDGE)));
        Client client = server.client();
        String order = "{\"run\":\"from-api\",\"judge\":\"" + JUDGE + "\",\"path\":\"cases.jsonl\"}";
        assertThat(client.json("/api/runs", "application/json", order).statusCode())
                .isEqualTo(201);
        for (int i = 0; i < 200 && !client.get("/api/runs/from-api").body().contains("\"finished\""); i++) {
            Thread.sleep(25);
        }
        assertThat(client.get("/api/runs/from-api/results")
                        .body()
                        .lines()
                        .map(ApiTest::withoutEpoch)
                        .toList())
                .isEqualTo(results().stream().map(ApiTest::withoutEpoch).toList());
        for (String path : List.of("../store.db", "/etc/passwd", "..%2fstore.db", "nothing.jsonl", "")) {
            String bad = "{\"run\":\"bad\",\"judge\":\"" + JUDGE + "\",\"path\":\"" + path + "\"}";
            assertThat(client.json("/api/runs", "application/json", bad).statusCode())
                    .isEqualTo(404);
        }
        for (String name : List.of("../../evil", "a/b", "", "x.jsonl")) {
            String bad = "{\"run\":\"" + name + "\",\"judge\":\"" + JUDGE + "\",\"path\":\"cases.jsonl\"}";
            assertThat(client.json("/api/runs", "application/json", bad).statusCode())
                    .isEqualTo(422);
        }
    }

    /** Without a rule the pages have no pass rate to correct where the judge does not say what passes. */
    @Test
    void keepsWhatPassesWithARunThatItStarts() throws Exception {
        server.data("cases.jsonl", Files.readString(TestServer.example(JUDGE)));
        Client client = server.client();
        String order = "{\"run\":\"%s\",\"judge\":\"" + JUDGE + "\",\"path\":\"cases.jsonl\",\"pass\":\"%s\"}";
        assertThat(client.json("/api/runs", "application/json", order.formatted("ruled", "score >= 3"))
                        .statusCode())
                .isEqualTo(201);
        for (int i = 0; i < 200 && !client.get("/api/runs/ruled").body().contains("\"finished\""); i++) {
            Thread.sleep(25);
        }
        JsonNode now = Json.parse(client.get("/api/runs/ruled").body()).path("now");
        assertThat(now.path("pass_rate").isNumber()).as(now.toString()).isTrue();
        assertThat(client.json("/api/runs", "application/json", order.formatted("wrong", "points >= 3"))
                        .statusCode())
                .isEqualTo(422);
        assertThat(client.get("/new").body()).contains("name=\"pass\"");
    }

    /** Whoever uploads a table has saved it from a spreadsheet, mostly one that writes no UTF-8. */
    @Test
    void readsAFileInTheEncodingThatIsSaid() throws Exception {
        server.data("cases.csv", "id,reference,output_text\na,Im März.,Im März.\n", Charset.forName("windows-1252"));
        Client client = server.client();
        String order = "{\"run\":\"%s\",\"judge\":\"" + JUDGE + "\",\"path\":\"cases.csv\",\"encoding\":\"%s\"}";
        assertThat(client.json("/api/runs", "application/json", order.formatted("excel", "windows-1252"))
                        .statusCode())
                .isEqualTo(201);
        for (int i = 0; i < 200 && !client.get("/api/runs/excel").body().contains("\"finished\""); i++) {
            Thread.sleep(25);
        }
        assertThat(client.get("/api/runs/excel/results").body())
                .contains("\"status\":\"judged\"")
                .contains("Im März");
        HttpResponse<String> wrong =
                client.json("/api/runs", "application/json", order.formatted("wrong", "windows-12"));
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("windows-12");
        assertThat(client.get("/new").body()).contains("name=\"encoding\"");
    }

    @Test
    void stopsARunAndLetsItGoOn() throws Exception {
        StringBuilder cases = new StringBuilder();
        String example = Files.readAllLines(TestServer.example(JUDGE)).get(0);
        for (int i = 0; i < MANY; i++) {
            cases.append(example.replaceFirst("\"id\":\"[^\"]*\"", "\"id\":\"case-" + i + "\""))
                    .append('\n');
        }
        server.data("many.jsonl", cases.toString());
        Client client = server.client();
        client.json(
                "/api/runs",
                "application/json",
                "{\"run\":\"many\",\"judge\":\"" + JUDGE + "\",\"path\":\"many.jsonl\"}");
        JsonNode stopped = Json.parse(
                client.json("/api/runs/many/stop", "application/json", "{}").body());
        assertThat(stopped.path("state").asText()).isEqualTo("unfinished");
        assertThat(stopped.path("cases").asInt()).isLessThan(MANY);
        assertThat(client.get("/runs/many").body()).contains("it can go on");
        assertThat(client.json("/api/runs/many/stop", "application/json", "{}").statusCode())
                .isEqualTo(409);
        try (TestServer second = server.another()) {
            second.client().get("/api/runs/many");
            client.json("/api/runs/many/resume", "application/json", "{}");
            JsonNode told = Json.parse(second.client()
                    .json("/api/runs/many/stop", "application/json", "{}")
                    .body());
            assertThat(told.path("state").asText()).isEqualTo("unfinished");
            assertThat(told.path("cases").asInt())
                    .isBetween(stopped.path("cases").asInt(), MANY - 1);
        }
        assertThat(client.get("/api/runs/many").body()).contains("somebody has stopped this run from elsewhere");
        assertThat(client.json("/api/runs/many/resume", "application/json", "{}")
                        .statusCode())
                .isEqualTo(200);
        for (int i = 0; i < 2_400 && !client.get("/api/runs/many").body().contains("\"finished\""); i++) {
            Thread.sleep(25);
        }
        assertThat(Json.parse(client.get("/api/runs/many").body()).path("cases").asInt())
                .isEqualTo(MANY);
    }

    private static String withoutEpoch(String line) {
        return line.replaceFirst("\"epoch\":\"[^\"]*\"", "");
    }

    @Test
    void describesEveryAddressOfTheApi() throws IOException {
        JsonNode paths =
                Json.parse(server.client().get("/api/openapi.json").body()).path("paths");
        String routes = Files.readString(Path.of("src/main/java/dev/assize/server/Routes.java"))
                .replaceAll("routes\\s+\\.", "routes.")
                .replaceAll("\\(\\s+", "(");
        assertThat(paths.properties())
                .allSatisfy(path -> path.getValue()
                        .properties()
                        .forEach(method -> assertThat(routes)
                                .contains("routes." + method.getKey() + "(\"" + path.getKey() + "\"")));
        java.util.regex.Matcher route = java.util.regex.Pattern.compile("routes\\.(get|post)\\(\"(/api/[^\"]*)\"")
                .matcher(routes);
        while (route.find()) {
            assertThat(paths.path(route.group(2)).has(route.group(1)))
                    .as(route.group())
                    .isTrue();
        }
    }
}
