package dev.assize.cli.serve;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.Terminal;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.engine.store.OpenStore;
import dev.assize.engine.store.StoreChoice;
import dev.assize.runs.review.ReviewStore;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {

    private static final String JUDGE = "reference-coverage";
    private static final Path CASES = Path.of("..", "examples", JUDGE + ".jsonl");

    @TempDir
    private Path folder = Path.of("");

    private String store() {
        return folder.resolve("store.db").toString();
    }

    /** A server as a user starts it. */
    private Process serve(String... more) throws IOException {
        List<String> command = new java.util.ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.assize.cli.Main",
                "serve",
                "--port",
                "0",
                "--store",
                store()));
        command.addAll(List.of(more));
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static String address(Process server) throws IOException {
        BufferedReader said = new BufferedReader(new InputStreamReader(server.getErrorStream(), UTF_8));
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            Matcher at = Pattern.compile("at (http://\\S+)").matcher(line);
            if (at.find()) {
                return at.group(1);
            }
        }
        throw new IOException("the server did not start");
    }

    @Test
    void losesNoAcknowledgedAnswerWhenItIsKilledAndSpeaksTheBytesOfTheCommandLine() throws Exception {
        assertThat(Session.run("judge", JUDGE, CASES.toString(), "--run", "nightly", "--store", store())
                        .exit())
                .isZero();
        Process server = serve();
        int acknowledged = 0;
        try {
            String address = address(server);
            HttpClient http =
                    HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
            sameBytes(http, address);
            String page = get(http, address + "/name");
            assertThat(post(http, address + "/name", page, "name", "ann")).isEqualTo(302);
            Thread killer = new Thread(server::destroyForcibly);
            for (int i = 0; i < 12; i++) {
                page = get(http, address + "/runs/nightly/review?queue=sample");
                String form = page.substring(page.indexOf("id=\"answer\""));
                if (i == 8) {
                    killer.start();
                }
                int status = post(
                        http,
                        address + "/runs/nightly/review",
                        page,
                        "cannot-tell",
                        "1",
                        "queue",
                        "sample",
                        "place",
                        value(form, "place"),
                        "key",
                        value(form, "key"));
                assertThat(status).isEqualTo(303);
                acknowledged++;
            }
        } catch (IOException killed) {
            assertThat(acknowledged).isGreaterThanOrEqualTo(8);
        } finally {
            server.destroyForcibly().waitFor(20, TimeUnit.SECONDS);
        }
        EngineContext context = new EngineContext(new Environment(Map.of()), Clock.systemUTC());
        try (OpenStore open = new StoreChoice(store(), context).openExisting()) {
            long kept = new ReviewStore(open.database(), context.clock())
                    .progress(open.require("nightly"))
                    .answers();
            assertThat(kept).isGreaterThanOrEqualTo(acknowledged);
        }
    }

    /** Whoever starts a server anew must know what does not go on by itself. */
    @Test
    void namesTheRunsThatEndWithIt() throws Exception {
        Path data = Files.createDirectories(folder.resolve("data"));
        Files.writeString(data.resolve("many.jsonl"), Files.readString(CASES).repeat(5_000));
        Process server = serve("--data", data.toString());
        try {
            String order = "{\"run\":\"many\",\"judge\":\"" + JUDGE + "\",\"path\":\"many.jsonl\"}";
            HttpResponse<String> started = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(address(server) + "/api/runs"))
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString(order))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString(UTF_8));
            assertThat(started.statusCode()).isEqualTo(201);
            // The process itself would close what it still has to say.
            server.toHandle().destroy();
            assertThat(new String(server.getErrorStream().readAllBytes(), UTF_8))
                    .contains("the run \"many\" was stopped before its end; 'assize resume many' goes on");
        } finally {
            server.destroyForcibly().waitFor(20, TimeUnit.SECONDS);
        }
    }

    private static void sameBytes(HttpClient http, String address) throws Exception {
        String cases = Files.readString(CASES) + "{\"id\":\"broken\"}\n";
        HttpResponse<String> judged = http.send(
                HttpRequest.newBuilder(URI.create(address + "/api/judge/" + JUDGE + "/batch"))
                        .header("Content-Type", "application/x-ndjson")
                        .POST(HttpRequest.BodyPublishers.ofString(cases))
                        .build(),
                HttpResponse.BodyHandlers.ofString(UTF_8));
        Session command = Session.run(cases, Terminal.plain(), "judge", JUDGE, "-");
        assertThat(judged.body()).isEqualTo(command.out());
    }

    private static String get(HttpClient http, String address) throws IOException, InterruptedException {
        return http.send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString(UTF_8))
                .body();
    }

    private static int post(HttpClient http, String address, String page, String... fields)
            throws IOException, InterruptedException {
        StringBuilder body = new StringBuilder("form_token=" + value(page, "form_token"));
        for (int i = 0; i < fields.length; i += 2) {
            body.append('&').append(fields[i]).append('=').append(URLEncoder.encode(fields[i + 1], UTF_8));
        }
        return http.send(
                        HttpRequest.newBuilder(URI.create(address))
                                .header("Content-Type", "application/x-www-form-urlencoded")
                                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                                .build(),
                        HttpResponse.BodyHandlers.ofString(UTF_8))
                .statusCode();
    }

    private static String value(String page, String name) {
        Matcher field =
                Pattern.compile("name=\"" + name + "\" value=\"([^\"]*)\"").matcher(page);
        assertThat(field.find()).as(name).isTrue();
        return field.group(1);
    }

    @Test
    void saysWhatCannotBeServed() {
        assertThat(Session.run("serve", "--store", store(), "--host", "0.0.0.0").err())
                .contains("--host", "the store has no accounts", "'assize users add NAME'");
        assertThat(Session.run("serve", "--store", store(), "--port", "70000").err())
                .contains("--port is from 0 to 65535, got 70000");
        assertThat(Session.run(
                                "serve",
                                "--store",
                                store(),
                                "--data",
                                folder.resolve("no").toString())
                        .err())
                .contains("--data", "no such folder");
        assertThat(Session.run("serve", "--store", store(), "--answerer", "human")
                        .err())
                .contains("people answer in the browser here");
    }

    @Test
    void keepsAccounts() {
        Session added = Session.run(
                "correct horse\n",
                Terminal.plain(),
                "users",
                "add",
                "ann",
                "--role",
                "admin",
                "--password-stdin",
                "--store",
                store());
        assertThat(added.err()).contains("added ann as admin");
        Session token = Session.run("users", "add", "ci", "--token", "--store", store());
        assertThat(token.out().strip()).hasSizeGreaterThan(40);
        assertThat(Session.run("users", "--store", store()).out())
                .isEqualTo("ann\tadmin\tpassword\nci\treviewer\ttoken\n");
        assertThat(Session.run("users", "add", "ann", "--token", "--store", store())
                        .err())
                .contains("already");
        assertThat(Session.run("users", "add", "a/b", "--token", "--store", store())
                        .err())
                .contains("a name has up to 40");
        assertThat(Session.run("users", "role", "ann", "viewer", "--store", store())
                        .err())
                .contains("ann is viewer now");
        assertThat(Session.run(
                                "x\n",
                                Terminal.plain(),
                                "users",
                                "password",
                                "ann",
                                "--password-stdin",
                                "--store",
                                store())
                        .err())
                .contains("at least 10 characters");
        assertThat(Session.run("users", "remove", "ann", "--store", store()).exit())
                .isZero();
        assertThat(Session.run("users", "remove", "ann", "--store", store()).err())
                .contains("no user is called \"ann\"");
    }
}
