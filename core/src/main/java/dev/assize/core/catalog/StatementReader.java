package dev.assize.core.catalog;

/**
 * Tells by rules whether a text states something. A judge that has such rules offers them to others, named in
 * {@code META-INF/services/dev.assize.core.catalog.StatementReader}. One object serves all threads.
 */
public interface StatementReader {

    /** What the rules make of it. */
    sealed interface Outcome {

        /** A short English phrase: why it is thought to be stated, or not, or why nothing can be said. */
        String reason();
    }

    /**
     * What the rules read.
     *
     * @param quote where it stands; empty when it is not stated
     */
    record Found(boolean stated, String quote, String reason) implements Outcome {}

    /** There are no rules for such a text: "no rules for Spanish". */
    record Declined(String reason) implements Outcome {}

    /** Part of the epoch of whoever uses it: raised whenever a reading can change. */
    String version();

    /** @param question what the statement answers, or a blank */
    Outcome read(String statement, String text, String question);
}
