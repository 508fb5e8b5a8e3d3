package dev.assize.judges.coverage.internal;

import org.jspecify.annotations.Nullable;

/**
 * What a passage has of one word of the items: the words that stand for it, and its letters. The items of a list share most of their
 * words, so each is looked up once. Not for several threads at once.
 */
final class PassageWord {

    private final ItemWord word;
    private final PassageKin kin;
    private final int number;
    private Thesaurus.@Nullable Kin related;
    private @Nullable WordKinship asWord;
    private @Nullable WordKinship asName;
    private @Nullable Boolean begins;
    private double runs = -1;

    PassageWord(ItemWord word, PassageKin kin) {
        this.word = word;
        this.kin = kin;
        this.number = kin.passage().find(word.key());
    }

    ItemWord word() {
        return word;
    }

    /** Its number in the passage's vocabulary; -1 when the passage does not have it. */
    int number() {
        return number;
    }

    /** What is related to it in the language of the passage. */
    Thesaurus.Kin kin() {
        if (related == null) {
            related = kin.related(word);
        }
        return related;
    }

    /** @param name whether the statement has the word in a name */
    WordKinship kinship(boolean name) {
        return name ? asName() : asWord();
    }

    private WordKinship asName() {
        if (asName == null) {
            asName = kin.read(this, true);
        }
        return asName;
    }

    private WordKinship asWord() {
        if (asWord == null) {
            asWord = kin.read(this, false);
        }
        return asWord;
    }

    /** Whether a sentence that is not struck has a word that begins with the same letters. */
    boolean begins(StruckSentences struck) {
        if (struck.mayBeAny()) {
            return readBegins(struck);
        }
        if (begins == null) {
            begins = readBegins(StruckSentences.NONE);
        }
        return begins;
    }

    private boolean readBegins(StruckSentences struck) {
        return stands(struck)
                || kin.passage().letters().beginsOutside(word.letters().beginning(), struck);
    }

    /** The sum of what those of its runs of four letters tell that stand in a sentence that is not struck. */
    double runs(StruckSentences struck) {
        if (struck.mayBeAny()) {
            return readRuns(struck);
        }
        if (runs < 0) {
            runs = readRuns(StruckSentences.NONE);
        }
        return runs;
    }

    private double readRuns(StruckSentences struck) {
        WordLetters letters = word.letters();
        if (stands(struck)) {
            return letters.rarity();
        }
        boolean all = !struck.mayBeAny();
        PassageLetters passage = kin.passage().letters();
        double found = 0;
        for (int i = 0; i < letters.runs().length; i++) {
            long run = letters.runs()[i];
            found += (all ? passage.hasRun(run) : passage.hasRunOutside(run, struck)) ? letters.rarities()[i] : 0;
        }
        return found;
    }

    /** Whether a sentence that is not struck has the word, letter by letter. */
    private boolean stands(StruckSentences struck) {
        if (number < 0) {
            return false;
        }
        WordPlaces places = kin.passage().places();
        for (int at = places.start(number); at < places.start(number + 1); at++) {
            int place = places.at(at);
            if (word.is(kin.passage().token(place)) && !struck.has(places.sentence(place))) {
                return true;
            }
        }
        return false;
    }
}
