package dev.assize.judges.coverage.internal;

import dev.assize.text.Span;
import java.util.Optional;
import java.util.OptionalDouble;

/** Whether an output states an item, and why. */
public sealed interface Reading {

    /** A short English phrase: "covers 4 of 5 content words", "number 1889 is not there". */
    String reason();

    /** What it rests on. */
    Ground ground();

    /** Where the output states it; empty when it does not. */
    Optional<Span> quote();

    default boolean stated() {
        return quote().isPresent();
    }

    /**
     * The kind of evidence that decided.
     *
     * @param kind "weighed", or the objection that was made
     * @param measure how strong it is, on the scale of its kind; empty where there is none
     */
    record Ground(String kind, OptionalDouble measure) {

        static Ground of(String kind) {
            return new Ground(kind, OptionalDouble.empty());
        }

        static Ground of(String kind, double measure) {
            return new Ground(kind, OptionalDouble.of(measure));
        }
    }

    /** The output states the item in {@code where}. */
    record Found(Span where, String reason, Ground ground) implements Reading {
        @Override
        public Optional<Span> quote() {
            return Optional.of(where);
        }
    }

    /** The output does not state the item. */
    record Missing(String reason, Ground ground) implements Reading {
        @Override
        public Optional<Span> quote() {
            return Optional.empty();
        }
    }
}
