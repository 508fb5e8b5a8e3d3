package dev.assize.core.question;

import java.util.Locale;

/** Why a question has no answer. */
public enum WithheldReason {
    /** The answerer did not reply to it. */
    UNANSWERED,
    /** The answerer replied to it more than once. */
    ANSWERED_TWICE,
    /** The reply does not have the form that was asked for. */
    WRONG_FORM,
    /** The quote is not in the text. */
    QUOTE_NOT_FOUND,
    /** A quote was required and none was given. */
    QUOTE_MISSING,
    /** The answerer says that it cannot tell. */
    CANNOT_TELL,
    /** The answerer has an answer, less sure than was asked for. */
    DOUBTFUL,
    /** Those who voted do not agree. */
    SPLIT_VOTE,
    /** What came back could not be read at all. */
    UNREADABLE;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** As results and people have it: {@code cannot_tell}. */
    public String word() {
        return word;
    }
}
