package dev.assize.engine.setup;

import dev.assize.core.question.Question;
import dev.assize.core.question.Reply;

/** Asks a person, at a terminal for example. */
@FunctionalInterface
public interface Interviewer {

    /**
     * Waits for the answer. Throws {@link dev.assize.core.failure.RunHalt} when the person wants to end.
     *
     * @param by under which name the person answers
     */
    Reply ask(Question question, String by);
}
