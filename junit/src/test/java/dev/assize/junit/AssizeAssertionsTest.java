package dev.assize.junit;

import static dev.assize.junit.AssizeAssertions.assertOutput;
import static dev.assize.junit.AssizeAssertions.assertRun;
import static dev.assize.junit.AssizeAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.engine.Assize;
import dev.assize.engine.JudgedRun;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.model.chat.response.ChatResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AssizeAssertionsTest {

    private static final String REFERENCE = "The Eiffel Tower is in Paris. It was completed in 1889.";

    @Test
    void holdsAnOutputAgainstAReference() {
        assertThat("The Eiffel Tower is in Paris. It was completed in 1889.")
                .coversReference(REFERENCE)
                .withScoreAtLeast(4)
                .isDecided();
        assertThatThrownBy(() ->
                        assertThat("I do not know.").coversReference(REFERENCE).withScoreAtLeast(4))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Expected a score of 4 or more from reference-coverage, got 0 of 5")
                .hasMessageContaining("\"rationale\"");
    }

    @Test
    void asksForAScoreAtMost() {
        assertThat("I do not know.").coversReference(REFERENCE).withScoreAtMost(1);
        assertThatThrownBy(
                        () -> assertThat(REFERENCE).coversReference(REFERENCE).withScoreAtMost(4.5))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Expected a score of 4.5 or less from reference-coverage, got 5 of 5");
    }

    @Test
    void asksForFindings() {
        assertThat("The tower is in Paris.")
                .coversReference(REFERENCE)
                .hasFinding("fact-missing")
                .hasNoFinding("missing-input");
        assertThatThrownBy(
                        () -> assertThat(REFERENCE).coversReference(REFERENCE).hasFinding("fact-missing"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Expected a finding fact-missing from reference-coverage")
                .hasMessageContaining("\"score\"");
        assertThatThrownBy(() ->
                        assertThat("I do not know.").coversReference(REFERENCE).hasNoFinding("fact-missing"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Expected no finding fact-missing from reference-coverage")
                .hasMessageContaining("major: The fact \"It was completed in 1889\" is not stated");
    }

    @Test
    void asksForALabel() {
        assertThat("Paris").with("expected", "Paris").judgedBy("exact").withLabel("DIFFERENT", "EQUAL");
        assertThatThrownBy(() -> assertThat("Rome")
                        .with("expected", "Paris")
                        .judgedBy("exact")
                        .withLabel("EQUAL"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Expected EQUAL from exact, got DIFFERENT");
        assertThatThrownBy(() -> assertThat("Paris")
                        .with("expected", "Paris")
                        .judgedBy("exact")
                        .doesNotPass())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Expected a verdict of exact that does not pass, got EQUAL");
        assertThatThrownBy(
                        () -> assertThat(REFERENCE).coversReference(REFERENCE).withLabel("PASS"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("The verdicts of reference-coverage have no label");
        assertThatThrownBy(
                        () -> assertThat(REFERENCE).coversReference(REFERENCE).passes())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(
                        "reference-coverage does not say which verdicts pass; ask for a score or a label");
    }

    @Test
    void showsWhatWasJudged() {
        assertThatThrownBy(() -> assertThat("Rome\nor Oslo")
                        .with("expected", 12)
                        .judgedBy("exact")
                        .passes())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("that passes, got DIFFERENT\n  output: Rome ↵ or Oslo\n  expected: 12\n{");
        assertThatThrownBy(() -> assertThat("é".repeat(501))
                        .with("expected", "Paris")
                        .judgedBy("exact")
                        .withLabel("EQUAL"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("\n  output: " + "é".repeat(500) + "… (501 characters)\n");
        assertThatThrownBy(() -> assertThat("Paris").judgedBy("exact").passes())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("is invalid")
                .hasMessageContaining("found nothing among the fields output, expected a value of any kind")
                .hasMessageEndingWith("\n  output: Paris");
    }

    @Test
    void showsInTheGuideWhatAFailedTestShows() throws Exception {
        String guide = Files.readString(Path.of("../docs/junit.md"), StandardCharsets.UTF_8);
        String shown = guide.substring(
                guide.indexOf("Expected a score of 4 or more"),
                guide.indexOf("  …\n", guide.indexOf("Expected a score")));
        assertThatThrownBy(() -> assertThat("The Eiffel Tower is in Paris. It was completed in 1898.")
                        .coversReference(REFERENCE)
                        .withScoreAtLeast(4))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith(shown);
    }

    @Test
    void saysWhenDoubtfulAnswersDecide() {
        assertThatThrownBy(() -> assertThat("The tower was finished in 1889, in Paris.")
                        .coversReference(REFERENCE)
                        .withScoreAtLeast(6))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("\n  doubtful answers decide: the score could be ");
    }

    @Test
    void namesWhatIsNull() {
        assertThatThrownBy(() -> assertThat(nothing()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the output is null, expected a text");
        assertThatThrownBy(() -> assertThat("x").coversReference(nothing()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the field reference is null, expected a text");
    }

    /** As a bot that does not answer. */
    @SuppressWarnings("NullAway")
    private static String nothing() {
        return null;
    }

    @Test
    void namesTheCasesToLookAt() throws Exception {
        assertThatThrownBy(() -> assertRun(run(1, 12)).passRate().isAtLeast(0.5))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("\n  not passing: cases:2, cases:3, ")
                .hasMessageEndingWith("cases:11 and 2 more");
        assertThatThrownBy(() -> assertRun(run(1, 1)).meanScore().hasValueAtLeast(0.6))
                .isInstanceOf(AssertionError.class)
                .hasMessageEndingWith("\n  lowest: cases:2 (0), cases:1 (1)");
        JudgedRun covered = Assize.judge("reference-coverage")
                .passing("score >= 3")
                .over(List.of(
                        Json.object()
                                .put("id", "good")
                                .put("reference", REFERENCE)
                                .put("output_text", REFERENCE),
                        Json.object()
                                .put("id", "bad")
                                .put("reference", REFERENCE)
                                .put("output_text", "No.")))
                .run();
        assertThatThrownBy(() -> assertRun(covered).passRate().hasValueAtLeast(1))
                .isInstanceOf(AssertionError.class)
                .hasMessageEndingWith("\n  not passing: bad");
    }

    @Test
    void takesNoRunWithoutCasesForComplete() {
        assertThatThrownBy(() -> assertRun(run(0, 0)).isComplete())
                .isInstanceOf(AssertionError.class)
                .hasMessage("Expected a verdict for every case, but there is no case");
    }

    @Test
    void holdsClaimsAgainstTheirContexts() {
        String[] contexts = {"The Eiffel Tower is in Paris.", "The Eiffel Tower was completed in 1889."};
        assertThat("The Eiffel Tower was completed in 1889.")
                .isFaithfulTo(contexts)
                .withScoreAtLeast(1);
        assertThatThrownBy(() -> assertThat("The Eiffel Tower was not completed in 1889.")
                        .isFaithfulTo(contexts)
                        .withScoreAtLeast(1))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Expected a score of 1 or more from faithfulness, got 0");
    }

    @Test
    void asksTheJudgeOfTheTest() {
        CaseJudge exact = CaseJudge.named("exact");
        exact.output("Paris").with("expected", "Paris").scoresAtLeast(1);
        assertThatThrownBy(() -> exact.output("Rome").with("expected", "Paris").scoresAtLeast(0.5))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Expected a score of 0.5 or more from exact, got 0");
        assertThatThrownBy(() -> assertThat("Rome").with("expected", "Paris").verdict())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no judge is named: say judgedBy(…), or let @JudgedBy give the test a CaseJudge");
        assertThatThrownBy(() -> exact.judge("[]"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a case is a JSON object, found []");
        assertThatThrownBy(() -> exact.judge("{"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a case is a JSON object: ");
    }

    @Test
    void takesFieldsOfEveryKind() {
        assertThat("{\"n\": 10.5}")
                .as("a number in JSON")
                .with("expected", "10.4")
                .judgedBy("exact")
                .doesNotPass();
        assertThat("10.4").with("expected", 10.4).judgedBy("exact").passes();
        assertThat("12").with("expected", 12L).judgedBy("exact").passes();
        assertThat("true").with("expected", true).judgedBy("exact").passes();
        assertThat("Oslo is in Norway.")
                .with("answers.text", List.of("Rome is in Italy.", "Oslo is in Norway."))
                .judgedBy("reference-coverage")
                .withScoreAtLeast(5);
    }

    /** As records of a file have them; a list of anything but texts became their text form. */
    @Test
    void takesListsAndMapsAsTheyAre() {
        assertThatThrownBy(() -> assertThat("An answer.")
                        .with("question", "Why?")
                        .with("criteria", List.of(Map.of("criterion", "is long", "points", 1.5)))
                        .judgedBy("rubric")
                        .passes())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("nobody answered criterion-1")
                .hasMessageContaining("\"criterion\":\"is long\"");
        assertThatThrownBy(() -> assertThat("x")
                        .with("expected", List.of(Map.of("a", new Object())))
                        .judgedBy("exact"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("an entry of the field expected.a: found a java.lang.Object");
    }

    @Test
    void saysWhichCaseItIs() {
        assertThatThrownBy(() -> assertThat("Rome")
                        .as("the capital of France")
                        .with("expected", "Paris")
                        .judgedBy("exact")
                        .passes())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("[the capital of France]");
    }

    @Test
    void takesResponsesOfLangChain4j() {
        ChatResponse response =
                ChatResponse.builder().aiMessage(AiMessage.from("Paris")).build();
        assertThat(response)
                .with("expected", "Paris")
                .judgedBy("exact")
                .passes()
                .withLabel("EQUAL");
        assertOutput(AiMessage.from("Rome"))
                .with("expected", "Paris")
                .judgedBy("exact")
                .doesNotPass();
    }

    /** As Spring AI's response: getResult().getOutput().getText(). */
    public record SpringLike(String said) {
        public Generation getResult() {
            return new Generation(said);
        }

        /** One of several results. */
        public record Generation(String said) {
            public Message getOutput() {
                return new Message(said);
            }
        }

        /** What the model says. */
        public record Message(String said) {
            public String getText() {
                return said;
            }
        }
    }

    @Test
    void takesResponsesInTheMannerOfSpring() {
        assertThat(new SpringLike("Paris"))
                .with("expected", "Paris")
                .judgedBy("exact")
                .withScoreAtLeast(1);
    }

    @Test
    void saysWhatItCannotTake() {
        assertThatThrownBy(() -> assertThat(new Object()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("java.lang.Object")
                .hasMessageContaining("expected a text");
    }

    @Test
    void failsWhereNobodyAnswered() {
        assertThatThrownBy(() -> assertThat("An answer.")
                        .with("question", "Why?")
                        .with(
                                "criteria",
                                Json.object()
                                        .arrayNode()
                                        .add(Json.object()
                                                .put("criterion", "is long")
                                                .put("points", 1)))
                        .judgedBy("rubric")
                        .passes())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the case is undecided")
                .hasMessageContaining("criterion-1")
                .hasMessageContaining("-Dassize.answerer");
    }

    @Test
    void failsForACaseThatTheJudgeCannotRead() {
        assertThatThrownBy(() -> assertThat("Paris").judgedBy("exact").passes())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the case is invalid")
                .hasMessageContaining("expected");
    }

    private static JudgedRun run(int right, int wrong) throws Exception {
        List<ObjectNode> records = new ArrayList<>();
        for (int i = 0; i < right + wrong; i++) {
            records.add(Json.object().put("output", "Paris").put("expected", i < right ? "Paris" : "Rome"));
        }
        return Assize.judge("exact").over(records).run();
    }

    @Test
    void asksForThePassRateByItsLowerEnd() throws Exception {
        assertRun(run(100, 0)).isComplete().passRate().isAtLeast(0.9).hasValueAtLeast(1);
        assertRun(run(100, 0)).meanScore().isAtLeast(1);
        assertThatThrownBy(() -> assertRun(run(10, 0)).passRate().isAtLeast(0.9))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("got 1 (95 %: 0.722 to 1): 10 of 10 cases pass")
                .hasMessageContaining("with fewer than 35 cases it cannot be shown at all");
        assertThatThrownBy(() -> assertRun(run(50, 50)).passRate().isAtLeast(0.5))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("50 of 100 cases pass");
        assertRun(run(50, 50)).passRate().isAtMost(0.7).hasValueAtLeast(0.5);
        assertThatThrownBy(() -> assertRun(run(50, 50)).passRate().isAtMost(0.5))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(
                        "Expected a pass rate of at most 0.5 by the upper end of its 95 % interval, got 0.5");
        assertThatThrownBy(() -> assertRun(run(50, 50)).meanScore().hasValueAtLeast(0.6))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Expected a mean score of at least 0.6 on these cases, got 0.5");
        assertThatThrownBy(() -> assertRun(run(0, 0)).passRate())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("No case of the run has a verdict, so there is no pass rate");
        assertThatThrownBy(() -> assertRun(run(0, 0)).meanScore())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("No case of the run has a score");
    }

    @Test
    void countsUndecidedCasesAsFailed() throws Exception {
        JudgedRun undecided = Assize.judge("rubric")
                .over(List.of((ObjectNode)
                        Json.parse("{\"answer\": \"x\", \"criteria\": [{\"criterion\": \"c\", \"points\": 1}]}")))
                .run();
        assertThatThrownBy(() -> assertRun(undecided).isComplete())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("1 of 1 have none");
        assertThatThrownBy(() -> assertRun(undecided).passRate().isAtLeast(0.1))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("0 of 1 cases pass, 1 are undecided");
    }
}
