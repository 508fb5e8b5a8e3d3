package dev.assize.law.be.court;

/** A language in which Belgian courts are named. */
public enum Language {
    FR,
    NL,
    DE,
    EN
}
