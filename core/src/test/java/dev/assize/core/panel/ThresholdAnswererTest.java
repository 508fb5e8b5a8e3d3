package dev.assize.core.panel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.question.Wording;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ThresholdAnswererTest {

    private static final AnswerConfidence THRESHOLD = AnswerConfidence.parse("0.9");

    /** As sure of a question as its id says; of "unknown" nobody knows. */
    private static final Answerer RULES = new Answerer() {
        @Override
        public AnswererIdentity identity() {
            return new AnswererIdentity("embedded", new TreeMap<>());
        }

        @Override
        public Replies answer(List<Question> round) {
            return Replies.free(round.stream().map(this::reply).toList());
        }

        private Reply reply(Question question) {
            Reply.Stated said =
                    new Reply.Stated(question.id(), "embedded", new Value.YesNo(true), Quote.NONE, "it says so");
            String sure = question.id().value();
            return sure.equals("unknown") ? said : said.as(AnswerConfidence.parse(sure));
        }
    };

    @Test
    void withholdsWhatIsLessSure() {
        Reply reply = ThresholdAnswerer.withholding(RULES, THRESHOLD)
                .answer(round("0.899"))
                .replies()
                .get(0);
        assertThat(reply).isInstanceOfSatisfying(Reply.Declined.class, held -> {
            assertThat(held.reason()).isEqualTo(WithheldReason.DOUBTFUL);
            assertThat(held.detail()).isEqualTo("less sure than 0.9: 0.899 for yes (it says so)");
        });
    }

    @Test
    void letsStandWhatIsSureEnoughOrUnknown() {
        Answerer careful = ThresholdAnswerer.withholding(RULES, THRESHOLD);
        assertThat(careful.answer(round("0.9", "1", "unknown"))).isEqualTo(RULES.answer(round("0.9", "1", "unknown")));
    }

    @Test
    void handsOnInACascadeWhatIsLessSure() {
        Voter model = Voter.says("model", new Value.YesNo(false));
        Cascade cascade = Cascade.of(List.of(ThresholdAnswerer.withholding(RULES, THRESHOLD), model));
        List<Question> round = round("0.5", "0.95", "unknown");
        List<Answer> answers = AnswerCheck.check(round, cascade.answer(round).replies(), "cascade").stream()
                .map(Answers.Answered::answer)
                .toList();
        assertThat(model.asked).containsExactly(List.of("0.5"));
        assertThat(answers).extracting(Answer::by).containsExactly("model", "embedded", "embedded");
        assertThat(answers.get(1).confidence()).contains(AnswerConfidence.parse("0.95"));
        assertThat(answers.get(0).confidence()).isEqualTo(Optional.empty());
        assertThat(cascade.threshold()).isEqualTo(THRESHOLD);
    }

    @Test
    void isAnotherAnswererForAnotherThresholdOnlyWhereItWithholds() {
        AnswererIdentity careful =
                ThresholdAnswerer.withholding(RULES, THRESHOLD).identity();
        assertThat(careful.settings()).containsEntry("withholds-below", "0.9");
        assertThat(careful)
                .isNotEqualTo(ThresholdAnswerer.withholding(RULES, AnswerConfidence.parse("0.8"))
                        .identity());
        assertThat(ThresholdAnswerer.deciding(RULES, THRESHOLD).identity()).isEqualTo(RULES.identity());
    }

    @Test
    void decidesAllTheSameWhereItOnlyTellsWhatIsDoubtful() {
        Answerer deciding = ThresholdAnswerer.deciding(RULES, AnswerConfidence.parse("0.7"));
        assertThat(deciding.answer(round("0.1"))).isEqualTo(RULES.answer(round("0.1")));
        assertThat(deciding.threshold()).hasToString("0.7");
    }

    private static List<Question> round(String... ids) {
        return List.of(ids).stream()
                .map(id -> new Question(
                        QuestionId.of(id),
                        Wording.of("is-it", "Is it?"),
                        new Form.YesNo(),
                        List.of(),
                        Quoting.NONE,
                        Question.Reuse.THIS_CASE))
                .toList();
    }
}
