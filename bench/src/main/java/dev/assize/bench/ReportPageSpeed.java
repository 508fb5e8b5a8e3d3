package dev.assize.bench;

import dev.assize.testkit.browser.Browser;
import dev.assize.testkit.browser.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Opens a report in Chromium and filters its cases: how long until it can be read, and until what was typed shows. */
final class ReportPageSpeed {

    private static final int WIDTH = 1280;
    private static final int HEIGHT = 900;

    /** From an input to the frame after the list has changed. */
    private static final String FILTER = """
            (async () => {
              const field = document.querySelector("#query");
              const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
              await frame();
              const begun = performance.now();
              field.value = "WORDS";
              field.dispatchEvent(new Event("input"));
              await frame();
              return [performance.now() - begun, document.querySelector("#shown").textContent];
            })()""";

    private ReportPageSpeed() {}

    /** The file, then words to filter by. */
    public static void main(String[] arguments) throws IOException {
        List<String> words = List.of(arguments).subList(1, arguments.length);
        try (Browser browser = Browser.start();
                Page page = browser.open(Path.of(arguments[0]).toAbsolutePath(), WIDTH, HEIGHT)) {
            System.out.printf(
                    Locale.ROOT,
                    "opened after %.0f ms%n",
                    page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
                            .asDouble());
            for (String word : words) {
                var told = page.evaluate(FILTER.replace("WORDS", word));
                System.out.printf(
                        Locale.ROOT,
                        "filtered by \"%s\" after %.0f ms: %s%n",
                        word,
                        told.path(0).asDouble(),
                        told.path(1).asText());
            }
        }
    }
}
