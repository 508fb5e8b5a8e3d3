package dev.assize.text;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A set of folded words, in the order in which they are listed. The words of a text are looked up in a hundred such lists and stand in
 * few of them: most are told by a bit of their hash, without a look at the words of the list. Nobody changes it.
 */
public final class WordSet extends AbstractSet<String> {

    /** So many that a bit in thirty is set, or fewer. */
    private static final int BITS_PER_WORD = 32;

    private final Set<String> words;

    /** A bit for the hash of each word; their number is a power of two. */
    private final long[] hashes;

    private WordSet(Collection<String> words) {
        this.words = new LinkedHashSet<>(words);
        this.hashes = new long[Integer.highestOneBit(Math.max(2, words.size() * BITS_PER_WORD / Long.SIZE)) * 2];
        for (String word : this.words) {
            int bit = bit(word);
            hashes[bit >> 6] |= 1L << bit;
        }
    }

    /** The words of a text that are separated by blanks; one that is repeated counts once. */
    public static Set<String> of(String words) {
        return of(List.of(words.strip().split(" +")));
    }

    /** The words of a list; one that is repeated counts once. */
    public static Set<String> of(Collection<String> words) {
        return new WordSet(words);
    }

    private int bit(Object word) {
        int hash = word.hashCode();
        return (hash ^ (hash >>> 15)) & (hashes.length * Long.SIZE - 1);
    }

    private boolean mayContain(int bit) {
        return (hashes[bit >> 6] & (1L << bit)) != 0;
    }

    @Override
    public boolean contains(Object word) {
        return mayContain(bit(word)) && words.contains(word);
    }

    @Override
    public Iterator<String> iterator() {
        return Collections.unmodifiableSet(words).iterator();
    }

    @Override
    public int size() {
        return words.size();
    }
}
