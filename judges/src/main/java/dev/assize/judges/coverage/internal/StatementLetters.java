package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import java.util.List;

/** The letters of a statement, word by word: what they weigh, whatever an output has of them. Never changes. */
final class StatementLetters {

    /**
     * @param part the part that the word is or repeats; -1 for a small word
     * @param share what is left of its weight where it may be left out, or where the question says it
     * @param length its letters, by that share
     * @param beginning its first letters
     * @param runs its {@link LetterFours}
     * @param rarities what each of the runs tells
     * @param rarity the sum of them
     */
    @SuppressWarnings("ArrayRecordComponent") // They are read for every output, and compared with nothing.
    record Word(
            int part, double share, double length, String beginning, long[] runs, double[] rarities, double rarity) {}

    private final Word[] words;
    private final double length;
    private final double rarity;

    StatementLetters(Statement statement, ItemRarity rarities) {
        List<Token> tokens = statement.tokens();
        this.words = new Word[tokens.size()];
        double letters = 0;
        double weight = 0;
        boolean aside = false;
        for (int i = 0; i < words.length; i++) {
            int part = statement.partAt(i);
            // Small words stand aside with the content word before them.
            aside = part >= 0
                    ? statement.parts().get(part).aside()
                    : aside || tokens.get(i).isContent();
            double share = statement.isGiven(tokens.get(i)) ? Statement.GIVEN : aside ? Statement.ASIDE : 1;
            words[i] = word(tokens.get(i), part, share, rarities);
            letters += words[i].length();
            weight += share * words[i].rarity();
        }
        this.length = letters;
        this.rarity = weight;
    }

    private static Word word(Token token, int part, double share, ItemRarity rarities) {
        long[] runs = LetterFours.runs(token);
        double[] each = new double[runs.length];
        double sum = 0;
        for (int i = 0; i < runs.length; i++) {
            each[i] = rarities.of(runs[i]);
            sum += each[i];
        }
        return new Word(part, share, token.folded().length() * share, ReadText.beginning(token), runs, each, sum);
    }

    int size() {
        return words.length;
    }

    Word word(int at) {
        return words[at];
    }

    /** The sum of what the words weigh by their length. */
    double length() {
        return length;
    }

    /** The sum of what they weigh by the rarity of their runs. */
    double rarity() {
        return rarity;
    }
}
