package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;

/** How much of the letters of a statement stands anywhere in an output, whichever words they make there. */
final class LetterSupport {

    private final SentenceSupport support;
    private final Match match;
    private final StruckSentences struck;

    /** @param struck the sentences whose letters do not count */
    LetterSupport(SentenceSupport support, StruckSentences struck) {
        this.support = support;
        this.match = support.match();
        this.struck = struck;
    }

    /** The share, in letters, of the words that begin like a word of the output that is not struck. */
    double beginnings() {
        StatementLetters letters = match.statement().letters();
        double there = 0;
        for (int i = 0; i < letters.size(); i++) {
            StatementLetters.Word word = letters.word(i);
            there += match.word(word.word()).begins(struck) ? word.length() : 0;
        }
        return letters.length() == 0 ? 0 : there / letters.length();
    }

    /** The share, by how much each tells this item from the others, of the runs of four letters that the output has. */
    double runsOfFour() {
        StatementLetters letters = match.statement().letters();
        double there = 0;
        for (int i = 0; i < letters.size(); i++) {
            StatementLetters.Word word = letters.word(i);
            double found = match.word(word.word()).runs(struck);
            there += word.share() * Math.max(found, word.word().letters().rarity() * sameWord(word.part()));
        }
        return letters.rarity() == 0 ? 0 : there / letters.rarity();
    }

    /**
     * How well the output has the word itself in other letters: a number in another format, the initials of a name, and where verbs
     * change their letters a form of the verb ("versloeg", "verslagen"). Synonyms do not count here: other words are other letters.
     */
    private double sameWord(int part) {
        if (part < 0) {
            return 0;
        }
        double strength = support.anywhere(part);
        boolean form = strength == Thesaurus.FAMILY && match.passage().language() != Language.ENGLISH;
        return form ? 1 : support.wanted(part).name() || strength == Thesaurus.SAME ? strength : 0;
    }
}
