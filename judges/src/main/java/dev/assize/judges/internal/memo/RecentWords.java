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

    private record Entry<V>(String word, V value) {}

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
        int hash = word.hashCode();
        int slot = (hash ^ (hash >>> 15)) & (entries.length - 1);
        Entry<V> known = entries[slot];
        if (known == null || !known.word().equals(word)) {
            known = new Entry<>(word, function.apply(word));
            entries[slot] = known;
        }
        return known.value();
    }
}
