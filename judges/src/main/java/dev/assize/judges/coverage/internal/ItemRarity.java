package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import java.util.List;

/**
 * The items of one list read together: how much the letters of a word tell one of them from the others. The name that every
 * fact of a reference repeats tells nothing; the one word that only this fact has tells nearly all. Never changes.
 */
final class ItemRarity {

    private final LetterFours letters = new LetterFours();

    /** What a run is worth by how many items have it, from 1 on. */
    private final double[] byCount;

    /** @param tokens those of each item */
    ItemRarity(List<String> items, List<List<Token>> tokens) {
        this.byCount = new double[Math.max(1, items.size())];
        for (int count = 1; count <= byCount.length; count++) {
            byCount[count - 1] = Math.log((byCount.length + 1.0) / count);
        }
        // For each run the last item that has it, counted from 1.
        LetterFours last = new LetterFours();
        for (int i = 0; i < items.size(); i++) {
            // What is repeated before an omission is not said again.
            int omission = items.get(i).indexOf(Propositions.OMITTED);
            for (Token token : tokens.get(i)) {
                if (token.span().start() >= omission) {
                    count(LetterFours.runs(token), last, i + 1);
                }
            }
        }
    }

    private void count(long[] runs, LetterFours last, int item) {
        for (long run : runs) {
            if (last.count(run) != item) {
                last.set(run, item);
                letters.add(run);
            }
        }
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
