package dev.assize.judges.coverage.internal;

import dev.assize.judges.internal.memo.RecentResults;
import dev.assize.text.Language;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The items of one list read together: how much the letters of a word tell one of them from the others. The name that every
 * fact of a reference repeats tells nothing; the one word that only this fact has tells nearly all.
 */
final class ItemRarity {

    /** Several outputs are often held against one reference, one after another; and where no language is told, it is read in each. */
    private static final RecentResults<ItemList, ItemRarity> RECENT =
            new RecentResults<>(8, list -> new ItemRarity(list.items, new Tokenizer(list.language)));

    /** So many texts beside its items are asked for: the terms, what items were parts of, and items without their omission. */
    private static final int OTHERS_PER_ITEM = 4;

    private static final int MOST_OTHERS_OF_NONE = 64;

    private record ItemList(Language language, List<String> items) {}

    private final Map<String, List<Token>> tokens = new HashMap<>();
    private final Map<String, String> wholes;
    private final int mostTokens;
    private final LetterFours letters = new LetterFours();

    /** What a run is worth by how many items have it, from 1 on. */
    private final double[] byCount;

    private ItemRarity(List<String> items, Tokenizer tokenizer) {
        this.byCount = new double[Math.max(1, items.size())];
        for (int count = 1; count <= byCount.length; count++) {
            byCount[count - 1] = Math.log((byCount.length + 1.0) / count);
        }
        this.wholes = Propositions.wholes(items);
        this.mostTokens = items.size() * (1 + OTHERS_PER_ITEM) + MOST_OTHERS_OF_NONE;
        for (String item : items) {
            List<Token> read = tokens(item, tokenizer);
            LetterFours own = new LetterFours();
            // What is repeated before an omission is not said again.
            int omission = item.indexOf(Propositions.OMITTED);
            for (Token token : read) {
                if (token.span().start() >= omission) {
                    own.add(token);
                }
            }
            letters.addEachOnce(own);
        }
    }

    /** For the thread that asks, which must not hand it on. */
    static ItemRarity of(List<String> items, Language language) {
        return RECENT.of(new ItemList(language, items));
    }

    /** For each item that was taken from a longer statement with others, that statement. */
    Map<String, String> wholes() {
        return wholes;
    }

    /** The tokens of an item or of a text made from items, read once. */
    List<Token> tokens(String text, Tokenizer tokenizer) {
        List<Token> known = tokens.get(text);
        if (known != null) {
            return known;
        }
        List<Token> read = List.copyOf(PartedVerbs.read(text, tokenizer));
        if (tokens.size() < mostTokens) {
            tokens.put(text, read);
        }
        return read;
    }

    /**
     * Above 0; the larger, the fewer items have the run of letters. The same for every run of an item without others beside it.
     *
     * @see LetterFours
     */
    double of(long run) {
        return byCount[Math.min(byCount.length, Math.max(1, letters.count(run))) - 1];
    }
}
