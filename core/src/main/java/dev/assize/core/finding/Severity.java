package dev.assize.core.finding;

import java.util.Locale;

/** How much a finding weighs, gravest first. */
public enum Severity {
    CRITICAL,
    MAJOR,
    MINOR,
    INFO;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** As results and people have it: {@code critical}. */
    public String word() {
        return word;
    }
}
