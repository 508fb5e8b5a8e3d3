package dev.assize.law.be.bilingual;

import org.jspecify.annotations.Nullable;

/**
 * The words that were met last. Texts of case law are made of the same few thousand words, so hardly any is folded, looked up in the
 * lists or cut into its parts twice. Threads share it: an entry never changes, and who misses one makes it again.
 */
final class KnownWords {

    private static final int SIZE = 1 << 13;

    private final CompoundSplitter compounds;
    private final @Nullable KnownWord[] words = new KnownWord[SIZE];

    KnownWords(CompoundSplitter compounds) {
        this.compounds = compounds;
    }

    /** The word that a scanner stands at, which is no number. */
    KnownWord at(WordScanner scanner) {
        if (!scanner.isPlain()) {
            return KnownWord.of(scanner.folded(), compounds);
        }
        int slot = CodeMap.mixed(scanner.head() + 31 * scanner.tail()) & (SIZE - 1);
        KnownWord known = words[slot];
        if (known == null || !known.is(scanner.head(), scanner.tail())) {
            known = KnownWord.of(scanner.folded(), compounds);
            words[slot] = known;
        }
        return known;
    }
}
