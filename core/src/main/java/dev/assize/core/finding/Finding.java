package dev.assize.core.finding;

import java.util.List;

/**
 * Something code saw in a case.
 *
 * @param code what kind of thing, stable across versions: {@code fact-missing}
 * @param message one sentence for a person, with the actual names and values
 * @param evidence where it can be seen; empty when it is an absence
 * @param origin who made it
 */
public record Finding(String code, Severity severity, String message, List<Evidence> evidence, Origin origin) {

    /** Who made a finding. */
    public enum Origin {
        /** A rule of the judge. */
        JUDGE,
        /** Somebody who answered its questions, and noticed something in the texts. A new ruling keeps it. */
        ANSWERER
    }

    public Finding {
        if (code.isBlank() || message.isBlank()) {
            throw new IllegalArgumentException(
                    "A finding needs a code and a message, got \"" + code + "\": \"" + message + "\"");
        }
        evidence = List.copyOf(evidence);
    }

    /** A finding of the judge. */
    public Finding(String code, Severity severity, String message, List<Evidence> evidence) {
        this(code, severity, message, evidence, Origin.JUDGE);
    }

    /** The same finding, made by somebody else. */
    public Finding by(Origin other) {
        return new Finding(code, severity, message, evidence, other);
    }

    public static Finding of(String code, Severity severity, String message) {
        return new Finding(code, severity, message, List.of());
    }
}
