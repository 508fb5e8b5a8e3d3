package dev.assize.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

class JudgedByTest {

    @TempDir
    private Path folder;

    /** Tests of somebody else, run here. */
    @JudgedBy(value = "exact", set = "compare=folded")
    static class CapitalTests {

        @Test
        void knowsFrance(CaseJudge judge) {
            judge.output("PARIS").with("expected", "Paris").passes();
        }

        @Test
        void doesNotKnowItaly(CaseJudge judge) {
            judge.output("Milan").with("expected", "Rome").passes();
        }

        @ParameterizedTest
        @ValueSource(strings = {"Oslo", "Bern"})
        void knowsOthers(String capital, CaseJudge judge) {
            judge.output(capital).with("expected", capital).passes();
        }

        @Test
        @JudgedBy("reference-coverage")
        void coversMore(CaseJudge judge) {
            judge.judge("{\"output_text\": \"Oslo is in Norway.\", \"reference\": \"Oslo is in Norway.\"}")
                    .withScoreAtLeast(4);
        }

        @Test
        void coversWhatWasAskedFor() {
            AssizeAssertions.assertThat("It stands in Paris.")
                    .askedFor("Where does the tower stand?")
                    .coversReference("It stands in Paris.")
                    .withScoreAtLeast(4);
        }
    }

    /** A judge that nobody can answer for here. */
    @JudgedBy(value = "exact", set = "compare")
    static class WrongTests {
        @Test
        void isWrong(CaseJudge judge) {
            judge.output("x");
        }
    }

    private TestExecutionSummary run(Class<?> tests) {
        String before = System.setProperty(TestReports.FOLDER, folder.toString());
        try {
            SummaryGeneratingListener summary = new SummaryGeneratingListener();
            LauncherFactory.create()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(selectClass(tests))
                                    .build(),
                            summary);
            return summary.getSummary();
        } finally {
            if (before == null) {
                System.clearProperty(TestReports.FOLDER);
            } else {
                System.setProperty(TestReports.FOLDER, before);
            }
        }
    }

    @Test
    void givesTestsTheirJudgeAndWritesAReportBesideTheOthers() throws IOException {
        TestExecutionSummary summary = run(CapitalTests.class);
        assertThat(summary.getTestsSucceededCount()).isEqualTo(5);
        assertThat(summary.getFailures()).singleElement().satisfies(failure -> {
            assertThat(failure.getTestIdentifier().getDisplayName()).startsWith("doesNotKnowItaly");
            assertThat(failure.getException())
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("that passes, got DIFFERENT");
        });
        assertThat(folder.resolve("exact.html")).content().contains("Milan").contains("doesNotKnowItaly");
        assertThat(Files.readAllLines(folder.resolve("exact.jsonl")))
                .hasSize(4)
                .anyMatch(line -> line.contains("\"id\":\"JudgedByTest$CapitalTests.knowsFrance\""))
                .anyMatch(line -> line.contains("knowsOthers"));
        assertThat(folder.resolve("reference-coverage.html"))
                .content()
                .contains("Oslo is in Norway.")
                .contains("{\"name\":\"input\",\"role\":\"question\",\"text\":\"Where does the tower stand?\"");
    }

    @Test
    void saysWhatIsWrongWithTheAnnotation() {
        TestExecutionSummary summary = run(WrongTests.class);
        java.io.StringWriter text = new java.io.StringWriter();
        summary.printFailuresTo(new PrintWriter(text));
        assertThat(text.toString()).contains("found the setting \"compare\", expected \"NAME=VALUE\"");
    }

    @Test
    void letsAPropertyNameAnotherAnswerer() {
        System.setProperty(CaseJudge.ANSWERER, "nobody-of-that-name");
        try {
            TestExecutionSummary summary = run(CapitalTests.class);
            assertThat(summary.getTestsFailedCount()).isEqualTo(6);
        } finally {
            System.clearProperty(CaseJudge.ANSWERER);
        }
    }
}
