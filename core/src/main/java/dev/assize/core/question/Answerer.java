package dev.assize.core.question;

import java.util.List;

/**
 * Whoever can answer questions: embedded rules, a model, a panel, a person, a recording. One object serves all
 * threads.
 */
public interface Answerer {

    AnswererIdentity identity();

    /**
     * A reply to each question of a round. An answerer that does not know says so with {@link Reply.Declined}; what it
     * leaves out, repeats or gets wrong is withheld by {@link AnswerCheck}, never guessed.
     */
    Replies answer(List<Question> round);

    /** Who answers for the case of that id; most answer every case alike. */
    default Answerer forCase(String id) {
        return this;
    }

    /** Below which confidence an answer is doubtful. */
    default AnswerConfidence threshold() {
        return AnswerConfidence.USUAL_THRESHOLD;
    }
}
