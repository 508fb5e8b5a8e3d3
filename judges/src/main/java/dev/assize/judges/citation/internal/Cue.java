package dev.assize.judges.citation.internal;

import java.util.Locale;

/** A group of words that show what an argument speaks of. */
enum Cue {
    COURT,
    DECIDES,
    NUMBER,
    MATCH,
    BEARS,
    NOT,
    MISSING,
    LOWER,
    LIMIT,
    SEAT,
    TOWN,
    ROLE,
    UNSURE,
    DIFFER,
    OTHER,
    DECISION,
    CONTEXT,
    MATTER,
    UNLIKE,
    UNRECOGNISED,
    FRENCH,
    DUTCH,
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
    FIT,
    QUANTIFIED,
    SUITABLE,
    CONCEDED,
    BODY,
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
    ABOVE;

    static Cue named(String name) {
        return valueOf(name.strip().toUpperCase(Locale.ROOT));
    }
}
