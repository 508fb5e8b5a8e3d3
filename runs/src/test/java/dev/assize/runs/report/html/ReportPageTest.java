package dev.assize.runs.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assize.runs.report.PointsRun;
import dev.assize.testkit.browser.Accessibility;
import dev.assize.testkit.browser.Browser;
import dev.assize.testkit.browser.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page in a real browser. */
@Tag("slow")
class ReportPageTest {

    private static final Path FOLDER = Path.of("target", "report-page");

    private static @Nullable Browser browser;

    @SuppressWarnings("NullAway.Init")
    private Page page;

    @BeforeAll
    static void start() throws IOException {
        assumeTrue(Browser.isInstalled(), Browser.MISSING);
        Files.createDirectories(FOLDER);
        Files.writeString(FOLDER.resolve("points.html"), PointsRun.written(new HtmlReport(), PointsRun.report()));
        browser = Browser.start();
    }

    @AfterAll
    static void stop() throws IOException {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void open() {
        page = Objects.requireNonNull(browser)
                .open(FOLDER.resolve("points.html").toAbsolutePath(), 1280, 900);
    }

    /** Whatever a test did, nothing went wrong in the page, and it asked for nothing. */
    @AfterEach
    void staysQuiet() {
        assertThat(page.complaints().stream().filter(said -> !said.contains("Canvas2D")))
                .isEmpty();
        assertThat(page.requests()).isEmpty();
        assertThat(page.evaluate("typeof window.hacked").asText()).isEqualTo("undefined");
        page.close();
    }

    @Test
    void showsFiguresChartsAndCases() throws IOException {
        assertThat(text("h1")).isEqualTo("points.results.jsonl");
        assertThat(text("#pass-rate"))
                .contains("50.0 %")
                .contains("15.0 to 85.0")
                .contains("40.0 to 60.0");
        assertThat(text("#mean-score")).contains("2.50").contains("2.00 to 3.00");
        assertThat(count("svg[aria-label]")).isEqualTo(4);
        assertThat(text("#sentence")).startsWith("2 of 4 cases pass. With 4 cases the true rate may be anywhere from");
        assertThat(count("#case-rows tr")).isEqualTo(7);
        page.screenshot(FOLDER.resolve("overview-light.png"));
        page.prefer(true);
        page.screenshot(FOLDER.resolve("overview-dark.png"));
    }

    @Test
    void findsFiltersAndSortsCases() {
        type("#query", "KNIGHT nowhere");
        assertThat(text("#case-rows")).contains("No case matches");
        page.evaluate("document.querySelector('#clear-empty').click()");
        assertThat(count("#case-rows tr")).isEqualTo(7);
        // The words of a text, not only of its findings.
        type("#query", "slept");
        assertThat(text("#case-rows")).startsWith("bad");
        type("#query", "two STARS");
        assertThat(text("#case-rows")).contains("bad");
        assertThat(text("#shown")).isEqualTo("1–1 of 1 (7 in all)");
        type("#query", "");
        type("#by-status", "undecided");
        assertThat(text("#case-rows")).startsWith("open");
        type("#by-status", "split");
        assertThat(text("#case-rows")).startsWith("bad");
        type("#by-status", "");
        page.evaluate("document.querySelector('[data-key=score] button').click()");
        assertThat(text("#case-rows tr:first-child")).startsWith("=SUM(A1:A9)");
        page.evaluate("document.querySelector('[data-key=score] button').click()");
        assertThat(text("#case-rows tr:first-child")).startsWith("good");
        page.evaluate("document.querySelectorAll('[data-code]')[1].click()");
        assertThat(count("#case-rows tr")).isEqualTo(2);
        page.evaluate("document.querySelector('#clear').click()");
        assertThat(count("#case-rows tr")).isEqualTo(7);
    }

    @Test
    void showsTheWorstFirst() {
        assertThat(text("#case-rows tr:first-child")).startsWith("=SUM(A1:A9)");
        assertThat(text("#case-rows tr:last-child")).startsWith("good");
        // Cases come before the findings, and both after the figures.
        assertThat(page.evaluate("[...document.querySelectorAll('#overview > section[id]')].map((part) => part.id)")
                        .toString())
                .isEqualTo("[\"cases\",\"findings\",\"questions\"]");
    }

    @Test
    void filtersByAClickOnAChart() {
        page.evaluate("document.querySelector('svg a[data-label=FAIL]').dispatchEvent(new MouseEvent('click',"
                + " {bubbles: true, cancelable: true}))");
        assertThat(text("#case-rows")).contains("bad").doesNotContain("good");
        page.evaluate("document.querySelector('svg a[data-from=\"5.0\"]').dispatchEvent(new MouseEvent('click',"
                + " {bubbles: true, cancelable: true}))");
        assertThat(text("#case-rows")).startsWith("good");
        assertThat(text("#range")).isEqualTo("score 5 ×");
        page.evaluate("document.querySelector('#range').click()");
        assertThat(count("#case-rows tr")).isEqualTo(7);
        page.evaluate("document.querySelector('.legend a[data-status=invalid]').click()");
        assertThat(count("#case-rows tr")).isEqualTo(1);
    }

    @Test
    void exportsWhatIsShown() {
        assertThat(page.evaluate(
                                "(() => { let kept; URL.createObjectURL = (blob) => { kept = blob; return 'blob:none'; };"
                                        + " HTMLAnchorElement.prototype.click = () => {};"
                                        + " document.querySelector('#export').click(); return kept.text(); })()")
                        .asText())
                .startsWith("id,status,label,score,findings,what_weighs_most\r\n'=SUM(A1:A9),");
    }

    @Test
    void showsTheVerdictBeforeTheTexts() {
        page.follow("a[href='#case-1']");
        assertThat(text("#verdict .large")).isEqualTo("2 / 5");
        assertThat(text("#verdict")).contains("FAIL");
        assertThat(page.evaluate("document.querySelector('#verdict').compareDocumentPosition("
                                + "document.querySelector('.split')) & Node.DOCUMENT_POSITION_FOLLOWING")
                        .asInt())
                .isNotZero();
        assertThat(page.evaluate("getComputedStyle(document.querySelector('.case-top')).position")
                        .asText())
                .isEqualTo("sticky");
    }

    @Test
    void goesFromCaseToCaseByKeyboard() {
        page.follow("a[href='#case-1']");
        String before = text(".case-top .note");
        press("ArrowRight");
        assertThat(text("#case h1")).isNotEqualTo("bad");
        press("ArrowLeft");
        assertThat(text("#case h1")).isEqualTo("bad");
        assertThat(text(".case-top .note")).isEqualTo(before).matches("case \\d of 7");
        press("Escape");
        assertThat(page.evaluate("document.querySelector('#case').hidden").booleanValue())
                .isTrue();
    }

    @Test
    void saysWhatTheColoursMeanAndShowsOneItemAtATime() {
        page.follow("a[href='#case-1']");
        assertThat(text(".legend[aria-label]")).isNotBlank();
        page.evaluate("document.querySelector('#finding-1').dispatchEvent(new MouseEvent('mouseenter'))");
        assertThat(page.evaluate("document.querySelectorAll('mark.shown').length")
                        .asInt())
                .isPositive();
        assertThat(page.evaluate("document.querySelector('#case').classList.contains('dimmed')")
                        .booleanValue())
                .isTrue();
        page.evaluate("document.querySelector('#finding-1').dispatchEvent(new MouseEvent('mouseleave'))");
        assertThat(page.evaluate("document.querySelectorAll('mark.shown').length")
                        .asInt())
                .isZero();
    }

    @Test
    void tellsACleanCaseFromAnUndecidedOne() {
        page.follow("#case-rows a[href='#case-0']");
        assertThat(text("#case")).contains("No problems found.");
        page.follow(".case-top a[href='#cases']");
        page.follow("#case-rows a[href='#case-3']");
        assertThat(text("#case")).contains("what nobody could tell").contains("no stars at all");
    }

    private void press(String key) {
        page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '" + key + "', bubbles: true}))");
        page.evaluate("new Promise((done) => setTimeout(done, 50))");
    }

    @Test
    void opensACaseWithItsEvidence() throws IOException {
        page.follow("a[href='#case-1']");
        assertThat(text("#case h1")).isEqualTo("bad");
        assertThat(text("#text-0")).isEqualTo("Two stars 😀: the knight <b>rode</b> home & slept.");
        assertThat(page.evaluate("[...document.querySelectorAll('#text-0 mark')].map((mark) => mark.textContent)")
                        .toString())
                .isEqualTo("[\"Two stars\",\" 😀\",\"knight \",\"<b>rode</b>\",\" home\"]");
        assertThat(text("#answer-0")).contains("likes knights");
        page.evaluate("document.querySelector('#finding-1 .chip').click()");
        assertThat(page.evaluate("document.querySelector('#text-0 mark.lit').textContent")
                        .asText())
                .isEqualTo("knight ");
        page.evaluate("document.querySelectorAll('#text-0 mark')[0].click()");
        assertThat(page.evaluate("document.querySelector('.item.lit').id").asText())
                .isEqualTo("finding-0");
        page.evaluate("document.querySelectorAll('#text-0 mark')[0].click()");
        assertThat(page.evaluate("document.querySelector('.item.lit').id").asText())
                .isEqualTo("answer-0");
        page.screenshot(FOLDER.resolve("case-light.png"));
        page.follow(".case-top a[href='#cases']");
        assertThat(page.evaluate("document.querySelector('#case').hidden").booleanValue())
                .isTrue();
    }

    @Test
    void tellsWhyACaseCouldNotBeJudged() {
        page.follow("#case-rows a[href='#case-5']");
        assertThat(text("#case")).contains("no answer after 5 tries").contains("provider busy");
    }

    @Test
    void fitsAPhone() throws IOException {
        page.resize(375, 800);
        page.prefer(true);
        assertThat(overflow()).isLessThanOrEqualTo(0);
        page.screenshot(FOLDER.resolve("overview-phone.png"));
        page.follow("a[href='#case-1']");
        assertThat(overflow()).isLessThanOrEqualTo(0);
        page.screenshot(FOLDER.resolve("case-phone.png"));
    }

    @Test
    void isDarkWhenAskedTo() {
        page.prefer(false);
        page.evaluate("document.querySelector('#theme').click()");
        assertThat(page.evaluate("getComputedStyle(document.body).backgroundColor")
                        .asText())
                .isEqualTo("rgb(19, 21, 23)");
        assertThat(text("#theme")).isEqualTo("Light");
    }

    @Test
    void canBeReadByEveryone() {
        // Every text stands out from what is behind it, as WCAG 2 AA wants it (4.5 to 1), light and dark.
        for (boolean dark : new boolean[] {false, true}) {
            page.prefer(dark);
            assertThat(page.evaluate(CONTRAST).toString()).as("dark: %s", dark).isEqualTo("[]");
            assertThat(Accessibility.problems(page)).as("dark: %s", dark).isEmpty();
        }
        page.follow("a[href='#case-1']");
        for (boolean dark : new boolean[] {false, true}) {
            page.prefer(dark);
            assertThat(page.evaluate(CONTRAST).toString()).as("dark: %s", dark).isEqualTo("[]");
            assertThat(Accessibility.problems(page)).as("dark: %s", dark).isEmpty();
        }
    }

    /** The texts whose contrast is too low, by the formula of WCAG 2.2, "contrast ratio" and "relative luminance". */
    private static final String CONTRAST = """
            (() => {
              const numbers = (colour) => (colour.match(/[\\d.]+/g) || []).map(Number);
              const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
                .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
                .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
              const behind = (element) => {
                for (let at = element; at; at = at.parentElement) {
                  const colour = numbers(getComputedStyle(at).backgroundColor);
                  if (colour.length === 3 || colour[3] === 1) return colour;
                }
                return [255, 255, 255];
              };
              const low = [];
              for (const element of document.querySelectorAll('body *')) {
                const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
                if (!own || element.closest('script, svg, [hidden], noscript, option, :disabled')) continue;
                if (!element.checkVisibility()) continue;
                const a = light(numbers(getComputedStyle(element).color));
                const b = light(behind(element));
                const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
                if (ratio < 4.5) low.push(element.textContent.slice(0, 40) + ' ' + ratio.toFixed(2));
              }
              return low;
            })()
            """;

    private String text(String selector) {
        return page.evaluate("document.querySelector(\"" + selector + "\").innerText")
                .asText();
    }

    private int count(String selector) {
        return page.evaluate("document.querySelectorAll(\"" + selector + "\").length - document.querySelectorAll(\""
                        + selector + " .empty\").length")
                .asInt();
    }

    private void type(String selector, String value) {
        page.evaluate("(() => { const field = document.querySelector(\"" + selector + "\"); field.value = \"" + value
                + "\"; field.dispatchEvent(new Event('input')); })()");
    }

    private int overflow() {
        return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                .asInt();
    }
}
