package dev.assize.server.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Value;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerTextTest {

    private static Answer.Given no(AnswerConfidence sure) {
        return new Answer.Given(
                new QuestionId("fact-1"), "embedded", new Value.YesNo(false), List.of(), "", List.of(), sure);
    }

    /** As the report of the same run has it. */
    @Test
    void tellsHowSureAnAnswerIsInPerCent() {
        assertThat(AnswerText.of(no(new AnswerConfidence(new BigDecimal("0.465")))))
                .isEqualTo("no (embedded, 47 % sure)");
    }
}
