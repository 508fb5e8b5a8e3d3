package dev.assize.judges.coverage.internal;

/** The letters of a statement, word by word: what they weigh, whatever an output has of them. Never changes. */
final class StatementLetters {

    /**
     * @param part the part that the word is or repeats; -1 for a small word
     * @param share what is left of its weight where it may be left out, or where the question says it
     * @param length its letters, by that share
     */
    record Word(ItemWord word, int part, double share, double length) {}

    private final Word[] words;
    private final double length;
    private final double rarity;

    StatementLetters(Statement statement) {
        this.words = new Word[statement.length()];
        double letters = 0;
        double weight = 0;
        boolean aside = false;
        for (int i = 0; i < words.length; i++) {
            int part = statement.partAt(i);
            // Small words stand aside with the content word before them.
            aside = part >= 0
                    ? statement.part(part).aside()
                    : aside || statement.token(i).isContent();
            double share = statement.isGiven(statement.token(i)) ? Statement.GIVEN : aside ? Statement.ASIDE : 1;
            ItemWord word = statement.word(i);
            words[i] = new Word(word, part, share, word.folded().length() * share);
            letters += words[i].length();
            weight += share * word.letters().rarity();
        }
        this.length = letters;
        this.rarity = weight;
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
