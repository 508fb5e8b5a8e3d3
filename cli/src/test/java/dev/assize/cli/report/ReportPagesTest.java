package dev.assize.cli.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.judges.StandardJudges;
import dev.assize.testkit.browser.Accessibility;
import dev.assize.testkit.browser.Browser;
import dev.assize.testkit.browser.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of the built-in judges' examples, stored as runs, in a real browser. */
@Tag("slow")
class ReportPagesTest {

    private static final Path PICTURES = Path.of("target", "report-pages");

    /** How many cells of figures break a short word or a figure between two letters. */
    private static final String BROKEN_WORDS = """
            [...document.querySelectorAll('.table:not(.wide) :is(td, th)')].filter(cell => [...cell.childNodes].some(
                node => node.nodeType === Node.TEXT_NODE
                    && [...node.data.matchAll(/(?<!\\S)[\\p{L}\\d.]{1,12}(?!\\S)/gu)].some(word => {
                        const range = document.createRange();
                        range.setStart(node, word.index);
                        range.setEnd(node, word.index + word[0].length);
                        return range.getClientRects().length > 1;
                    }))).length
            """;

    @TempDir
    Path folder;

    @Test
    void showEveryCaseOfEveryJudgeOnAnyScreen() throws IOException {
        assumeTrue(Browser.isInstalled(), Browser.MISSING);
        try (Browser browser = Browser.start()) {
            for (Object judge : StandardJudges.ids()) {
                try (Page page = browser.open(report(judge.toString()), 1280, 900)) {
                    check(page, judge.toString());
                }
            }
            String store = folder.resolve("runs.db").toString();
            String first = "reference-coverage";
            Session.run("judge", first, example(first), "--doubt", "withhold", "--run", "stricter", "--store", store);
            checkForEveryone(browser, "compare", first, "stricter", "--store", store);
            checkForEveryone(browser, "agree", first, "stricter", "--store", store);
            checkForEveryone(
                    browser,
                    "audit",
                    "brand-extraction",
                    example("brand-extraction"),
                    "--replies",
                    example("replies-brand-extraction"));
        }
    }

    private static String example(String name) {
        return "../examples/" + name + ".jsonl";
    }

    /** A page that a command writes can be read on a phone, in the dark and by a screen reader. */
    private void checkForEveryone(Browser browser, String... command) throws IOException {
        Path file = folder.resolve(command[0] + ".html");
        List<String> arguments = new ArrayList<>(List.of(command));
        arguments.addAll(List.of("-o", file.toString()));
        Session written = Session.run(arguments.toArray(String[]::new));
        assertThat(file).as(written.err()).exists();
        try (Page page = browser.open(file, 1280, 900)) {
            assertThat(Accessibility.problems(page)).as(command[0]).isEmpty();
            page.resize(390, 800);
            page.prefer(true);
            assertThat(overflow(page)).as(command[0]).isZero();
            assertThat(page.evaluate(BROKEN_WORDS).asInt()).as(command[0]).isZero();
            assertThat(Accessibility.problems(page)).as(command[0]).isEmpty();
            assertThat(page.complaints().stream().filter(said -> !said.contains("Canvas2D")))
                    .isEmpty();
            assertThat(page.requests()).isEmpty();
        }
    }

    private Path report(String judge) {
        String store = folder.resolve("runs.db").toString();
        Path file = folder.resolve(judge + ".html");
        Session.run("judge", judge, "../examples/" + judge + ".jsonl", "--run", judge, "--store", store);
        Session written = Session.run("report", judge, "--store", store, "-o", file.toString());
        assertThat(written.exit()).as(written.err()).isEqualTo(ExitCode.OK);
        return file;
    }

    private static void check(Page page, String judge) throws IOException {
        Files.createDirectories(PICTURES);
        page.screenshot(PICTURES.resolve(judge + ".png"));
        int cases = page.evaluate("document.querySelectorAll('#case-rows tr').length")
                .asInt();
        assertThat(cases).isPositive();
        page.resize(375, 800);
        assertThat(overflow(page)).as(judge).isZero();
        for (int i = 0; i < cases; i++) {
            page.follow("#case-rows a[href='#case-" + i + "']");
            assertThat(overflow(page)).as("case %s of %s", i, judge).isZero();
            // Stored runs keep their cases, so every text is whole or is no field of the record.
            assertThat(page.evaluate("document.querySelectorAll('#case .text').length")
                            .asInt())
                    .isPositive();
            page.follow(".case-top a[href='#cases']");
        }
        assertThat(page.complaints()).isEmpty();
        assertThat(page.requests()).isEmpty();
    }

    private static int overflow(Page page) {
        return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                .asInt();
    }
}
