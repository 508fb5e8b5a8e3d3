package dev.assize.judges.coverage.internal;

import java.util.Arrays;

/**
 * A statement laid over a sentence: the longest sequence of words, small ones too, that both have in the same order. Where two
 * such sequences are equally long, the one that keeps words close together at the front is taken.
 */
final class StatementAlignment {

    private static final double SMALL_WORD = 0.3;

    private final int[] places;

    private StatementAlignment(int[] places) {
        this.places = places;
    }

    static StatementAlignment of(SentenceSupport evidence) {
        Statement statement = evidence.match().statement();
        int words = statement.tokens().size();
        int length = evidence.end() - evidence.start();
        double[][] best = new double[words + 1][length + 1];
        for (int word = words - 1; word >= 0; word--) {
            for (int i = length - 1; i >= 0; i--) {
                double taken = agree(evidence, word, evidence.start() + i)
                        ? weight(statement, word) + best[word + 1][i + 1]
                        : 0;
                best[word][i] = Math.max(taken, Math.max(best[word + 1][i], best[word][i + 1]));
            }
        }
        return new StatementAlignment(trace(evidence, best, words, length));
    }

    private static int[] trace(SentenceSupport evidence, double[][] best, int words, int length) {
        int[] places = new int[words];
        Arrays.fill(places, -1);
        int word = 0;
        int i = 0;
        while (word < words && i < length) {
            if (best[word + 1][i] == best[word][i] && best[word][i + 1] != best[word][i]) {
                word++;
            } else if (agree(evidence, word, evidence.start() + i)
                    && best[word][i] == weight(evidence.match().statement(), word) + best[word + 1][i + 1]) {
                places[word++] = evidence.start() + i++;
            } else if (best[word][i + 1] == best[word][i]) {
                i++;
            } else {
                word++;
            }
        }
        return places;
    }

    private static double weight(Statement statement, int word) {
        return statement.partAt(word) >= 0 ? 1 : SMALL_WORD;
    }

    private static boolean agree(SentenceSupport evidence, int word, int place) {
        int part = evidence.match().statement().partAt(word);
        return part >= 0
                ? evidence.match().strength(part, place) > Thesaurus.NEAR
                : evidence.match()
                        .statement()
                        .tokens()
                        .get(word)
                        .key()
                        .equals(evidence.match().passage().token(place).key());
    }

    /** The place of the sentence that the word of the statement lies on; -1 when there is none. */
    int place(int word) {
        return places[word];
    }
}
