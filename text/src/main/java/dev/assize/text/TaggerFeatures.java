package dev.assize.text;

/**
 * What the tagger looks at to tell what a word is: the word, its ending, its neighbours, what the words before it are, and whether its
 * clause has its verb already. Each is a place in the table of weights, found by hashing.
 */
final class TaggerFeatures {

    static final int COUNT = 25;

    /** In the place of a neighbour where a sentence begins or ends. */
    private static final int NO_WORD_BEFORE = 1;

    private static final int NO_WORD_AFTER = 2;
    private static final int NO_PART = 31;

    /** A clause without a verb so far, one with its verb, one behind "that" or "who" that waits for its verb. */
    private static final int OPEN = 1;

    private static final int SERVED = 2;
    private static final int WAITING = 3;

    private final TaggedText text;
    private final int mask;
    private final int[] places = new int[COUNT];

    private int clause = OPEN;
    private int verb;
    private int last;
    private int beforeLast;

    /** @param buckets how many places there are, a power of two */
    TaggerFeatures(TaggedText text, int buckets) {
        this.text = text;
        this.mask = buckets - 1;
    }

    /** The places of the features of a token, after {@link #saw} was told of the one before; the array is used again. */
    int[] at(int at) {
        int mark = text.markBefore(at);
        boolean first = mark == TaggedText.STOP;
        if (first) {
            clause = OPEN;
            verb = 0;
        } else if (mark == TaggedText.OTHER_MARK || (mark == TaggedText.COMMA && clause == SERVED)) {
            clause = OPEN;
        }
        int markAfter = text.markBefore(at + 1);
        boolean ends = at + 1 == text.size() || markAfter == TaggedText.STOP;
        int word = text.word(at);
        int previous = first ? NO_WORD_BEFORE : text.word(at - 1);
        int next = ends ? NO_WORD_AFTER : text.word(at + 1);
        int part = first ? NO_PART : last;
        boolean second = !first && text.markBefore(at - 1) == TaggedText.STOP;
        int partBefore = second ? NO_PART : beforeLast;
        boolean nearEnd = ends || at + 2 == text.size() || text.markBefore(at + 2) == TaggedText.STOP;
        places[0] = place(1, 0, 0);
        places[1] = place(2, word, 0);
        places[2] = place(3, text.lastFour(at), 0);
        places[3] = place(4, text.lastThree(at), text.shape(at));
        places[4] = place(5, text.lastTwo(at), 0);
        places[5] = place(6, text.firstThree(at), 0);
        places[6] = place(7, text.shape(at), mark);
        places[7] = place(8, previous, 0);
        places[8] = place(9, next, 0);
        places[9] = place(10, ends ? NO_WORD_AFTER : text.lastThree(at + 1), 0);
        places[10] = place(11, part, 0);
        places[11] = place(12, first ? NO_PART : part * (NO_PART + 1) + partBefore, 0);
        places[12] = place(13, word, part);
        places[13] = place(14, previous, word);
        places[14] = place(15, word, next);
        places[15] = place(16, first || second ? NO_WORD_BEFORE : text.word(at - 2), 0);
        places[16] = place(17, nearEnd ? NO_WORD_AFTER : text.word(at + 2), 0);
        places[17] = place(18, text.lastThree(at), part);
        places[18] = place(19, pair(markAfter, mark), part);
        places[19] = place(20, ends ? 0 : text.shape(at + 1), markAfter);
        places[20] = place(21, ends ? NO_WORD_AFTER : text.lastTwo(at + 1), part);
        places[21] = place(22, pair(clause, markAfter), text.lastTwo(at));
        places[22] = place(23, verb, text.lastTwo(at));
        places[23] = place(24, clause, word);
        places[24] = place(25, pair(clause, mark), part);
        return places;
    }

    /** What the token was found to be. */
    void saw(int at, PartOfSpeech part) {
        beforeLast = last;
        last = part.number();
        if (part == PartOfSpeech.FINITE_VERB) {
            clause = SERVED;
            verb = text.word(at);
        } else if (part == PartOfSpeech.SUBORDINATOR || part == PartOfSpeech.RELATIVE) {
            clause = WAITING;
            verb = 0;
        } else if (part == PartOfSpeech.COORDINATOR && clause == SERVED) {
            clause = OPEN;
        }
    }

    private static int pair(int one, int other) {
        return one * 8 + other;
    }

    /** Spread over the places by the finishing steps of MurmurHash3 and xxHash. In two methods, each small enough to be compiled in place. */
    private int place(int kind, int one, int other) {
        return spread(seed(kind, one) ^ (other * 0xC2B2AE35)) & mask;
    }

    private static int seed(int kind, int one) {
        int hash = (kind * 0x9E3779B1) ^ one;
        return (hash ^ (hash >>> 15)) * 0x85EBCA6B;
    }

    private static int spread(int seed) {
        int hash = (seed ^ (seed >>> 13)) * 0x27D4EB2F;
        return hash ^ (hash >>> 16);
    }
}
