package dev.assize.core;

/** How much a finding weighs, gravest first. */
public enum Severity {
    CRITICAL,
    MAJOR,
    MINOR,
    INFO
}
