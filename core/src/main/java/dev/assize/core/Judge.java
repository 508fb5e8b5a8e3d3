package dev.assize.core;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Question;
import java.util.List;
import java.util.Optional;

/**
 * Decides one kind of case. Everything a judge does is a pure function of the case and the answers: no clock, no
 * randomness, no I/O, no field that changes. One object serves all threads.
 *
 * @param <C> the case as this judge reads it
 */
public interface Judge<C> {

    JudgeInfo info();

    /** The record as a typed case; throws {@link InvalidCase} naming the field, what was found and what was expected. */
    C read(ObjectNode record);

    /**
     * The next round of questions, given what has been answered; empty when nothing is left to ask. No id is asked
     * twice for one case.
     */
    List<Question> ask(C subject, Answers soFar);

    /** The findings and the verdict. Called once, when {@link #ask} has nothing left. */
    Ruling rule(C subject, Answers answers);

    /**
     * The form of the verdict that {@link #rule} comes to, without what it shows beside it; empty where it is open. What hangs
     * on doubtful answers is found by trying them, so a judge that shows much may say this faster.
     */
    default Optional<ObjectNode> verdict(C subject, Answers answers) {
        return rule(subject, answers).verdict().form();
    }

    /**
     * As {@link #verdict}, where only the label and the score are looked at, which {@link JudgeInfo#headline} points to; the rest may
     * be left out.
     */
    default Optional<ObjectNode> headline(C subject, Answers answers) {
        return verdict(subject, answers);
    }
}
