package dev.assize.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.server.account.Role;
import dev.assize.testkit.browser.Accessibility;
import dev.assize.testkit.browser.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class SqliteBrowserTest extends BrowserContract {

    private static final String HOSTILE =
            "<script>window.hacked=1</script><img src=x onerror=\"window.hacked=1\"></div>\u202Eevil";

    @Override
    String store(Path folder) {
        return folder.resolve("store.db").toString();
    }

    @Test
    void runsNoScriptOfACase() throws Exception {
        String record = "{\"id\":" + quoted(HOSTILE) + ",\"input\":" + quoted(HOSTILE) + ",\"reference\":"
                + quoted("The tower is 330 m high. " + HOSTILE) + ",\"output_text\":" + quoted(HOSTILE) + "}\n";
        server.data("hostile.jsonl", record);
        Client client = server.client();
        client.json(
                "/api/runs",
                "application/json",
                "{\"run\":\"hostile\",\"judge\":\"reference-coverage\",\"path\":\"hostile.jsonl\"}");
        for (int i = 0; i < 200 && !client.get("/api/runs/hostile").body().contains("\"finished\""); i++) {
            Thread.sleep(25);
        }
        try (Page page = reviewer("ann")) {
            for (String path : List.of("/runs/hostile/review?queue=sample", "/runs/hostile", "/runs/hostile/report")) {
                page.go(server.address(path));
                assertThat(page.evaluate("window.hacked === undefined").asBoolean())
                        .as(path)
                        .isTrue();
            }
            page.go(server.address("/runs/hostile/review?queue=sample"));
            page.turn(() -> page.press("w"));
            assertThat(page.evaluate("document.body.innerText").asText()).contains("<script>window.hacked=1</script>");
            assertThat(page.evaluate("window.hacked === undefined").asBoolean()).isTrue();
        }
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\"", "\\\"") + "\"";
    }

    @Test
    void isReadableOnAPhoneInTheDarkAndByAScreenReader() {
        try (Page page = reviewer("ann")) {
            page.turn(() -> page.press("w"));
            for (String path : List.of(
                    "/runs",
                    "/runs/nightly",
                    "/runs/nightly/review?queue=sample",
                    "/runs/nightly/review?queue=disagreeing",
                    "/runs/nightly/agreement",
                    "/runs/nightly/disagreements",
                    "/new",
                    "/name",
                    "/log",
                    "/runs/nobody")) {
                for (boolean dark : List.of(true, false)) {
                    page.resize(dark ? 390 : 1200, 800);
                    page.prefer(dark);
                    page.go(server.address(path));
                    check(page, path + (dark ? " in the dark, on a phone" : ""), dark);
                }
            }
            assertThat(page.complaints().stream().filter(said -> !said.contains("404") && !said.contains("Canvas2D")))
                    .isEmpty();
        }
    }

    private static void check(Page page, String path, boolean dark) {
        assertThat(page.evaluate("document.documentElement.scrollWidth").asInt())
                .as("width of " + path)
                .isLessThanOrEqualTo(dark ? 390 : 1200);
        assertThat(page.evaluate("getComputedStyle(document.body).backgroundColor")
                        .asText())
                .as(path)
                .isEqualTo(dark ? "rgb(19, 21, 23)" : "rgb(246, 246, 243)");
        assertThat(page.evaluate("document.querySelectorAll('h1').length + document.querySelectorAll('main').length")
                        .asInt())
                .as(path)
                .isEqualTo(2);
        assertThat(Accessibility.problems(page)).as(path).isEmpty();
    }

    @Test
    void letsEverybodyLogIn() {
        server.account("ann", Role.ADMIN);
        server.restart();
        try (Page page = visit("/login")) {
            assertThat(Accessibility.problems(page)).isEmpty();
        }
    }
}
