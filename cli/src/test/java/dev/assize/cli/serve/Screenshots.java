package dev.assize.cli.serve;

import dev.assize.cli.Session;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.engine.store.StoreChoice;
import dev.assize.server.AssizeServer;
import dev.assize.server.run.ServeSettings;
import dev.assize.testkit.browser.Browser;
import dev.assize.testkit.browser.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Takes pictures of all pages for the documents, from the examples. No test: bench/screenshots.sh runs it. */
@EnabledIfSystemProperty(named = "screenshots", matches = ".+")
class Screenshots {

    private static final int WIDTH = 1200;
    private static final int HEIGHT = 860;
    private static final int PHONE = 390;

    @TempDir
    private Path folder = Path.of("");

    private String store() {
        return folder.resolve("store.db").toString();
    }

    private static String example(String name) {
        return Path.of("..", "examples", name).toString();
    }

    @Test
    void take() throws IOException {
        Path target = Path.of(System.getProperty("screenshots", "screenshots"));
        for (String name : new String[] {"nightly-2026-11-14", "nightly-2026-11-15"}) {
            Session.run(
                    "judge",
                    "reference-coverage",
                    example("reference-coverage.jsonl"),
                    "--run",
                    name,
                    "--store",
                    store());
        }
        Session.run(
                "judge", "brand-extraction", example("brand-extraction.jsonl"), "--run", "brands", "--store", store());
        Session.run(
                "judge",
                "citation-mapping",
                example("citation-mapping.jsonl"),
                "--doubt",
                "withhold",
                "--run",
                "citations",
                "--store",
                store());
        EngineContext context = new EngineContext(new Environment(Map.of()), Clock.systemUTC());
        ServeSettings settings = new ServeSettings(
                "127.0.0.1",
                0,
                new StoreChoice(store(), context),
                Path.of("..", "examples"),
                folder,
                null,
                ServeSettings.USUAL_BYTES,
                2,
                false);
        try (AssizeServer server = AssizeServer.start(settings, context);
                Browser browser = Browser.start()) {
            String address = "http://127.0.0.1:" + server.port();
            answer(browser, address, "ben", 4, 40);
            try (Page page = answer(browser, address, "ann", 5, 40)) {
                Map<String, String> pages = new LinkedHashMap<>();
                String run = "/runs/nightly-2026-11-15";
                pages.put("runs", "/runs");
                pages.put("run", run);
                pages.put("review", run + "/review?queue=sample");
                pages.put("agreement", run + "/agreement");
                pages.put("disagreements", run + "/disagreements");
                pages.put("new-run", "/new");
                pages.put("log", "/log");
                for (Map.Entry<String, String> each : pages.entrySet()) {
                    page.go(address + each.getValue());
                    if (each.getKey().equals("run")) {
                        page.await("document.querySelector('#queues .card') !== null");
                    }
                    shoot(page, target, each.getKey());
                }
            }
            files(browser, target);
        }
    }

    /** Fills in what the question on the screen needs, and tells which button to press. */
    private static final String ANSWER = """
            (() => {
              const list = document.querySelector("#answer textarea");
              const text = (document.querySelector("[aria-label=reference]") || { textContent: "" }).textContent;
              if (list) {
                list.value = /facts/.test(document.querySelector("h2").textContent) ? text.split(/(?<=[.]) /).join("\\n") : "";
                return "#answer [name=send]";
              }
              const quotable = document.querySelector("[data-quotable='1']");
              if (YES && quotable) {
                document.getElementById("quote").value = quotable.textContent.split(" ").slice(0, 5).join(" ");
              }
              return YES ? "#answer [value=yes]" : "#answer [value=no]";
            })()""";

    /** Somebody who answers some questions: lists with the sentences of the text, all else mostly with a yes. */
    private static Page answer(Browser browser, String address, String name, int odds, int questions) {
        Page page = browser.visit(address + "/runs/nightly-2026-11-15/review?queue=sample", WIDTH, HEIGHT);
        page.evaluate("document.getElementById('name').focus()");
        page.type(name);
        page.turn(() -> page.press("Enter"));
        if (name.equals("ben")) {
            page.evaluate("fetch('/runs/nightly-2026-11-15/rule', { method: 'POST', headers: {'Content-Type':"
                    + " 'application/x-www-form-urlencoded', 'X-Form-Token': document.querySelector('[name=form-token]').content },"
                    + " body: 'reviewers=2&blind=1' }).then(() => true)");
        }
        for (int i = 0; i < questions; i++) {
            String kind = page.evaluate(ANSWER.replace("YES", Boolean.toString((i + name.length()) % odds != 0)))
                    .asText();
            page.turn(() -> page.evaluate("document.querySelector(\"" + kind + "\").click()"));
        }
        return page;
    }

    /** The pages that are files. */
    private void files(Browser browser, Path target) throws IOException {
        Path report = folder.resolve("report.html");
        Path compare = folder.resolve("compare.html");
        Path agree = folder.resolve("agree.html");
        Path audit = folder.resolve("audit.html");
        Session.run("report", "nightly-2026-11-15", "--store", store(), "-o", report.toString());
        Session.run(
                "judge",
                "reference-coverage",
                example("reference-coverage.jsonl"),
                "--doubt",
                "withhold",
                "--run",
                "stricter",
                "--store",
                store());
        Session.run("compare", "nightly-2026-11-15", "stricter", "--store", store(), "-o", compare.toString());
        Session.run("agree", "nightly-2026-11-15", "stricter", "--store", store(), "-o", agree.toString());
        Session.run(
                "audit",
                "brand-extraction",
                example("brand-extraction.jsonl"),
                "--replies",
                example("replies-brand-extraction.jsonl"),
                "-o",
                audit.toString());
        for (Path file : new Path[] {report, compare, agree, audit}) {
            if (Files.exists(file)) {
                try (Page page = browser.open(file, WIDTH, HEIGHT)) {
                    shoot(page, target, file.getFileName().toString().replace(".html", ""));
                }
            }
        }
    }

    private static void shoot(Page page, Path target, String name) throws IOException {
        page.resize(WIDTH, HEIGHT);
        page.prefer(false);
        page.screenshot(target.resolve(name + "-light.png"));
        page.prefer(true);
        page.screenshot(target.resolve(name + "-dark.png"));
        page.prefer(false);
        page.resize(PHONE, HEIGHT);
        page.screenshot(target.resolve(name + "-phone.png"));
        page.resize(WIDTH, HEIGHT);
    }
}
