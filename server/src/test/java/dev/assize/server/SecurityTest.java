package dev.assize.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.engine.setup.SetupException;
import dev.assize.server.account.LoginLimit;
import dev.assize.server.account.Role;
import dev.assize.server.run.ServeSettings;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

class SecurityTest {

    private static final String JUDGE = "reference-coverage";

    @Nested
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    class WithAccounts {

        private Path folder = Path.of("");
        private TestServer server;
        private String token = "";

        @BeforeAll
        void start(@TempDir Path temporary) throws Exception {
            folder = temporary;
            server = new TestServer(folder);
            server.run("nightly", JUDGE);
            server.account("vera", Role.VIEWER);
            server.account("ruth", Role.REVIEWER);
            server.account("adam", Role.ADMIN);
            token = server.token("ci", Role.REVIEWER);
            server.restart();
        }

        @AfterAll
        void stop() {
            server.close();
        }

        @Test
        void letsNobodyInWithoutAPassword() {
            Client client = server.client();
            HttpResponse<String> page = client.get("/runs");
            assertThat(page.statusCode()).isEqualTo(302);
            assertThat(page.headers().firstValue("Location")).hasValue("/login?next=%2Fruns");
            assertThat(client.get("/api/runs").statusCode()).isEqualTo(401);
            assertThat(client.get("/metrics").statusCode()).isEqualTo(401);
            assertThat(client.get("/healthz").statusCode()).isEqualTo(200);
            assertThat(client.post("/runs/nightly/review").statusCode()).isEqualTo(302);
        }

        @Test
        void logsInWithARightPasswordAndForgetsAtLogOut() {
            Client client = server.client();
            HttpResponse<String> in = client.logIn("ruth", TestServer.PASSWORD);
            assertThat(in.statusCode()).isEqualTo(302);
            assertThat(in.headers().firstValue("Set-Cookie").orElse(""))
                    .contains("HttpOnly", "SameSite=Lax")
                    .doesNotContain("ruth");
            assertThat(client.get("/runs").body()).contains("ruth · reviewer");
            client.post("/logout");
            assertThat(client.get("/runs").statusCode()).isEqualTo(302);
        }

        @Test
        void leadsNobodyToAnotherSiteAfterLogIn() {
            Client client = server.client();
            HttpResponse<String> in =
                    client.post("/login", "name", "ruth", "password", TestServer.PASSWORD, "next", "//evil.example/");
            assertThat(in.headers().firstValue("Location")).hasValue("/runs");
        }

        @Test
        void makesWhoeverGuessesWait() {
            Client client = server.client();
            for (int i = 0; i < LoginLimit.MOST_FOR_NAME; i++) {
                assertThat(client.post("/login", "name", "vera", "password", "wrong " + i)
                                .statusCode())
                        .isEqualTo(401);
            }
            assertThat(client.post("/login", "name", "vera", "password", TestServer.PASSWORD)
                            .statusCode())
                    .isEqualTo(429);
        }

        @Test
        void takesATokenForTheApiAndNoOther() throws Exception {
            Client client = server.client();
            String example = Files.readAllLines(TestServer.example(JUDGE)).get(0);
            String path = "/api/judge/" + JUDGE;
            assertThat(client.json(path, "application/json", example, "Authorization", "Bearer " + token)
                            .statusCode())
                    .isEqualTo(200);
            assertThat(client.json(path, "application/json", example, "Authorization", "Bearer no")
                            .statusCode())
                    .isEqualTo(401);
            assertThat(client.json(path, "application/json", example).statusCode())
                    .isEqualTo(401);
            assertThat(client.json("/api/runs", "application/json", "{}", "Authorization", "Bearer " + token)
                            .statusCode())
                    .isEqualTo(403);
        }

        @Test
        void keepsAViewerFromAnswering() {
            Client client = server.client();
            server.account("viola", Role.VIEWER);
            client.logIn("viola", TestServer.PASSWORD);
            assertThat(client.get("/runs/nightly").statusCode()).isEqualTo(200);
            assertThat(client.get("/runs/nightly/review").statusCode()).isEqualTo(403);
            HttpResponse<String> answer =
                    client.post("/runs/nightly/review", "place", "0.fact-1", "value", "yes", "queue", "sample");
            assertThat(answer.statusCode()).isEqualTo(403);
            assertThat(answer.body()).contains("this takes a reviewer, and viola is a viewer");
            assertThat(client.get("/new").statusCode()).isEqualTo(403);
            assertThat(client.get("/log").statusCode()).isEqualTo(403);
            assertThat(client.get("/log").body()).contains("this takes an admin, and viola is a viewer");
        }

        @Test
        void refusesAFormOfAnotherSite() {
            Client client = server.client();
            client.logIn("ruth", TestServer.PASSWORD);
            client.forgetToken();
            HttpResponse<String> answer = client.post("/runs/nightly/undo", "place", "0.fact-1");
            assertThat(answer.statusCode()).isEqualTo(403);
            assertThat(answer.body()).contains("not of this session");
        }

        @Test
        void writesDownWhoDidWhat() {
            Client client = server.client();
            client.logIn("adam", TestServer.PASSWORD);
            server.client().post("/login", "name", "adam", "password", "wrong");
            client.get("/runs/nightly/export/labels.jsonl");
            assertThat(client.get("/log").body()).contains("log-in failed", "labels exported", "127.0.0.1");
        }
    }

    @Nested
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    class OnThisMachine {

        private Path folder = Path.of("");
        private TestServer server;

        @BeforeAll
        void start(@TempDir Path temporary) throws Exception {
            folder = temporary;
            server = new TestServer(folder);
            server.run("nightly", JUDGE);
        }

        @AfterAll
        void stop() {
            server.close();
        }

        @Test
        void listensElsewhereOnlyWithAccounts() {
            ServeSettings wide = new ServeSettings(
                    "0.0.0.0", 0, server.choice(), null, folder, null, TestServer.MOST_BYTES, 1, false);
            assertThatThrownBy(() -> AssizeServer.start(
                            wide,
                            new dev.assize.engine.setup.EngineContext(
                                    new dev.assize.engine.setup.Environment(Map.of()), java.time.Clock.systemUTC())))
                    .isInstanceOf(SetupException.class)
                    .hasMessageContaining("the store has no accounts");
        }

        @Test
        void answersUnderItsOwnNamesOnly() throws Exception {
            // A page elsewhere can let its own name lead here; what it sends then still carries that name.
            assertThat(raw("GET /runs HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
                    .startsWith("HTTP/1.1 403");
            assertThat(raw("GET /runs HTTP/1.1\r\nHost: localhost:1\r\nConnection: close\r\n\r\n"))
                    .startsWith("HTTP/1.1 200");
        }

        @Test
        void takesACallerThatHangsUpForNoFaultOfItsOwn() throws Exception {
            assertThat(raw("POST /api/judge/" + JUDGE
                            + " HTTP/1.1\r\nHost: localhost:1\r\nContent-Type: application/json\r\n"
                            + "Content-Length: 100\r\nConnection: close\r\n\r\n{"))
                    .startsWith("HTTP/1.1 400")
                    .doesNotContain("internal error");
            assertThat(server.client().get("/metrics").body()).doesNotContain("assize_failures_total");
        }

        private String raw(String request) throws Exception {
            URI address = URI.create(server.address("/"));
            try (java.net.Socket socket =
                    new java.net.Socket(java.net.InetAddress.getLoopbackAddress(), address.getPort())) {
                socket.getOutputStream().write(request.getBytes(java.nio.charset.StandardCharsets.US_ASCII));
                socket.shutdownOutput();
                return new String(socket.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
            }
        }

        @Test
        void refusesCallsThatAPageElsewhereCanSend() throws Exception {
            Client client = server.client();
            String example = Files.readAllLines(TestServer.example(JUDGE)).get(0);
            String path = "/api/judge/" + JUDGE;
            assertThat(client.json(path, "text/plain", example).statusCode()).isEqualTo(403);
            assertThat(client.json(path, "application/json", example, "Origin", "http://evil.example")
                            .statusCode())
                    .isEqualTo(403);
            assertThat(client.json(path, "application/json", example, "Sec-Fetch-Site", "cross-site")
                            .statusCode())
                    .isEqualTo(403);
        }

        @Test
        void sendsAStrictPolicyWithEveryPage() {
            Client client = server.client();
            for (String path : List.of("/runs", "/runs/nightly", "/new", "/name", "/log", "/nowhere")) {
                HttpResponse<String> page = client.get(path);
                String policy =
                        page.headers().firstValue("Content-Security-Policy").orElse("");
                assertThat(policy)
                        .as(path)
                        .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
                        .doesNotContain("unsafe");
                assertThat(page.body()).as(path).doesNotContainPattern("<script>|<style|\\son\\w+=|style=");
            }
            HttpResponse<String> report = client.get("/runs/nightly/report");
            assertThat(report.headers().firstValue("Content-Security-Policy").orElse(""))
                    .contains("script-src 'sha256-")
                    .doesNotContain("unsafe");
        }

        @Test
        void takesNoUploadOverItsLimit() {
            Client client = server.client();
            client.get("/new");
            byte[] large = new byte[(int) TestServer.MOST_BYTES + 1024 * 1024];
            java.util.Arrays.fill(large, (byte) ' ');
            HttpResponse<String> answer = client.upload(
                    "/runs", "cases.jsonl", large, "run", "large", "judge", JUDGE, "answerer", "embedded");
            assertThat(answer.statusCode()).isEqualTo(413);
            assertThat(answer.body()).contains("at most 3 MB");
            assertThat(Files.exists(folder.resolve("uploads").resolve("large-cases.jsonl")))
                    .isFalse();
            HttpResponse<String> batch = client.json(
                    "/api/judge/" + JUDGE + "/batch",
                    "application/x-ndjson",
                    new String(large, java.nio.charset.StandardCharsets.US_ASCII));
            assertThat(batch.statusCode()).isEqualTo(413);
        }

        @Test
        void startsARunFromAnUploadAndFromNoOtherName() throws Exception {
            Client client = server.client();
            client.get("/new");
            byte[] cases = Files.readAllBytes(TestServer.example(JUDGE));
            HttpResponse<String> bad = client.upload(
                    "/runs", "cases.jsonl", cases, "run", "../../evil", "judge", JUDGE, "answerer", "embedded");
            assertThat(bad.statusCode()).isEqualTo(422);
            assertThat(bad.body()).contains("takes a name of letters");
            HttpResponse<String> exe =
                    client.upload("/runs", "x.sh", cases, "run", "exe", "judge", JUDGE, "answerer", "embedded");
            assertThat(exe.statusCode()).isEqualTo(422);
            HttpResponse<String> good = client.upload(
                    "/runs", "../cases.jsonl", cases, "run", "uploaded", "judge", JUDGE, "answerer", "embedded");
            assertThat(good.statusCode()).isEqualTo(302);
            assertThat(Files.exists(folder.resolve("uploads").resolve("uploaded-cases.jsonl")))
                    .isTrue();
            for (int i = 0; i < 200 && !client.get("/api/runs/uploaded").body().contains("\"finished\""); i++) {
                Thread.sleep(25);
            }
            assertThat(client.get("/runs/uploaded").body()).contains(">finished<");
        }

        @Test
        void leadsOutOfTheStoreByNoAddress() {
            Client client = server.client();
            for (String path : List.of("/runs/..%2f..%2fetc", "/assets/..%2fpage.css", "/runs/%00", "/assets/x")) {
                HttpResponse<String> answer = client.send(
                        HttpRequest.newBuilder(URI.create(server.address(path))).GET());
                assertThat(answer.statusCode()).as(path).isIn(400, 404);
            }
        }
    }
}
