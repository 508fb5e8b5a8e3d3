package dev.assize.core.probe;

import java.util.Optional;

/** A text somewhere in a case that can be replaced. */
public interface TextPlace {

    /** Empty where the case has no text there, or a blank one. */
    Optional<String> text(ProbedCase subject);

    /** The same case with another text there. */
    ProbedCase with(ProbedCase subject, String text);

    /** A field of the judge. */
    static TextPlace field(String name) {
        return new TextPlace() {
            @Override
            public Optional<String> text(ProbedCase subject) {
                return subject.text(name);
            }

            @Override
            public ProbedCase with(ProbedCase subject, String text) {
                return subject.with(name, text);
            }
        };
    }
}
