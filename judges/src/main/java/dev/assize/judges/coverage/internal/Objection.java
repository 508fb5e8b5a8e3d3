package dev.assize.judges.coverage.internal;

import java.util.Optional;

/** A reason why a sentence cannot state a fact, however much it looks like it. */
interface Objection {

    /** How the reason ends when a number or name is only left out. */
    String NOT_THERE = " is not there";

    /** What kind of objection it is: "number", "roles". */
    String kind();

    /** Whether it can be made to any sentence at all, as far as the statement tells; asked once for all outputs. */
    default boolean concerns(Statement statement) {
        return true;
    }

    /** The objection in words; empty when there is none. */
    Optional<String> to(SentenceSupport evidence);

    /** Whether it is made to every sentence that has anything of the statement, for what the whole output lacks; cheap to ask. */
    default boolean isToAll(Match match) {
        return false;
    }
}
