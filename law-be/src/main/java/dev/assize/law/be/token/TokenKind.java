package dev.assize.law.be.token;

/** What a token is made of: letters, figures, or one other character. */
public enum TokenKind {
    WORD,
    NUMBER,
    MARK
}
