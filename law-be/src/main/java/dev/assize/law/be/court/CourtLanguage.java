package dev.assize.law.be.court;

/** A language in which Belgian courts are named. */
public enum CourtLanguage {
    FR,
    NL,
    DE,
    EN
}
