package dev.assize.judges.citation;

/** Whether the right decision was found. */
enum MatchCorrectness {
    CORRECT,
    PARTIALLY_CORRECT,
    INCORRECT,
    FALSE_POSITIVE,
    FALSE_NEGATIVE,
    CORRECT_NO_MATCH;

    /** Whether nothing better could have been answered. */
    boolean isRight() {
        return this == CORRECT || this == CORRECT_NO_MATCH;
    }
}
