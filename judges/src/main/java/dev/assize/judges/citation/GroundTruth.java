package dev.assize.judges.citation;

/** What the case says is right. */
sealed interface GroundTruth {

    /** Nobody knows. */
    record Unknown() implements GroundTruth {}

    /** No candidate is right. */
    record NoMatch() implements GroundTruth {}

    /** This decision is right, whether or not it is among the candidates. */
    record Decision(String reference) implements GroundTruth {}
}
