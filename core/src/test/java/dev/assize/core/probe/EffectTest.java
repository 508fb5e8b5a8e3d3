package dev.assize.core.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.JudgeId;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.flow.Epoch;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Expense;
import dev.assize.core.result.RecordedResult;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EffectTest {

    private static final Headline HEADLINE =
            Headline.of("/verdict", "/score", 5).passing("PASS");

    private static RecordedResult judged(String label, int score, String... codes) {
        ObjectNode verdict = Json.object().put("verdict", label).put("score", score);
        List<Finding> findings = Stream.of(codes)
                .map(code -> Finding.of(code, Severity.MAJOR, "Something."))
                .toList();
        return new RecordedResult(
                "a",
                new JudgeId("some-judge"),
                "1",
                new Epoch("e"),
                Status.JUDGED,
                verdict,
                findings,
                List.of(),
                Expense.NONE,
                null,
                null,
                Json.object());
    }

    @Test
    void aScoreOfNothingLeavesNoRoomToFall() {
        Effect falls = VerdictMeasure.score(HEADLINE).falls();
        assertThat(falls.isPossible(judged("FAIL", 0))).isFalse();
        assertThat(falls.isPossible(judged("PASS", 4))).isTrue();
        assertThat(falls.holds(judged("PASS", 4), judged("PASS", 3))).isTrue();
        assertThat(falls.holds(judged("PASS", 4), judged("PASS", 4))).isFalse();
    }

    @Test
    void aFindingMoreIsNoticed() {
        Effect found = VerdictMeasure.findings("fact-missing").rises();
        assertThat(found.holds(judged("PASS", 4, "fact-missing"), judged("PASS", 4, "fact-missing", "fact-missing")))
                .isTrue();
        assertThat(found.holds(judged("PASS", 4), judged("PASS", 4, "other"))).isFalse();
        assertThat(Json.write(found.json())).isEqualTo("{\"finding\":\"fact-missing\",\"direction\":\"rises\"}");
    }

    @Test
    void worseIsALowerScoreOrALabelThatNoLongerPasses() {
        Effect worse = Effect.worse(HEADLINE);
        assertThat(worse.holds(judged("PASS", 4), judged("FAIL", 4))).isTrue();
        assertThat(worse.holds(judged("PASS", 4), judged("PASS", 2))).isTrue();
        assertThat(worse.holds(judged("PASS", 4), judged("PASS", 5))).isFalse();
        assertThat(worse.isPossible(judged("FAIL", 0))).isFalse();
        assertThat(worse.text()).isEqualTo("score falls, or passing falls");
    }

    @Test
    void sameIsLabelAndScore() {
        Effect same = Effect.same(HEADLINE);
        assertThat(same.holds(judged("PASS", 4), judged("PASS", 4, "anything"))).isTrue();
        assertThat(same.holds(judged("PASS", 4), judged("PASS", 3))).isFalse();
    }

    @Test
    void becomesNamesTheValue() {
        Effect becomes = VerdictMeasure.field("/verdict").becomes("FAIL");
        assertThat(becomes.isPossible(judged("FAIL", 1))).isFalse();
        assertThat(becomes.holds(judged("PASS", 1), judged("FAIL", 1))).isTrue();
        assertThat(becomes.text()).isEqualTo("/verdict becomes FAIL");
    }
}
