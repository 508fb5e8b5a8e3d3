package dev.assize.law.be.token;

/** What separates a token from the one before it. */
public enum Gap {
    NONE,
    BLANK,
    LINE,
    PARAGRAPH
}
