package dev.assize.core.catalog;

import java.util.Optional;

/**
 * Tells by rules whether a text states something. A judge that has such rules offers them to others, named in
 * {@code META-INF/services/dev.assize.core.catalog.StatementReader}. One object serves all threads.
 */
public interface StatementReader {

    /**
     * What the rules read.
     *
     * @param quote where it stands; empty when it is not stated
     * @param reason why it is thought to be stated, or not
     */
    record Found(boolean stated, String quote, String reason) {}

    /** Part of the epoch of whoever uses it: raised whenever a reading can change. */
    String version();

    /**
     * Empty where there are no rules for such a text.
     *
     * @param question what the statement answers, or a blank
     */
    Optional<Found> read(String statement, String text, String question);
}
