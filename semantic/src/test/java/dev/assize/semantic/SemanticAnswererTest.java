package dev.assize.semantic;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.QuestionId;
import dev.assize.judges.coverage.EmbeddedCoverage;
import dev.assize.judges.coverage.ReferenceCoverage;
import dev.assize.testkit.JudgeContract;
import dev.assize.testkit.JudgeTester;
import org.junit.jupiter.api.Test;

class SemanticAnswererTest extends JudgeContract {

    @Override
    protected Judge<?> judge() {
        return new ReferenceCoverage();
    }

    @Override
    protected Answerer embedded() {
        return new SemanticReader().beside(new EmbeddedCoverage());
    }

    @Test
    void knowsOnlyQuestionsThatTheJudgeAsks() {
        assertThat(SemanticAnswerer.WORDINGS)
                .allSatisfy(
                        name -> assertThat(judge().info().question(name).form()).isEqualTo("yes/no"));
    }

    @Test
    void readsAgainWhatTheRulesOnlyWeighed() {
        Answer answer = asked(
                embedded(),
                "The singer cancelled her tour of Europe.",
                "The singer has called off every concert she had planned on her European tour.");
        assertThat(answer.by()).isEqualTo("embedded+semantic");
        assertThat(((Answer.Given) answer).rationale()).contains("the semantic reader says");
        assertThat(answer.confidence()).isPresent();
    }

    @Test
    void leavesWhatTheRulesHaveAProofFor() {
        String fact = "The bridge was opened in 1932.";
        String output = "The bridge was opened in 1934.";
        assertThat(asked(embedded(), fact, output)).isEqualTo(asked(new EmbeddedCoverage(), fact, output));
    }

    @Test
    void leavesOtherLanguagesToTheRules() {
        String fact = "La chanteuse a annulé sa tournée en Europe.";
        String output = "La chanteuse renonce à tous les concerts qu'elle avait prévus pour sa tournée en Europe.";
        assertThat(asked(embedded(), fact, output)).isEqualTo(asked(new EmbeddedCoverage(), fact, output));
    }

    @Test
    void quotesTheSentenceWhenTheRulesQuotedNone() {
        OutputWindows windows = OutputWindows.of(
                "The weather was fine. The company sold its factory in Leeds to a rival. Nobody was hurt.",
                CrossEncoder.get());
        assertThat(windows.quote("A rival bought the company's factory in Leeds.")
                        .text())
                .contains("sold its factory in Leeds");
    }

    @Test
    void findsAStatementFarInsideALongText() {
        String filler = "The council met on Monday and spoke about parking near the old market for a long time. ";
        String text = filler.repeat(150) + "A farmer found a Roman coin in his field. " + filler.repeat(150);
        OutputWindows windows = OutputWindows.of(text, CrossEncoder.get());
        assertThat(windows.score("A farmer found a Roman coin.")).isPositive();
        assertThat(windows.score("A teacher won the lottery in Spain.")).isNegative();
    }

    private Answer asked(Answerer answerer, String fact, String output) {
        ObjectNode checklist = Json.object();
        checklist.putArray("facts").add(fact);
        checklist.putArray("conclusions");
        checklist.putArray("terms");
        return JudgeTester.of(judge(), answerer)
                .with("reference", fact)
                .with("output_text", output)
                .with("checklist", checklist)
                .result()
                .answers()
                .require(QuestionId.of("fact-1"));
    }
}
