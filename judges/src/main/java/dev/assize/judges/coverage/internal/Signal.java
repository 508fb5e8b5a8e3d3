package dev.assize.judges.coverage.internal;

/**
 * The numbers by which evidence is weighed; what each weighs is in {@code weights.txt}.
 *
 * <p>Shares are between 0 and 1 and go by the weight of the words, where common words count less.
 */
enum Signal {
    /** Always 1. */
    BIAS,
    /** The share of the statement in the sentence and the one before or after it. */
    NEARBY,
    /** The share, two sentences around, of the words that are no names: names are repeated, what is said of them is not. */
    WORDS_AROUND,
    /** How well the sentence has the first content word: of whom or what it speaks. */
    FIRST_WORD,
    /** How well the sentence has the last content word that the question does not say: it mostly is what is new. */
    LAST_WORD,
    /** The longest sequence of words that sentence and statement have in the same order, as a share of the statement. */
    SEQUENCE,
    /** How many content words of the statement are names, as a logarithm. */
    NAMES,
    /** How many words the output has, as a logarithm between those of 20 and of 70: who writes more states more. */
    LENGTH,
    /** The share, in letters, of all its words of which the output has the first letters: other forms and kin of a word too. */
    BEGINNINGS,
    /**
     * The share, in the whole output, of the runs of four letters, by how much each tells this item of the list from the others;
     * times {@link #LENGTH}, since in a short output a few common words already make a large share.
     */
    LETTERS,
    /**
     * Whether statement or output takes up a content word of the question: then the output answers it, and who
     * answers is brief. An instruction such as "Summarise the article" is taken up by neither; and who says much has to say part of
     * what is new.
     */
    TAKEN_UP,
    /** Where the question is taken up: the share of the statement in the sentence and the one before or after it. */
    ANSWERED;

    double of(SentenceSupport evidence) {
        return switch (this) {
            case BIAS -> 1;
            case NEARBY -> evidence.coverageNearby();
            case WORDS_AROUND -> evidence.wordCoverageAround();
            case FIRST_WORD -> evidence.part(evidence.match().statement().firstNew());
            case LAST_WORD -> evidence.part(evidence.match().statement().lastNew());
            case SEQUENCE -> CommonSequence.share(evidence);
            case NAMES -> Math.log(1 + evidence.nameParts());
            case LENGTH -> evidence.match().passage().length();
            case BEGINNINGS -> evidence.letters().beginnings();
            case LETTERS ->
                evidence.letters().runsOfFour() * evidence.match().passage().length();
            case TAKEN_UP -> evidence.leansOnQuestion() ? 1 : 0;
            case ANSWERED -> evidence.leansOnQuestion() ? evidence.coverageNearby() : 0;
        };
    }
}
