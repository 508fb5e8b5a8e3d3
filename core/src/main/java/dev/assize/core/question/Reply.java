package dev.assize.core.question;

/** What an answerer says to one question, before anything was checked. */
public sealed interface Reply {

    QuestionId question();

    /** Who says it; within a panel or a cascade not everyone is the same. */
    String by();

    /**
     * An answer.
     *
     * @param quote where it was read; {@link Quote#NONE} when nothing is quoted
     * @param rationale a short reason, possibly empty
     */
    record Stated(QuestionId question, String by, Value value, Quote quote, String rationale) implements Reply {}

    /** No answer, and why. */
    record Declined(QuestionId question, String by, WithheldReason reason, String detail) implements Reply {}
}
