package dev.assize.core;

import java.util.List;

/**
 * Something code saw in a case.
 *
 * @param code what kind of thing, stable across versions: {@code fact-missing}
 * @param message one sentence for a person, with the actual names and values
 * @param evidence where it can be seen; empty when it is an absence
 */
public record Finding(String code, Severity severity, String message, List<Evidence> evidence) {

    public Finding {
        if (code.isBlank() || message.isBlank()) {
            throw new IllegalArgumentException(
                    "A finding needs a code and a message, got \"" + code + "\": \"" + message + "\"");
        }
        evidence = List.copyOf(evidence);
    }

    public static Finding of(String code, Severity severity, String message) {
        return new Finding(code, severity, message, List.of());
    }
}
