package dev.assize.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.testkit.browser.Browser;
import dev.assize.testkit.browser.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Review in a real browser, with a real server, on every database. */
abstract class BrowserContract {

    private static @Nullable Browser browser;

    @TempDir
    private Path folder = Path.of("");

    TestServer server;

    abstract String store(Path folder);

    @BeforeAll
    static void open() throws IOException {
        Assumptions.assumeTrue(Browser.isInstalled(), Browser.MISSING);
        browser = Browser.start();
    }

    @AfterAll
    static void close() throws IOException {
        if (browser != null) {
            browser.close();
            browser = null;
        }
    }

    @BeforeEach
    void start() throws Exception {
        server = new TestServer(folder, store(folder));
        server.run("nightly", "reference-coverage");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    Page visit(String path) {
        return Objects.requireNonNull(browser).visit(server.address(path), 1200, 900);
    }

    /** Says who it is with the keyboard alone. */
    Page reviewer(String name) {
        Page page = visit("/runs/nightly/review?queue=sample");
        page.evaluate("document.getElementById('name').focus()");
        page.type(name);
        page.turn(() -> page.press("Enter"));
        return page;
    }

    private static String place(Page page) {
        return page.evaluate("document.querySelector('#answer [name=place]').value")
                .asText();
    }

    /** Lists cannot be told from the keyboard in a word; they are left. */
    private static void toYesNo(Page page) {
        while (page.evaluate("!!document.querySelector('#answer textarea')").asBoolean()) {
            page.turn(() -> page.press("w"));
        }
    }

    @Test
    void canBeDoneWithTheKeyboardAlone() {
        try (Page page = reviewer("ann")) {
            toYesNo(page);
            String first = place(page);
            page.turn(() -> page.press("y"));
            assertThat(page.evaluate("document.getElementById('objection').textContent")
                            .asText())
                    .contains("Select the words");
            assertThat(place(page)).isEqualTo(first);
            page.evaluate("""
                    (() => { const text = document.querySelector("[data-quotable='1']");
                      const range = document.createRange();
                      range.setStart(text.firstChild, 0);
                      range.setEnd(text.firstChild, 12);
                      const selection = getSelection();
                      selection.removeAllRanges();
                      selection.addRange(range); })()""");
            page.await("document.getElementById('quote').value.length > 3");
            page.turn(() -> page.press("y"));
            assertThat(page.evaluate("document.getElementById('last').textContent")
                            .asText())
                    .contains("You answered yes");
            String second = place(page);
            assertThat(second).isNotEqualTo(first);
            page.turn(() -> page.press("u"));
            assertThat(place(page)).isEqualTo(first);
            page.turn(() -> page.press("n"));
            assertThat(place(page)).isEqualTo(second);
            page.turn(() -> page.press("ArrowLeft"));
            assertThat(place(page)).isEqualTo(first);
            assertThat(page.evaluate("document.getElementById('own').textContent")
                            .asText())
                    .contains("no");
            page.turn(() -> page.press("ArrowRight"));
            assertThat(place(page)).isEqualTo(second);
            assertThat(page.complaints().stream().filter(said -> !said.contains("422")))
                    .isEmpty();
        }
    }

    @Test
    void asksTwoPeopleDifferentQuestionsAtOnceAndMovesTheFigures() {
        try (Page watching = visit("/runs/nightly");
                Page ann = reviewer("ann");
                Page ben = reviewer("ben")) {
            watching.hurry();
            assertThat(place(ann)).isNotEqualTo(place(ben));
            ann.turn(() -> ann.press("w"));
            watching.go(server.address("/runs/nightly/agreement"));
            String withheld = "document.querySelector('#agreement [data-name=Withheld]').innerText";
            assertThat(watching.evaluate(withheld).asText()).isEqualTo("1");
            ben.turn(() -> ben.press("w"));
            assertThat(place(ann)).isNotEqualTo(place(ben));
            watching.await(withheld + " === '2'");
            watching.go(server.address("/runs/nightly"));
            watching.await("/With people's answers\\s+[12] case/.test(document.querySelector('#live').innerText)");
            watching.await("document.querySelector('#queues .card') !== null");
            assertThat(watching.complaints()).isEmpty();
        }
    }
}
