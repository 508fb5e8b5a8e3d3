package dev.assize.core.catalog;

import dev.assize.core.question.Answerer;

/**
 * Reads again what the embedded rules of a judge only weighed, such as a small model that ships as a module of its own. Those
 * of a class path, and of a user's jar, are named in {@code META-INF/services/dev.assize.core.catalog.SecondReader}; a user
 * asks for one with {@code embedded+NAME}. Making a reader costs next to nothing: whatever takes time waits until a question
 * is asked.
 */
public interface SecondReader {

    /** Its name behind the plus: lower-case letters, digits and hyphens. */
    String name();

    /**
     * The rules and this reader together. What the rules know for certain stays as they said it, and so does every question
     * that this reader was not made for. Its identity tells both.
     */
    Answerer beside(Answerer rules);
}
