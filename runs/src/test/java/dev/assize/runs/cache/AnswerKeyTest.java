package dev.assize.runs.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Wording;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class AnswerKeyTest {

    private static final AnswererIdentity MODEL =
            new AnswererIdentity("model:openai/x", new TreeMap<>(Map.of("temperature", "0", "prompt", "abc")));
    private static final Wording WORDING = new Wording("states", "Does it?", "0123456789abcdef");
    private static final Passage OUTPUT = new Passage("output", "Façade");

    /** Another key, and every answer that somebody keeps would be asked for, and paid for, again. */
    @Test
    void findsWhatStoresHoldAlready() {
        Question stating = question(
                new Form.YesNo(), List.of(new Passage("item", "Anna built it."), OUTPUT), Quoting.required("output"));
        Question choosing = question(
                new Form.Choice(List.of("a", "b")), List.of(OUTPUT), Quoting.requiredFor("output", List.of("a")));
        assertThat(AnswerKey.of(stating, MODEL)).hasToString("d15a987c9a28feebbf00e5740d361603");
        assertThat(AnswerKey.of(choosing, MODEL)).hasToString("47882df380f1b0393fc7f78a145f5165");
    }

    @Test
    void tellsQuestionsApartThatBeginAlike() {
        AnswerKeys keys = new AnswerKeys(MODEL);
        Question plain = question(new Form.YesNo(), List.of(OUTPUT), Quoting.NONE);
        assertThat(List.of(
                        keys.of(plain),
                        keys.of(question(new Form.YesNo(), List.of(OUTPUT, OUTPUT), Quoting.NONE)),
                        keys.of(question(new Form.YesNo(), List.of(OUTPUT), Quoting.welcome("output"))),
                        keys.of(question(new Form.Scale(1, 5), List.of(OUTPUT), Quoting.NONE))))
                .doesNotHaveDuplicates()
                .contains(AnswerKey.of(plain, MODEL));
    }

    private static Question question(Form form, List<Passage> passages, Quoting quoting) {
        return new Question(QuestionId.of("q"), WORDING, form, passages, quoting, Question.Reuse.SAME_PASSAGES);
    }
}
