package dev.assize.runs.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Outcome;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.core.result.ResultJson;
import dev.assize.runs.PointsAnswerer;
import dev.assize.runs.PointsJudge;
import dev.assize.runs.summary.Summary;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GateTest {

    private static final JudgeInfo JUDGE = new PointsJudge().info();
    private static final String INVALID = "a record without a text";

    /** Conditions over four cases: 5 points, 2 points, one undecided, one invalid. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "FAIL | true",
                "fail | true",
                "PASS, FAIL | true",
                "undecided | true",
                "invalid | true",
                "failed | false",
                "failed,undecided | true",
                "score < 3 | true",
                "score < 2 | false",
                "score < 2.5 | true",
                "score == 5 | true",
                "label == 'FAIL' && score == 2 | true",
                "label == 'FAIL' && score == 5 | false",
                "'few-points' in findings | true",
                "'other' in findings | false",
                "verdict.score > 4 | true",
                "mean < 3.5 | false",
                "mean < 3.6 | true",
                "pass_rate < 0.6 | true",
                "pass_rate < 0.5 | false",
                "share.FAIL > 0.4 | true",
                "share.FAIL > 0.5 | false",
                "cases > 3 && judged == 2 | true",
                "undecided + invalid > 2 | false"
            })
    void failsWhenItsConditionHolds(String condition, boolean fails) {
        assertThat(judged(Gate.parse(condition, JUDGE), "5", "2", "x", INVALID)).isEqualTo(fails);
    }

    @Test
    void saysWhichCaseFailsFirst() {
        Gate gate = Gate.parse("FAIL", JUDGE);
        judged(gate, "5", "2", "1");
        assertThat(gate.reason()).isEqualTo("2 cases are FAIL, the first is case-1");
        Gate expression = Gate.parse("score < 3", JUDGE);
        judged(expression, "5", "2");
        assertThat(expression.reason()).isEqualTo("1 case has score < 3, the first is case-1");
    }

    @Test
    void addsWhatAnotherGateSaw() {
        for (String condition : new String[] {"FAIL", "score < 3"}) {
            Gate here = Gate.parse(condition, JUDGE);
            judged(here, "5");
            Gate there = Gate.parse(condition, JUDGE);
            judged(there, "5", "2", "1");
            assertThat(there.seen().cases()).isEqualTo(2);
            here.add(there.seen());
            here.add(there.seen());
            assertThat(here.reason()).startsWith("4 cases ").endsWith("the first is case-1");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "FAIL, true, VERDICT",
        "score < 3, true, VERDICT",
        "score < 2, false, VERDICT",
        "mean < 9, false, RUN",
        "undecided, false, STATUS"
    })
    void tellsWhichCaseItCatches(String condition, boolean caught, Gate.Scope scope) {
        Outcome two = new Hearing<>(new PointsJudge(), new PointsAnswerer())
                .hear("two", Json.object().put("text", "2"), null);
        Outcome readBack = RecordedResult.read(ResultJson.of((CaseResult) two));
        Gate gate = Gate.parse(condition, JUDGE);
        assertThat(gate.catches(two)).isEqualTo(caught);
        assertThat(gate.catches(readBack)).isEqualTo(caught);
        assertThat(gate.scope()).isEqualTo(scope);
    }

    @Test
    void knowsLabelsThatNoCaseHas() {
        assertThat(judged(Gate.parse("share.FAIL > 0.1", JUDGE), "5")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"MAYBE", "score <", "points > 3", "score < 3 and", "1 +"})
    void refusesWhatItCannotRead(String condition) {
        assertThatThrownBy(() -> Gate.parse(condition, JUDGE)).isInstanceOf(GateException.class);
    }

    @Test
    void saysWhatItKnowsWhenItCannotRead() {
        assertThatThrownBy(() -> Gate.parse("MAYBE", JUDGE))
                .hasMessageContaining("PASS")
                .hasMessageContaining("undecided");
        assertThatThrownBy(() -> Gate.parse("points > 3", JUDGE))
                .hasMessageContaining("score, label, findings, verdict")
                .hasMessageContaining("mean, share, pass_rate, cases");
    }

    @ParameterizedTest
    @ValueSource(strings = {"score < 'three'", "score", "share.NEVER > 0.1", "mean + 'x' == 'y'", "label > 3"})
    void refusesWhatCanNeverBeEvaluatedBeforeAnyCaseIsJudged(String condition) {
        assertThatThrownBy(() -> Gate.parse(condition, JUDGE)).isInstanceOf(GateException.class);
    }

    @Test
    void knowsTheFieldsOfAVerdictFromItsSchema() throws Exception {
        ObjectNode schema = (ObjectNode) Json.parse("""
                {"type": "object", "additionalProperties": false, "properties": {
                  "score": {"type": "integer"}, "counts": {"$ref": "#/$defs/counts"},
                  "items": {"type": "array", "items": {"type": "string"}}},
                 "$defs": {"counts": {"type": "object", "additionalProperties": false,
                  "properties": {"missing": {"type": ["null", "integer"]}}}}}""");
        JudgeInfo closed = withVerdict(schema);
        assertThat(Gate.parse("verdict.counts.missing > 2", closed).scope()).isEqualTo(Gate.Scope.VERDICT);
        assertThat(Gate.parse("size(verdict.items) > 3 && verdict.items[3] == 'x'", closed)
                        .scope())
                .isEqualTo(Gate.Scope.VERDICT);
        assertThatThrownBy(() -> Gate.parse("verdict.nothing > 3", closed))
                .isInstanceOf(GateException.class)
                .hasMessageContaining("verdict.nothing");
        schema.withObject("/properties/open").put("type", "object");
        assertThatThrownBy(() -> Gate.parse("verdict.nothing > 3", closed))
                .as("what one field may hold does not open the others")
                .isInstanceOf(GateException.class)
                .hasMessageContaining("verdict.nothing");
        assertThat(Gate.parse("verdict.open.anything > 3", closed).scope()).isEqualTo(Gate.Scope.VERDICT);
        assertThatThrownBy(() -> Gate.parse("verdict.counts.missing == verdict.score + 'x'", closed))
                .isInstanceOf(GateException.class);
    }

    @Test
    void saysSoWhenAVerdictHasNoSuchField() {
        Gate gate = Gate.parse("verdict.nothing > 3", JUDGE);
        assertThatThrownBy(() -> judged(gate, "5"))
                .isInstanceOf(GateException.class)
                .hasMessageContaining("verdict.nothing");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "points > 3 # there is no \"points\"",
                "score < 3 and label == 'x' # it cannot be read from character 11 on, \"and\"; write &&",
                "score < # it ends too early",
                "score > 'a' # a number cannot be compared with a text",
                "score.x > 3 # a number has no fields",
                "findings > 2 # \">\" does not work on a list and a number",
                "score / 2 > 1 # numbers with and without a decimal point do not mix",
                "score >= three # there is no \"three\"",
                "passrate < 0.9 # there is no \"passrate\"; did you mean \"pass_rate\"?",
                "Score >= 3 # there is no \"Score\"; did you mean \"score\"?",
                "mean < 4 && score > 2 # it speaks of a case and of the run at once"
            })
    void saysInPlainWordsWhatIsWrong(String condition, String words) {
        assertThatThrownBy(() -> Gate.parse(condition, JUDGE))
                .hasMessageContaining(words.strip())
                .message()
                .doesNotContainPattern("overload|undeclared|container|<input>|EOF|IDENTIFIER|Exception");
    }

    @Test
    void refusesWhatIsTooLargeOrTooDeepAtOnce() {
        String loop = "[1,2,3,4,5,6,7,8,9].all(x, ".repeat(3) + "true" + ")".repeat(3);
        for (String endless : List.of(
                "PASS,".repeat(30_000) + "PASS",
                "score < 3 || ".repeat(3_000) + "true",
                "(".repeat(200) + "score < 3" + ")".repeat(200),
                "!".repeat(500) + "true",
                "-".repeat(500) + "1 < 3",
                "[".repeat(300) + "]".repeat(300) + " == []",
                loop,
                "['x']" + ".map(x, x + x)".repeat(40) + " == []")) {
            assertTimeoutPreemptively(
                    Duration.ofSeconds(20),
                    () -> assertThatThrownBy(() -> Gate.parse(endless, JUDGE)).isInstanceOf(GateException.class));
        }
        assertThat(judged(Gate.parse("findings.exists(x, x.startsWith('few') && [1].all(y, y < 2))", JUDGE), "2"))
                .isTrue();
        assertThat(judged(Gate.parse(String.join(",", Collections.nCopies(200, "FAIL")), JUDGE), "2"))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  ",
                "label == 'x'.repeat(1000000000)",
                "score == 'x'.repeat(3)",
                "1 / 0 == 1",
                "cases / 0 > 1",
                "10 % (judged - judged) == 1",
                "label.matches('(')"
            })
    void refusesBeforehandWhatCanNeverBeEvaluated(String condition) {
        assertThatThrownBy(() -> Gate.parse(condition, JUDGE)).isInstanceOf(GateException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"findings[3] == 'x'", "findings[0] == 'x'", "size(findings) > 0 || findings[0] == 'x'"})
    void refusesBeforeAnythingIsJudgedWhatAShorterListBreaks(String condition) {
        assertThatThrownBy(() -> Gate.parse(condition, JUDGE))
                .isInstanceOf(GateException.class)
                .hasMessageContaining("for a case whose list is shorter")
                .hasMessageContaining("size(findings)");
    }

    /** A gate that never closes looks like one that everything passes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            quoteCharacter = '`',
            value = {
                "verdict == 'FAIL' # the verdict is an object and never equals 'FAIL'; name the label as label",
                "score < 3 || (\"FAIL\" != verdict) # the verdict is an object",
                "findings == 0 # size(findings)",
                "label == 3 # a label is a text",
                "label == 'FIAL' # the judge never gives the label 'FIAL'; it gives PASS, FAIL",
                "score < 3 && label in ['PASS', 'fail'] # the judge never gives the label 'fail'"
            })
    void refusesAComparisonThatComesOutTheSameForEveryCase(String condition, String words) {
        assertThatThrownBy(() -> Gate.parse(condition, JUDGE))
                .isInstanceOf(GateException.class)
                .hasMessageContaining(words.strip());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "findings == []",
                "verdict.label == 'anything'",
                "'label == \"x\"' in findings",
                "label + '' == 'x'",
                "label == 'PA' + 'SS'",
                "label in ['PASS', 'FAIL']",
                "label.startsWith('X')"
            })
    void leavesOtherComparisonsAlone(String condition) {
        assertThat(Gate.parse(condition, JUDGE)).isNotNull();
    }

    /** What is read from exact decimals is neither of the two kinds of numbers that conditions know. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "verdict.share < 0.6",
                "verdict.share * 2.0 == 1.0",
                "verdict.whole == 1",
                "verdict.whole * 2.0 == 2.0",
                "verdict.parts[0] == 0.25",
                "verdict.inside.count + 1 == 3"
            })
    void comparesTheNumbersInsideAVerdict(String condition) throws Exception {
        ObjectNode schema = (ObjectNode) Json.parse("""
                {"type": "object", "additionalProperties": false, "properties": {
                  "share": {"type": "number"}, "whole": {"anyOf": [{"type": "number"}, {"type": "null"}]},
                  "parts": {"type": "array", "minItems": 2, "items": {"type": "number"}},
                  "inside": {"$ref": "#/$defs/inside"}, "note": {"type": ["string", "null"]}},
                 "$defs": {"inside": {"type": "object", "properties": {"count": {"type": "integer"}}}}}""");
        ObjectNode verdict = (ObjectNode) Json.parse("""
                {"share": 0.5, "whole": 1, "parts": [0.25, 1], "inside": {"count": 2}, "note": null}""");
        ExpressionGate gate = ExpressionGate.parse(condition, withVerdict(schema));

        assertThat(gate.evaluate(Map.of("verdict", new VerdictValues(schema).of(verdict))))
                .isTrue();
    }

    private static JudgeInfo withVerdict(ObjectNode schema) {
        return new JudgeInfo(
                JUDGE.id(),
                JUDGE.version(),
                JUDGE.title(),
                JUDGE.description(),
                JUDGE.fields(),
                JUDGE.questions(),
                JUDGE.settings(),
                JUDGE.headline(),
                JUDGE.caseSchema(),
                schema,
                JUDGE.example());
    }

    /** Only some values make a zero of it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "10 / int(score) > 3",
                "10 / (judged - undecided) > 3",
                "10 % (cases - 2) == 1",
                "size(findings) > 3 && findings[3] == 'x'",
                "findings.exists(code, code == 'x')",
                "'x' in findings"
            })
    void leavesToTheCasesWhatOnlySomeOfThemBreak(String condition) {
        assertThat(Gate.parse(condition, JUDGE)).isNotNull();
    }

    @Test
    void leavesToTheCasesWhatTheyMayHave() {
        assertThat(judged(Gate.parse("1.0 / (score - 4.0) > 5.0 || score == 5", JUDGE), "5"))
                .isTrue();
    }

    /** Whoever reads that a gate failed wants to know by how much. */
    @Test
    void tellsTheFiguresThatTheConditionNames() {
        Gate gate = Gate.parse("mean < 4 || pass_rate < 0.9", JUDGE);
        assertThat(gate.asksForAPassRate()).isTrue();
        assertThat(judged(gate, "5", "2")).isTrue();
        assertThat(gate.reason()).isEqualTo("the run has mean < 4 || pass_rate < 0.9; mean is 3.50; pass_rate is 0.50");
        Gate counts = Gate.parse("cases > 1", JUDGE);
        assertThat(counts.asksForAPassRate()).isFalse();
        assertThat(judged(counts, "5", "2")).isTrue();
        assertThat(counts.reason()).isEqualTo("the run has cases > 1");
        assertThatThrownBy(() -> judged(Gate.parse("pass_rate < 0.9", JUDGE), INVALID))
                .hasMessageContaining("no case was judged, so there is no pass rate");
    }

    @Test
    void saysThatThereIsNoMeanWhereNoCaseWasJudged() {
        Gate gate = Gate.parse("mean < 3", JUDGE);
        assertThatThrownBy(() -> judged(gate, INVALID)).hasMessageContaining("no case was judged");
    }

    private static boolean judged(Gate gate, String... texts) {
        Summary summary = new Summary(JUDGE);
        Hearing<String> hearing = new Hearing<>(new PointsJudge(), new PointsAnswerer());
        for (int i = 0; i < texts.length; i++) {
            ObjectNode record = Json.object();
            if (!texts[i].equals(INVALID)) {
                record.put("text", texts[i]);
            }
            CaseResult result = hearing.hear("case-" + i, record, null);
            summary.add(result);
            gate.see(result);
        }
        return gate.fails(summary);
    }
}
