package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** What holds for every answerer. An answerer's test has a subclass of this that makes one and says what to ask it. */
public abstract class AnswererContract {

    private static final int THREADS = 4;
    private static final int TIMES = 3;

    /** One that answers; the same each time it is made. */
    protected abstract Answerer answerer();

    /** What it can be asked: one question of each form, unless it only knows its own. */
    protected List<List<Question>> rounds() {
        return List.of(oneOfEachForm());
    }

    @Test
    void repliesToEachQuestionOnceAndToNothingElse() {
        for (List<Question> round : rounds()) {
            assertThat(answerer().answer(round).replies())
                    .extracting(Reply::question)
                    .containsExactlyInAnyOrderElementsOf(
                            round.stream().map(Question::id).toList());
        }
    }

    @Test
    void saysWhoSaysIt() {
        for (List<Question> round : rounds()) {
            assertThat(answerer().answer(round).replies()).extracting(Reply::by).noneMatch(String::isBlank);
        }
    }

    @Test
    void hasNothingToSayToNothing() {
        assertThat(answerer().answer(List.of())).isEqualTo(Replies.NONE);
    }

    @Test
    void saysTheSameEveryTime() {
        for (List<Question> round : rounds()) {
            Answerer one = answerer();
            String first = said(one, round);
            assertThat(said(one, round)).isEqualTo(first);
            assertThat(said(answerer(), round)).isEqualTo(first);
        }
    }

    @Test
    void keepsItsIdentity() {
        Answerer one = answerer();
        AnswererIdentity before = one.identity();
        rounds().forEach(one::answer);
        assertThat(one.identity()).isEqualTo(before).isEqualTo(answerer().identity());
    }

    @Test
    void servesAllThreadsAtOnce() throws Exception {
        Answerer shared = answerer();
        List<String> expected = saidToAll(shared);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<List<String>>> tasks = new ArrayList<>();
            for (int i = 0; i < THREADS * TIMES; i++) {
                tasks.add(() -> saidToAll(shared));
            }
            for (Future<List<String>> task : threads.invokeAll(tasks)) {
                assertThat(task.get()).isEqualTo(expected);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private List<String> saidToAll(Answerer answerer) {
        return rounds().stream().map(round -> said(answerer, round)).toList();
    }

    /** Everything but the expense, since waiting takes its own time. */
    private static String said(Answerer answerer, List<Question> round) {
        Replies replies = answerer.answer(round);
        return replies.replies() + " " + replies.remarks();
    }

    /** A round with every form of question about one text. */
    public static List<Question> oneOfEachForm() {
        return List.of(
                about("yes-no", new Form.YesNo()),
                about("choice", new Form.Choice(List.of("tower", "bridge"))),
                about("scale", new Form.Scale(0, 4)),
                about("checklist", new Form.Checklist(List.of("says when", "says where"))),
                about("listing", new Form.Listing(5)));
    }

    private static Question about(String id, Form form) {
        return new Question(
                QuestionId.of(id),
                Wording.of(id, "What does the text say?"),
                form,
                List.of(new Passage("text", "The tower was built in 1889. It stands in Paris.")),
                Quoting.welcome("text"),
                Question.Reuse.THIS_CASE);
    }
}
