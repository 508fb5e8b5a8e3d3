package dev.assize.core.question;

import org.jspecify.annotations.Nullable;

/**
 * What an answer of rules rests on: the kind of evidence that decided, by which {@link ConfidenceTable} tells how sure it
 * is.
 *
 * @param kind such as {@code weighed} or {@code another-number}, a name that the judge's rules chose
 * @param measure how much of it there is, on a scale of the rules' own; null where the kind says it all
 */
public record Basis(String kind, @Nullable Double measure) {

    public Basis {
        if (kind.isBlank()) {
            throw new IllegalArgumentException("A kind of evidence has a name");
        }
        if (measure != null && measure.isNaN()) {
            throw new IllegalArgumentException("The measure of \"" + kind + "\" is not a number");
        }
    }

    public static Basis of(String kind) {
        return new Basis(kind, null);
    }

    public static Basis of(String kind, double measure) {
        return new Basis(kind, measure);
    }
}
