package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The distinct words of a list of items and of the texts that are made from them: the items of one list share most of their words.
 * Threads share it: which of two equal words is remembered does not matter.
 */
final class ItemWords {

    /** So that a list that is asked about ever new texts does not remember them all. */
    private static final int MOST_REMEMBERED = 10_000;

    private final WordTraits traits;
    private final ItemRarity rarity;
    private final Map<String, ItemWord> byFolded = new ConcurrentHashMap<>();
    private final AtomicInteger numbers = new AtomicInteger();

    ItemWords(Language language, ItemRarity rarity) {
        this.traits = WordTraits.of(language);
        this.rarity = rarity;
    }

    /** The word of each token. */
    ItemWord[] of(List<Token> tokens) {
        ItemWord[] words = new ItemWord[tokens.size()];
        for (int i = 0; i < words.length; i++) {
            words[i] = of(tokens.get(i));
        }
        return words;
    }

    private ItemWord of(Token token) {
        ItemWord known = byFolded.get(token.folded());
        if (known != null && known.is(token)) {
            return known;
        }
        int number = numbers.getAndIncrement();
        if (number >= MOST_REMEMBERED) {
            return new ItemWord(token, traits.of(token), rarity, -1);
        }
        ItemWord read = new ItemWord(token, traits.of(token), rarity, number);
        byFolded.put(token.folded(), read);
        return read;
    }
}
