package dev.assize.testkit;

import dev.assize.core.panel.Cascade;
import dev.assize.core.panel.Panel;
import dev.assize.core.panel.Sampled;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Value;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Nested;

/** Panels, samples and cascades are answerers like any other. */
class SeveralAnswerersTest {

    private static final ExecutorService THREADS = Executors.newFixedThreadPool(2);

    @AfterAll
    static void stop() {
        THREADS.shutdownNow();
    }

    @Nested
    class Alone extends AnswererContract {
        @Override
        protected Answerer answerer() {
            return voter(1);
        }
    }

    @Nested
    class AsAPanel extends AnswererContract {
        @Override
        protected Answerer answerer() {
            return Panel.of(List.of(voter(1), voter(2), ScriptedAnswerer.silent()), THREADS);
        }
    }

    @Nested
    class AsSamples extends AnswererContract {
        @Override
        protected Answerer answerer() {
            return Sampled.of(3, SeveralAnswerersTest::voter, THREADS);
        }
    }

    @Nested
    class AsACascade extends AnswererContract {
        @Override
        protected Answerer answerer() {
            return Cascade.of(List.of(
                    ScriptedAnswerer.silent().no("yes-no"),
                    Panel.of(List.of(voter(1), voter(2)), THREADS),
                    ScriptedAnswerer.declining()));
        }
    }

    /** Members differ in the scale and in their name. */
    private static Answerer voter(int number) {
        Answerer scripted = ScriptedAnswerer.declining()
                .yes("yes-no", "built in 1889")
                .says("choice", new Value.Choice("tower"))
                .says("scale", new Value.Scale(number))
                .says("checklist", new Value.Checklist(Map.of("says when", true, "says where", number == 1)))
                .lists("listing", "1889", "Paris " + number);
        return new Answerer() {
            @Override
            public AnswererIdentity identity() {
                return new AnswererIdentity("voter", new TreeMap<>(Map.of("number", "" + number)));
            }

            @Override
            public Replies answer(List<Question> round) {
                return scripted.answer(round);
            }
        };
    }
}
