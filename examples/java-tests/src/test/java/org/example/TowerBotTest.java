package org.example;

import static dev.assize.junit.AssizeAssertions.assertRun;
import static dev.assize.junit.AssizeAssertions.assertThat;

import dev.assize.engine.Assize;
import dev.assize.engine.JudgedRun;
import dev.assize.junit.CaseJudge;
import dev.assize.junit.JudgedBy;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TowerBotTest {

    private static final String REFERENCE = "The Eiffel Tower is in Paris. It was completed in 1889.";

    private final TowerBot bot = new TowerBot();

    @Test
    void coversTheReference() {
        assertThat(bot.answer("Tell me about the tower.")).coversReference(REFERENCE).withScoreAtLeast(4);
    }

    @Test
    void coversTheReferenceWithLangChain4j() {
        assertThat(bot.chat("Tell me about the tower.")).coversReference(REFERENCE).withScoreAtLeast(4);
    }

    @Test
    void coversTheReferenceWithSpringAi() {
        assertThat(bot.call("Tell me about the tower.")).coversReference(REFERENCE).withScoreAtLeast(4);
    }

    @ParameterizedTest
    @JudgedBy("exact")
    @CsvSource({"Where is it?, The Eiffel Tower is in Paris."})
    void answersToTheLetter(String question, String expected, CaseJudge judge) {
        judge.output(bot.answer(question)).with("expected", expected).passes();
    }

    @Test
    @JudgedBy("src/test/resources/short-answer.yaml")
    void isShortEnough(CaseJudge judge) {
        judge.output(bot.answer("Where is it?")).with("limit", 20).passes().hasNoFinding("too-long");
    }

    @Test
    void passesMostOfAFileOfCases() throws Exception {
        JudgedRun run = Assize.judge("exact").over(Path.of("src/test/resources/capitals.jsonl")).run();
        assertRun(run).isComplete().passRate().isAtLeast(0.9);
    }
}
