package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.BitSet;

/** How much of the letters of a statement stands anywhere in an output, whichever words they make there. */
final class LetterSupport {

    private final SentenceSupport support;
    private final Match match;
    private final BitSet struck;

    /** @param struck the sentences whose letters do not count */
    LetterSupport(SentenceSupport support, BitSet struck) {
        this.support = support;
        this.match = support.match();
        this.struck = struck;
    }

    /** The share, in letters, of the words that begin like a word of the output that is not struck. */
    double beginnings() {
        Statement statement = match.statement();
        double letters = 0;
        double there = 0;
        boolean aside = false;
        for (int word = 0; word < statement.tokens().size(); word++) {
            Token token = statement.tokens().get(word);
            aside = isAside(word, aside);
            double own = token.folded().length() * share(token, aside);
            letters += own;
            there += match.passage().beginsOutside(token, struck) ? own : 0;
        }
        return letters == 0 ? 0 : there / letters;
    }

    /** The share, by how much each tells this item from the others, of the runs of four letters that the output has. */
    double runsOfFour() {
        Statement statement = match.statement();
        LetterFours all = match.passage().letters();
        LetterFours unsaid = match.passage().lettersOf(struck);
        double weight = 0;
        double there = 0;
        boolean aside = false;
        for (int word = 0; word < statement.tokens().size(); word++) {
            Token token = statement.tokens().get(word);
            aside = isAside(word, aside);
            double own = 0;
            double found = 0;
            for (long run : LetterFours.runs(token)) {
                double rarity = statement.rarity().of(run);
                own += rarity;
                found += all.count(run) > unsaid.count(run) ? rarity : 0;
            }
            weight += share(token, aside) * own;
            there += share(token, aside) * Math.max(found, own * sameWord(statement.partAt(word)));
        }
        return weight == 0 ? 0 : there / weight;
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

    /** Small words stand aside with the content word before them. */
    private boolean isAside(int word, boolean before) {
        int part = match.statement().partAt(word);
        return part >= 0
                ? support.wanted(part).aside()
                : before || match.statement().tokens().get(word).isContent();
    }

    private double share(Token token, boolean aside) {
        return match.statement().isGiven(token) ? Statement.GIVEN : aside ? Statement.ASIDE : 1;
    }
}
