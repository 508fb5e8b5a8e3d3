package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import org.jspecify.annotations.Nullable;

/**
 * A distinct word of a list of items: what can be told of it without an output. Threads share it: what it remembers is the
 * same whoever read it.
 */
final class ItemWord {

    private final String key;
    private final String folded;
    private final boolean exact;
    private final int traits;
    private final Token token;
    private final ItemRarity rarity;
    private final int number;
    private volatile @Nullable WordLetters letters;
    private volatile Thesaurus.@Nullable Kin kin;

    /**
     * @param traits its {@link WordTraits}
     * @param number tells it from the other words of the list; -1 where the list does not remember it
     */
    ItemWord(Token token, int traits, ItemRarity rarity, int number) {
        this.key = token.key();
        this.folded = token.folded();
        this.exact = token.isExact();
        this.traits = traits;
        this.token = token;
        this.rarity = rarity;
        this.number = number;
    }

    String key() {
        return key;
    }

    String folded() {
        return folded;
    }

    /** Whether it is an amount or a date part. */
    boolean exact() {
        return exact;
    }

    /** Its {@link WordTraits}. */
    int traits() {
        return traits;
    }

    /** Tells it from the other words of the list; -1 where the list does not remember it. */
    int number() {
        return number;
    }

    /** Whether the token is this word. */
    boolean is(Token other) {
        return folded.equals(other.folded()) && key.equals(other.key()) && exact == other.isExact();
    }

    /** What is related to it in the language of the list. */
    Thesaurus.Kin kin(Thesaurus thesaurus) {
        Thesaurus.Kin known = kin;
        if (known == null) {
            known = thesaurus.of(key);
            kin = known;
        }
        return known;
    }

    /** Its letters, and what tells them from those of the other items of the list. */
    WordLetters letters() {
        WordLetters known = letters;
        if (known == null) {
            known = WordLetters.of(token, rarity);
            letters = known;
        }
        return known;
    }
}
