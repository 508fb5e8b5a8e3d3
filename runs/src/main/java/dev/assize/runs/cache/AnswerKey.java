package dev.assize.runs.cache;

import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;

/**
 * Stands for all that an answer hangs on: the text of the question, the form of the answer, the passages, the quoting, and
 * who answers with which settings. Neither the case nor the id of the question is part of it.
 */
public record AnswerKey(String hash) {

    public static AnswerKey of(Question question, AnswererIdentity answerer) {
        return new AnswerKeys(answerer).of(question);
    }

    @Override
    public String toString() {
        return hash;
    }
}
