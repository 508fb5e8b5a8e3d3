package dev.assize.judges.coverage.reading;

import java.util.Set;

/** What a content word weighs: words that go with any topic tell less than the others. */
final class CommonWords {

    private static final Set<String> LIGHT = Set.of(
            "say", "make", "take", "use", "go", "come", "give", "find", "know", "think", "see", "want", "tell", "show",
            "includ", "caus", "becom", "call", "year", "time", "day", "new", "peopl", "person", "man", "woman", "thing",
            "way", "part", "place", "kind", "type", "differ", "later", "last", "next", "claim", "state", "accord");

    private CommonWords() {}

    static double weight(String key) {
        return LIGHT.contains(key) ? 0.5 : 1;
    }
}
