package dev.assize.text.detect;

import org.jspecify.annotations.Nullable;

/**
 * The {@linkplain MarkedWord marked words} that were met last: a text has a few of them again and again, and to make out one takes
 * longer than to read ten plain ones. What is remembered changes no result. Threads share it: each entry is immutable, and who
 * misses one makes it again.
 */
final class MarkedWords {

    private static final int SIZE = 1 << 10;

    static final MarkedWords RECENT = new MarkedWords(TellingWords.all());

    private final TellingWords telling;
    private final @Nullable MarkedWord[] words = new MarkedWord[SIZE];

    private MarkedWords(TellingWords telling) {
        this.telling = telling;
    }

    MarkedWord of(char[] text, int at, int end) {
        int hash = 0;
        for (int i = at; i < end; i++) {
            hash = 31 * hash + text[i];
        }
        int slot = (hash ^ (hash >>> 15)) & (SIZE - 1);
        MarkedWord known = words[slot];
        if (known == null || !known.isAt(text, at, end)) {
            known = MarkedWord.of(new String(text, at, end - at), telling);
            words[slot] = known;
        }
        return known;
    }
}
