package dev.assize.core.probe;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.JudgeInfo;
import dev.assize.core.Ruling;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.Wording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * A judge whose questions are put in another way that must not matter. Answers that were kept for the plain questions do not
 * count for these, so that whoever answers is really asked.
 *
 * @param <C> the case as the judge reads it
 */
public final class QuestionVariant<C> implements Judge<C> {

    /** In which way. */
    public enum Asking {
        /** As the judge asks. */
        AS_IS,
        /** Once more, word for word. */
        AGAIN,
        /** With the options of a choice, and the items of a checklist, in the opposite order. */
        OPTIONS_TURNED,
        /** With the texts in the opposite order, and the questions of a round too. */
        PASSAGES_TURNED
    }

    private final Judge<C> judge;
    private final Asking asking;

    private QuestionVariant(Judge<C> judge, Asking asking) {
        this.judge = judge;
        this.asking = asking;
    }

    /** The judge itself where it asks as it is. */
    public static <C> Judge<C> of(Judge<C> judge, Asking asking) {
        return asking == Asking.AS_IS ? judge : new QuestionVariant<>(judge, asking);
    }

    /** The judge whose questions are put in another way, or the judge itself. */
    public static Judge<?> plain(Judge<?> judge) {
        return judge instanceof QuestionVariant<?> variant ? variant.judge : judge;
    }

    @Override
    public JudgeInfo info() {
        return judge.info();
    }

    @Override
    public C read(ObjectNode record) {
        return judge.read(record);
    }

    @Override
    public List<Question> ask(C subject, Answers soFar) {
        List<Question> questions = new ArrayList<>();
        judge.ask(subject, soFar).forEach(question -> questions.add(varied(question)));
        if (asking == Asking.PASSAGES_TURNED) {
            Collections.reverse(questions);
        }
        return questions;
    }

    private Question varied(Question question) {
        Wording wording = question.wording();
        Wording apart = new Wording(
                wording.name(),
                wording.text(),
                wording.hash() + "-" + asking.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        List<Passage> passages = new ArrayList<>(question.passages());
        if (asking == Asking.PASSAGES_TURNED) {
            Collections.reverse(passages);
        }
        Form form = asking == Asking.OPTIONS_TURNED ? turned(question.form()) : question.form();
        return new Question(
                question.id(), apart, form, passages, question.quoting(), question.reuse(), question.known());
    }

    private static Form turned(Form form) {
        if (form instanceof Form.Choice choice) {
            return new Form.Choice(reversed(choice.options()));
        }
        return form instanceof Form.Checklist list ? new Form.Checklist(reversed(list.items())) : form;
    }

    private static List<String> reversed(List<String> texts) {
        List<String> turned = new ArrayList<>(texts);
        Collections.reverse(turned);
        return turned;
    }

    @Override
    public Ruling rule(C subject, Answers answers) {
        return judge.rule(subject, answers);
    }
}
