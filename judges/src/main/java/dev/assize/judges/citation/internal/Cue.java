package dev.assize.judges.citation.internal;

import java.util.Locale;

/** A group of words that show what an argument speaks of. */
enum Cue {
    COURT,
    DECIDES,
    NUMBER,
    MATCH,
    NOT,
    MISSING,
    LOWER,
    LIMIT,
    SEAT,
    UNSURE,
    DIFFER,
    OTHER,
    NOBODY,
    CONTEXT,
    MATTER,
    UNLIKE,
    UNRECOGNISED,
    FRENCH,
    DUTCH,
    EQUAL,
    UNSAID,
    NEUTRAL,
    SURE,
    TOPICAL,
    PLACE,
    IDENTITY,
    CLASSIFIED,
    NATIONAL,
    SPECIFIC,
    GENERIC,
    WRONG,
    FIT,
    QUANTIFIED,
    SUITABLE,
    CONCEDED,
    BODY,
    SPECIFIED,
    SEVERAL,
    CITED_ONE,
    KEYWORD,
    WORD,
    SHARED,
    CITES,
    MATTER_WORD,
    WEAK,
    ONLY_ONE,
    SCORE,
    SNIPPET,
    ABOVE,
    KIND;

    static Cue named(String name) {
        return valueOf(name.strip().toUpperCase(Locale.ROOT));
    }
}
