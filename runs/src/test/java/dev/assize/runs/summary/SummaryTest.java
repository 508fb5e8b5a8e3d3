package dev.assize.runs.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.runs.PointsAnswerer;
import dev.assize.runs.PointsJudge;
import dev.assize.runs.digest.PassRule;
import dev.assize.stats.Interval;
import dev.assize.testkit.UnsureAnswerer;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SummaryTest {

    @Test
    void countsPassesBesideTheUndecided() {
        Summary summary = of("5", "4", "2", "x");
        assertThat(summary.passes()).hasValueSatisfying(outcomes -> {
            assertThat(outcomes.decided().value()).hasValue(2.0 / 3);
            assertThat(outcomes.bounds()).contains(new Interval(0.5, 0.75));
        });
    }

    @Test
    void boundsTheMeanByWhatTheUndecidedCouldScore() {
        assertThat(of("5", "4", "3").meanBounds()).isEmpty();
        assertThat(of("5", "4", "3", "x").meanBounds()).hasValueSatisfying(bounds -> {
            assertThat(bounds.low()).isCloseTo(3, within(1e-9));
            assertThat(bounds.high()).isCloseTo(4.25, within(1e-9));
        });
    }

    @Test
    void resamplesAMiddlingNumberOfScores() {
        assertThat(method(19)).isEqualTo(Uncertainty.Method.STUDENT);
        assertThat(method(20)).isEqualTo(Uncertainty.Method.BOOTSTRAP);
        assertThat(method(500)).isEqualTo(Uncertainty.Method.BOOTSTRAP);
        assertThat(method(501)).isEqualTo(Uncertainty.Method.STUDENT);
    }

    @Test
    void keepsAnIntervalOnTheScale() {
        assertThat(of("5", "5", "5", "0").meanEstimate())
                .hasValueSatisfying(
                        estimate -> assertThat(estimate.interval().high()).isEqualTo(5));
        assertThat(of("5", "5").meanEstimate()).isEmpty();
    }

    @Test
    void countsTheVerdictsThatHangOnDoubt() {
        Summary summary = new Summary(new PointsJudge().info());
        Hearing<String> sure = new Hearing<>(new PointsJudge(), new PointsAnswerer());
        Hearing<String> unsure = new Hearing<>(new PointsJudge(), UnsureAnswerer.of(new PointsAnswerer()));
        summary.add(sure.hear("a", Json.object().put("text", "5"), null));
        summary.add(sure.hear("b", Json.object().put("text", "1"), null));
        summary.add(unsure.hear("c", Json.object().put("text", "4"), null));
        summary.add(unsure.hear("d", Json.object().put("text", "0"), null));
        DoubtCount doubt = summary.doubt();
        assertThat(doubt.doubtful()).isEqualTo(2);
        assertThat(doubt.hanging()).isEqualTo(2);
        assertThat(doubt.passBounds()).contains(new Interval(0.25, 0.75));
        assertThat(doubt.meanBounds()).contains(new Interval(1.5, 4.0));
        assertThat(doubt.meanExpected()).hasValue(2.65);
        assertThat(doubt.sentence())
                .contains("2 of 4 verdicts depend on doubtful answers: 25.0 to 75.0 % pass, mean score 1.50 to 4.00,"
                        + " from their worst to their best, 2.65 expected");
    }

    @Test
    void boundsThePassRateByWhatTheUserSaysPasses() {
        assertThat(doubtOf("score >= 4").passBounds()).contains(new Interval(0, 0.5));
        assertThat(doubtOf("FAIL").passBounds()).contains(new Interval(0.5, 1));
        assertThat(doubtOf("size(findings) == 0").passBounds()).isEmpty();
    }

    @Test
    void expectsNoMeanOfCountsThatWereWrittenBefore() {
        Summary part = new Summary(new PointsJudge().info());
        part.add(new Hearing<>(new PointsJudge(), UnsureAnswerer.of(new PointsAnswerer()))
                .hear("a", Json.object().put("text", "4"), null));
        ObjectNode written = part.counts().toJson();
        Summary whole = new Summary(new PointsJudge().info());
        whole.add(SummaryCounts.read(written));
        assertThat(whole.doubt().meanExpected()).isPresent();
        ((ObjectNode) written.get("doubt")).remove(List.of("expected", "unexpected", "untold"));
        Summary old = new Summary(new PointsJudge().info());
        old.add(SummaryCounts.read(written));
        assertThat(old.doubt().meanExpected()).isEmpty();
    }

    /** One sure case of a point, and one doubtful case of four. */
    private static DoubtCount doubtOf(String pass) {
        JudgeInfo judge = new PointsJudge().info();
        Summary summary = new Summary(judge, PassRule.parse(pass, judge).passing(judge.headline()));
        summary.add(new Hearing<>(new PointsJudge(), new PointsAnswerer())
                .hear("a", Json.object().put("text", "1"), null));
        summary.add(new Hearing<>(new PointsJudge(), UnsureAnswerer.of(new PointsAnswerer()))
                .hear("b", Json.object().put("text", "4"), null));
        return summary.doubt();
    }

    @Test
    void carriesNoReceiptsAlong() {
        Answerer paid = new Answerer() {
            private final Answerer points = new PointsAnswerer();

            @Override
            public AnswererIdentity identity() {
                return points.identity();
            }

            @Override
            public Replies answer(List<Question> round) {
                Replies free = points.answer(round);
                Expense one = new Expense(1, 10, 2, BigDecimal.ONE, 0, Duration.ZERO);
                return new Replies(free.replies(), free.remarks(), one.with(List.of("receipt")));
            }
        };
        Hearing<String> hearing = new Hearing<>(new PointsJudge(), paid);
        Summary summary = new Summary(new PointsJudge().info());
        for (int i = 0; i < 3; i++) {
            summary.add(hearing.hear("case " + i, Json.object().put("text", "5"), null));
        }
        assertThat(summary.expense().calls()).isEqualTo(3);
        assertThat(summary.expense().receipts()).isEmpty();
    }

    @Test
    void addsUpWhatOthersCounted() {
        for (int size : new int[] {0, 3, 60, 700}) {
            Summary whole = new Summary(new PointsJudge().info());
            Summary added = new Summary(new PointsJudge().info());
            Summary part = new Summary(new PointsJudge().info());
            Hearing<String> hearing = new Hearing<>(new PointsJudge(), new PointsAnswerer());
            Hearing<String> unsure = new Hearing<>(new PointsJudge(), UnsureAnswerer.of(new PointsAnswerer()));
            for (int i = 0; i < size; i++) {
                String text = i % 7 == 0 ? "x" : String.valueOf(i * i % 6);
                var result = (i % 5 == 0 ? unsure : hearing)
                        .hear("c" + i, Json.object().put("text", text), null);
                whole.add(result);
                part.add(result);
                if (i % 250 == 100) {
                    added.add(SummaryCounts.read(part.counts().toJson()));
                    part = new Summary(new PointsJudge().info());
                }
            }
            added.add(SummaryCounts.read(part.counts().toJson()));
            assertThat(new SummarySentence(added).line()).isEqualTo(new SummarySentence(whole).line());
            assertThat(added.labels()).isEqualTo(whole.labels());
            assertThat(added.scores()).isEqualTo(whole.scores());
            assertThat(added.findings()).isEqualTo(whole.findings());
            assertThat(added.meanEstimate()).isEqualTo(size > 500 ? added.meanEstimate() : whole.meanEstimate());
        }
    }

    @Test
    void saysNothingOfDoubtWhereThereIsNone() {
        assertThat(of("5", "1", "x").doubt().sentence()).isEmpty();
        assertThat(of("5", "1", "x").doubt().passBounds()).isEmpty();
    }

    private static Uncertainty.Method method(int cases) {
        String[] texts = new String[cases];
        for (int i = 0; i < cases; i++) {
            texts[i] = Integer.toString(i % 6);
        }
        return of(texts).meanEstimate().orElseThrow().method();
    }

    private static Summary of(String... texts) {
        Summary summary = new Summary(new PointsJudge().info());
        Hearing<String> hearing = new Hearing<>(new PointsJudge(), new PointsAnswerer());
        for (String text : texts) {
            summary.add(hearing.hear("a", Json.object().put("text", text), null));
        }
        return summary;
    }
}
