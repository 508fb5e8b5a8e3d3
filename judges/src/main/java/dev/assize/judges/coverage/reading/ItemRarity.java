package dev.assize.judges.coverage.reading;

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

    private final Map<String, List<Token>> tokens = new HashMap<>();
    private final LetterFours letters = new LetterFours();

    /** What a run is worth by how many items have it, from 1 on. */
    private final double[] byCount;

    private ItemRarity(List<String> items, Tokenizer tokenizer) {
        this.byCount = new double[Math.max(1, items.size())];
        for (int count = 1; count <= byCount.length; count++) {
            byCount[count - 1] = Math.log((byCount.length + 1.0) / count);
        }
        for (String item : items) {
            List<Token> read = tokens.computeIfAbsent(item, text -> PartedVerbs.read(text, tokenizer));
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

    static ItemRarity of(List<String> items, Tokenizer tokenizer) {
        return new ItemRarity(items, tokenizer);
    }

    /** The tokens of an item, read once; an item that is not of the list is read now. */
    List<Token> tokens(String item, Tokenizer tokenizer) {
        List<Token> known = tokens.get(item);
        return known == null ? PartedVerbs.read(item, tokenizer) : known;
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
