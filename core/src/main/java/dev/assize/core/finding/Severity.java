package dev.assize.core.finding;

/** How much a finding weighs, gravest first. */
public enum Severity {
    CRITICAL,
    MAJOR,
    MINOR,
    INFO
}
