package dev.assize.judges.internal.memo;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the words that were met last. Arguments are made of the same few words, and each is looked up for its clause, for
 * its sentence and for several questions. What is remembered changes no result, only how long it takes. Threads share it: an entry
 * never changes, and who misses one makes it again.
 */
public final class RecentWords<V> {

    private static final int USUAL = 1 << 11;

    /** A longer word hardly comes again, and would fill the memory. */
    private static final int LONGEST = 64;

    /** The letters stand apart too: those of an array are compared with a text in less time than those of a string. */
    private static final class Entry<V> {
        private final String word;
        private final char[] letters;
        private final V value;

        Entry(String word, V value) {
            this.word = word;
            this.letters = word.toCharArray();
            this.value = value;
        }
    }

    private final Function<String, V> function;
    private final @Nullable Entry<V>[] entries;

    /** @param function must give a word the same immutable result each time */
    public RecentWords(Function<String, V> function) {
        this(USUAL, function);
    }

    /** @param size how many words are remembered at most; a power of two */
    @SuppressWarnings({"unchecked", "rawtypes"})
    public RecentWords(int size, Function<String, V> function) {
        this.function = function;
        this.entries = new Entry[size];
    }

    public V of(String word) {
        if (word.length() > LONGEST) {
            return function.apply(word);
        }
        int slot = slot(word.hashCode());
        Entry<V> known = entries[slot];
        return known != null && known.word.equals(word) ? known.value : remember(slot, word);
    }

    /** The same for a word in a text, which is not cut out where it is known. */
    public V of(char[] text, int from, int to) {
        if (to - from > LONGEST) {
            return function.apply(new String(text, from, to - from));
        }
        int hash = 0;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + text[i];
        }
        int slot = slot(hash);
        Entry<V> known = entries[slot];
        return known != null && isAt(text, from, to, known.letters)
                ? known.value
                : remember(slot, new String(text, from, to - from));
    }

    private static boolean isAt(char[] text, int from, int to, char[] letters) {
        if (letters.length != to - from) {
            return false;
        }
        for (int i = from; i < to; i++) {
            if (letters[i - from] != text[i]) {
                return false;
            }
        }
        return true;
    }

    /** Where a word of that hash, as strings have it, is kept. */
    private int slot(int hash) {
        return (hash ^ (hash >>> 15)) & (entries.length - 1);
    }

    private V remember(int slot, String word) {
        Entry<V> made = new Entry<>(word, function.apply(word));
        entries[slot] = made;
        return made.value;
    }
}
