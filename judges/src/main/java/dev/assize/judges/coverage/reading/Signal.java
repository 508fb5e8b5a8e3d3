package dev.assize.judges.coverage.reading;

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
    /** The share in the sentence and the five before and after it: an output says a thing over several sentences. */
    WIDELY,
    /** The share, two sentences around, of the words that are no names: names are repeated, what is said of them is not. */
    WORDS_AROUND,
    /** How well the sentence has the last content word that the question does not say: it mostly is what is new. */
    LAST_WORD,
    /** The share of neighbouring content words that stand in the sentence in the same order, close together. */
    ORDER,
    /** How many content words of the statement are names, as a logarithm. */
    NAMES,
    /** 1 when the output answers a question: an answer is shorter than what it means. */
    ANSWER;

    double of(SentenceSupport evidence) {
        return switch (this) {
            case BIAS -> 1;
            case NEARBY -> evidence.coverageNearby();
            case WIDELY -> evidence.coverageWidely();
            case WORDS_AROUND -> evidence.wordCoverageAround();
            case LAST_WORD -> evidence.part(evidence.match().statement().lastNew());
            case ORDER -> evidence.order();
            case ANSWER -> evidence.match().statement().answering() ? 1 : 0;
            case NAMES -> Math.log(1 + evidence.nameParts());
        };
    }
}
