package dev.assize.judges.coverage.internal;

/**
 * The sentences of a {@link SentenceSearch} that say the statement wrongly, alone or together with the one before. Whether one does is
 * found out when it is asked for, since it has to be heard.
 */
final class WrongSentences implements StruckSentences {

    /** From this share of its words on, a sentence with an objection says the same thing wrongly. */
    private static final double SAYS_THE_SAME = 0.6;

    /** From this share on it may do so together with the sentence before it. */
    private static final double CONTINUES = 0.3;

    /** The share that the two of them then have. */
    private static final double CONTINUED = 0.8;

    /** So few sentences that come near the statement are heard at once; then it is known whether any of them says it wrongly. */
    private static final int FEW = 4;

    private static final byte UNKNOWN = 0;
    private static final byte YES = 1;
    private static final byte NO = 2;

    private final SentenceSearch search;
    private final Match match;
    private final double[] coverages;
    private final byte[] strikes;
    private byte mayBeAny = UNKNOWN;

    /** @param coverages how much each sentence covers of the statement */
    WrongSentences(SentenceSearch search, Match match, double[] coverages) {
        this.search = search;
        this.match = match;
        this.coverages = coverages;
        this.strikes = new byte[coverages.length];
    }

    @Override
    public boolean mayBeAny() {
        if (mayBeAny == UNKNOWN) {
            mayBeAny = readMayBeAny() ? YES : NO;
        }
        return mayBeAny == YES;
    }

    private boolean readMayBeAny() {
        int near = 0;
        for (int sentence = 0; sentence < coverages.length; sentence++) {
            if (search.isHeardOut(sentence) || (!saysTheSame(sentence) && !mayContinue(sentence))) {
                strikes[sentence] = NO;
            } else {
                near++;
            }
        }
        return near > FEW || (near > 0 && areAny());
    }

    @Override
    public boolean has(int sentence) {
        if (strikes[sentence] == UNKNOWN) {
            boolean wrongly = !search.isHeardOut(sentence)
                    && (saysTheSame(sentence) ? search.isRefused(sentence) : continuesWrongly(sentence));
            strikes[sentence] = wrongly ? YES : NO;
        }
        return strikes[sentence] == YES;
    }

    boolean areAny() {
        for (int sentence = 0; sentence < coverages.length; sentence++) {
            if (has(sentence)) {
                return true;
            }
        }
        return false;
    }

    /** Whether it has so many of the words that an objection to it is one to the statement. */
    boolean saysTheSame(int sentence) {
        // Most sentences cover too little with names and words together.
        return coverages[sentence] > 0
                && match.mayCoverWords(coverages[sentence], SAYS_THE_SAME)
                && match.wordCoverage(sentence) >= SAYS_THE_SAME;
    }

    /** Whether it can say the same together with the sentence before it; cheap to ask. */
    private boolean mayContinue(int sentence) {
        return sentence > 0
                && coverages[sentence] >= CONTINUES
                && coverages[sentence] + coverages[sentence - 1] >= CONTINUED;
    }

    /** "The Velo 9 … . Waterproof the phone is not.": it denies what it says together with the sentence before it. */
    private boolean continuesWrongly(int sentence) {
        return mayContinue(sentence)
                && search.isRefused(sentence)
                && search.against(sentence).filter(Objections.Made::takesBack).isPresent();
    }
}
