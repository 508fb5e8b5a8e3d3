package dev.assize.judges.coverage.internal;

/** The longest sequence of words that a sentence and a statement have in the same order, small ones counting less. */
final class CommonSequence {

    /** What a small word counts beside a content word. */
    private static final double SMALL_WORD = 0.3;

    private CommonSequence() {}

    /** As a share of the statement. */
    static double share(SentenceSupport evidence) {
        Match match = evidence.match();
        Statement statement = match.statement();
        double[] best = new double[evidence.end() - evidence.start() + 1];
        double total = 0;
        for (int word = 0; word < statement.length(); word++) {
            int part = statement.partAt(word);
            double own = part >= 0 ? 1 : SMALL_WORD;
            total += own;
            if (part >= 0 && evidence.part(part) > 0) {
                match.lengthen(best, part, evidence.start(), evidence.end(), own);
            } else {
                int small = part >= 0 ? -1 : match.word(statement.word(word)).number();
                lengthen(best, match.passage(), evidence.start(), small, own);
            }
        }
        return total == 0 ? 0 : best[best.length - 1] / total;
    }

    /**
     * The best sequences up to each place of the sentence once one more word of the statement is read.
     *
     * @param small the number of the word in the passage; -1 where the sentence does not have it
     */
    private static void lengthen(double[] best, ReadText passage, int start, int small, double own) {
        double before = best[0];
        for (int at = 1; at < best.length; at++) {
            boolean same = small >= 0 && passage.word(start + at - 1) == small;
            double longest = same ? before + own : Math.max(best[at], best[at - 1]);
            before = best[at];
            best[at] = longest;
        }
    }
}
