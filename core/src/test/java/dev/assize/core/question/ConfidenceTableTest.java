package dev.assize.core.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConfidenceTableTest {

    private static final String WRITTEN = """
            {"judge": "birds", "rules": "3", "made": "2026-11-16", "origin": "counted by hand", "threshold": 0.85,
             "questions": {
               "can-fly": {
                 "weighed: yes": [{"right": 98, "of": 98}, {"from": -1.5, "right": 59, "of": 98}, {"from": 2, "right": 89, "of": 98}],
                 "named: yes": [{"right": 29, "of": 29}]},
               "can-glide": {"as": "can-fly"}}}
            """;

    private static final Value YES = new Value.YesNo(true);

    private final ConfidenceTable table = ConfidenceTable.parse(WRITTEN);

    @Test
    void goesByTheStrengthOfTheEvidence() {
        assertThat(table.find("can-fly", Basis.of("weighed", -9), YES)).hasToString("Optional[0.99]");
        assertThat(table.find("can-fly", Basis.of("weighed", -1.5), YES)).hasToString("Optional[0.6]");
        assertThat(table.find("can-fly", Basis.of("weighed", 1.99), YES)).hasToString("Optional[0.6]");
        assertThat(table.find("can-fly", Basis.of("weighed", 7), YES)).hasToString("Optional[0.9]");
    }

    @Test
    void knowsNothingOfAKindWithoutData() {
        assertThat(table.find("can-fly", Basis.of("heard", 7), YES)).isEmpty();
        assertThat(table.find("can-swim", Basis.of("weighed", 7), YES)).isEmpty();
        assertThat(ConfidenceTable.NONE.find("can-fly", Basis.of("weighed", 7), YES))
                .isEmpty();
    }

    @Test
    void knowsNothingFromAHandfulOfAnswers() {
        assertThat(table.find("can-fly", Basis.of("named"), YES)).isEmpty();
    }

    @Test
    void tellsAYesFromANoAndOneOptionFromAnother() {
        assertThat(table.find("can-fly", Basis.of("weighed", 7), new Value.YesNo(false)))
                .isEmpty();
        assertThat(ConfidenceTable.key(Basis.of("weighed", 7), new Value.Choice("far")))
                .isEqualTo("weighed: far");
        assertThat(ConfidenceTable.key(Basis.of("weighed", 7), new Value.Scale(3)))
                .isEqualTo("weighed");
    }

    @Test
    void readsOneQuestionAsAnother() {
        assertThat(table.find("can-glide", Basis.of("weighed", 7), YES))
                .isEqualTo(table.find("can-fly", Basis.of("weighed", 7), YES));
    }

    @Test
    void tellsWhereItComesFrom() {
        assertThat(table.rules()).isEqualTo("3");
        assertThat(table.made()).isEqualTo("2026-11-16");
        assertThat(table.origin()).isEqualTo("counted by hand");
        assertThat(table.threshold()).hasToString("0.85");
    }

    @Test
    void hasAnotherHashForAnotherCount() {
        assertThat(ConfidenceTable.parse(WRITTEN.replace("59", "60")).hash()).isNotEqualTo(table.hash());
    }

    @Test
    void ratesAReply() {
        Question question = new Question(
                QuestionId.of("q"),
                Wording.of("can-fly", "Can it?"),
                new Form.YesNo(),
                List.of(),
                Quoting.NONE,
                Question.Reuse.THIS_CASE);
        Reply.Stated reply = new Reply.Stated(question.id(), "embedded", new Value.YesNo(true), Quote.NONE, "");
        assertThat(table.rate(question, reply, Basis.of("weighed", 0)).confidence())
                .hasToString("Optional[0.6]");
        assertThat(table.rate(question, reply, Basis.of("heard")).confidence()).isEmpty();
        assertThat(table.rate(question, reply, Basis.of("heard")).basis()).isEqualTo(Basis.of("heard"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "{\"questions\": {}}",
                "{\"threshold\": 2}",
                "{\"threshold\": 0.9, \"questions\": {\"a\": {\"b\": [{\"right\": 3, \"of\": 2}]}}}",
                "{\"threshold\": 0.9, \"questions\": {\"a\": {\"b\": [{\"right\": 3}]}}}",
                "{\"threshold\": 0.9, \"questions\": {\"a\": {\"b\": [{\"from\": 1, \"right\": 1, \"of\": 2}, {\"from\": 1, \"right\": 1, \"of\": 2}]}}}"
            })
    void refusesWhatIsNoTable(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> ConfidenceTable.parse(text));
    }
}
