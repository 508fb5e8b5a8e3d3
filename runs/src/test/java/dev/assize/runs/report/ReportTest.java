package dev.assize.runs.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.record.FieldPath;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.Uncertainty;
import dev.assize.stats.Interval;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ReportTest {

    @Test
    void keepsUndecidedInvalidAndFailedCasesOutOfTheRate() throws IOException {
        RunFigures figures = PointsRun.report().figures();
        assertThat(figures.count(CaseStatus.PASSED)).isEqualTo(2);
        assertThat(figures.count(CaseStatus.NOT_PASSED)).isEqualTo(2);
        assertThat(figures.passRate()).hasValueSatisfying(rate -> {
            assertThat(rate.value()).isEqualTo(0.5);
            assertThat(rate.bounds()).contains(new Interval(0.4, 0.6));
            assertThat(rate.estimate().orElseThrow().method()).isEqualTo(Uncertainty.Method.WILSON);
        });
    }

    @Test
    void boundsTheMeanByTheUndecided() throws IOException {
        assertThat(PointsRun.report().figures().meanScore()).hasValueSatisfying(mean -> {
            assertThat(mean.value()).isEqualTo(2.5);
            assertThat(mean.bounds()).contains(new Interval(2, 3));
        });
    }

    @Test
    void countsAFindingOncePerCaseAndKeepsItsGravestSeverity() throws IOException {
        List<FindingKind> kinds = PointsRun.report().figures().findings();
        assertThat(kinds).extracting(FindingKind::code).containsExactly("few-points", "markup");
        assertThat(kinds.get(0).severity().name()).isEqualTo("CRITICAL");
        assertThat(kinds.get(1).cases()).isEqualTo(2);
        assertThat(kinds.get(1).examples().get(0).id()).isEqualTo("bad");
    }

    @Test
    void tellsWhoAnsweredAndWhyNot() throws IOException {
        RunFigures figures = PointsRun.report().figures();
        assertThat(figures.answerers()).containsEntry("model-a", 4L).containsEntry("panel", 1L);
        QuestionKind worth = figures.questions().get(0);
        assertThat(worth.withheld()).containsEntry("cannot_tell", 1L);
        assertThat(worth.values()).containsEntry("5", 1L).containsEntry("2", 1L);
        assertThat(worth.split()).isEqualTo(1);
    }

    @Test
    void addsUpWhatWasSpent() throws IOException {
        Spending spending = PointsRun.report().figures().spending();
        assertThat(spending.total().calls()).isEqualTo(7);
        assertThat(spending.total().cost()).isEqualByComparingTo("0.00272");
        assertThat(spending.total().unpriced()).isEqualTo(1);
        assertThat(spending.waited(0.5)).isEqualTo(830);
        assertThat(spending.waited(1)).isEqualTo(5120);
    }

    @Test
    void bringsTheCasesToTheirResults() throws IOException {
        List<String> texts = new ArrayList<>();
        PointsRun.report()
                .forEach(reported -> texts.add(reported.result().id() + " "
                        + reported.subject()
                                .map(record -> record.path("topic").asText())
                                .orElse("-")));
        assertThat(texts)
                .containsExactly(
                        "good tales",
                        "bad tales",
                        "fine tales",
                        "open other",
                        "cases.jsonl:5 other",
                        "lost other",
                        "=SUM(A1:A9) sums");
    }

    @Nested
    class UnderACondition {

        @Test
        void passesWhatItDoesNotCatch() throws IOException {
            Report report = PointsRun.report(PointsRun.results(), "score < 4", null);
            assertThat(report.figures().passRate().orElseThrow().value()).isEqualTo(0.25);
            assertThat(report.figures().criterion()).contains("not score < 4");
            assertThat(report.objection()).contains("3 cases have score < 4, the first is bad");
        }

        @Test
        void leavesTheLabelsToDecideWhenItSpeaksOfStatusesOrTheRun() throws IOException {
            for (String condition : List.of("undecided", "mean < 5")) {
                Report report = PointsRun.report(PointsRun.results(), condition, null);
                assertThat(report.figures().passRate().orElseThrow().value()).isEqualTo(0.5);
                assertThat(report.objection()).isPresent();
            }
        }
    }

    @Nested
    class Clustered {

        @Test
        void countsGroupsInsteadOfCases() throws IOException {
            Report report = PointsRun.report(PointsRun.withCases(), null, FieldPath.parse("topic"));
            Figure rate = report.figures().passRate().orElseThrow();
            // Two of three pass in "tales", none of one in "sums": two draws, not four.
            assertThat(rate.value()).isCloseTo(0.5, within(1e-12));
            assertThat(rate.estimate().orElseThrow().method()).isEqualTo(Uncertainty.Method.STUDENT);
        }

        @Test
        void saysWhichCaseHasNoKey() {
            assertThatThrownBy(() -> PointsRun.report(PointsRun.results(), null, FieldPath.parse("topic")))
                    .isInstanceOf(ReportException.class)
                    .hasMessageContaining("good")
                    .hasMessageContaining("only its result is at hand");
        }
    }

    @Nested
    class OfAJudgeThatIsNotKnown {

        @Test
        void showsLabelsAndScoresButNoPassRate() throws IOException {
            Report report = PointsRun.report(
                    run(
                            "{\"id\":\"a\",\"judge\":\"other\",\"version\":\"3\",\"epoch\":\"e\",\"status\":\"undecided\"}",
                            "{\"id\":\"b\",\"judge\":\"other\",\"version\":\"3\",\"epoch\":\"e\",\"status\":\"judged\","
                                    + "\"verdict\":{\"grade\":\"ok\",\"points\":7.5}}"),
                    null,
                    null);
            assertThat(report.judge().id().value()).isEqualTo("other");
            assertThat(report.figures().labels())
                    .extracting(RunFigures.LabelShare::label)
                    .containsExactly("ok");
            assertThat(report.figures().meanScore().orElseThrow().value()).isEqualTo(7.5);
            assertThat(report.figures().passRate()).isEmpty();
            assertThat(report.warnings()).singleElement().asString().contains("not known here");
        }
    }

    @Test
    void refusesTheResultsOfTwoJudges() {
        String line = "{\"id\":\"a\",\"judge\":\"%s\",\"version\":\"1\",\"epoch\":\"e\",\"status\":\"undecided\"}";
        assertThatThrownBy(() -> PointsRun.report(run(line.formatted("one"), line.formatted("two")), null, null))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("one and of two");
    }

    @Test
    void refusesARunWithoutResults() {
        assertThatThrownBy(() -> PointsRun.report(run(), null, null))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("no results");
    }

    @Test
    void warnsOfSeveralEpochs() throws IOException {
        String line = "{\"id\":\"a\",\"judge\":\"points\",\"version\":\"1\",\"epoch\":\"%s\",\"status\":\"undecided\"}";
        assertThat(PointsRun.report(run(line.formatted("one"), line.formatted("two")), null, null)
                        .warnings())
                .singleElement()
                .asString()
                .contains("2 epochs");
    }

    private static RecordedRun run(String... lines) {
        return new RecordedRun() {
            @Override
            public String name() {
                return "made up";
            }

            @Override
            public void forEach(CaseVisitor visitor) throws IOException {
                for (int i = 0; i < lines.length; i++) {
                    visitor.visit(new RecordedCase(i, null, RecordedResult.read((ObjectNode) Json.parse(lines[i]))));
                }
            }
        };
    }
}
