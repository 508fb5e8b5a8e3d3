package dev.assize.judges.coverage.internal;

import dev.assize.text.PartOfSpeech;
import dev.assize.text.Token;

/** What a content word tells: how much, who, what, what was done, how. Where one is missing, only another of its kind can be in its place. */
enum WordKind {
    NUMBER,
    NAME,
    NOUN,
    VERB,
    ADJECTIVE,
    OTHER;

    static final int COUNT = values().length;

    static WordKind of(Token token, PartOfSpeech part, boolean name) {
        if (token.isExact()) {
            return NUMBER;
        }
        if (name || part == PartOfSpeech.NAME) {
            return NAME;
        }
        if (part.isVerb()) {
            return VERB;
        }
        return switch (part) {
            case NOUN -> NOUN;
            case ADJECTIVE -> ADJECTIVE;
            default -> OTHER;
        };
    }
}
