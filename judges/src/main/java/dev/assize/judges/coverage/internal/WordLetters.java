package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;

/**
 * The letters of a word of a list of items.
 *
 * @param beginning its first letters
 * @param runs its {@link LetterFours}
 * @param rarities what each of the runs tells
 * @param rarity the sum of them
 */
@SuppressWarnings("ArrayRecordComponent") // They are read for every output, and compared with nothing.
record WordLetters(String beginning, long[] runs, double[] rarities, double rarity) {

    static WordLetters of(Token token, ItemRarity rarities) {
        long[] runs = LetterFours.runs(token);
        double[] each = new double[runs.length];
        double sum = 0;
        for (int i = 0; i < runs.length; i++) {
            each[i] = rarities.of(runs[i]);
            sum += each[i];
        }
        return new WordLetters(PassageLetters.beginning(token), runs, each, sum);
    }
}
