package dev.assize.judges.coverage.reading;

import dev.assize.text.Span;
import java.util.Optional;

/** Whether an output states an item, and why. */
public sealed interface Reading {

    /** A short English phrase: "covers 4 of 5 content words", "number 1889 is not there". */
    String reason();

    /** Where the output states it; empty when it does not. */
    Optional<Span> quote();

    default boolean stated() {
        return quote().isPresent();
    }

    /** The output states the item in {@code where}. */
    record Found(Span where, String reason) implements Reading {
        @Override
        public Optional<Span> quote() {
            return Optional.of(where);
        }
    }

    /** The output does not state the item. */
    record Missing(String reason) implements Reading {
        @Override
        public Optional<Span> quote() {
            return Optional.empty();
        }
    }
}
