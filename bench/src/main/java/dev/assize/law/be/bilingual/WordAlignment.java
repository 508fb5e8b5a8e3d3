package dev.assize.law.be.bilingual;

import java.util.Arrays;

/**
 * How likely each target word is where a source word stands, from pairs of texts: IBM model 1 (Brown et al., "The
 * mathematics of statistical machine translation", 1993, section 4.1) over the sets of words of each pair, with an
 * empty word that takes what belongs to nobody.
 *
 * <p>The cells of the table are laid out once, all targets of one source word in a row, and each pair keeps the cells of
 * its word pairs; so a round is two passes over arrays.
 */
final class WordAlignment {

    private static final float EMPTY_WORD = 1e-3f;

    /** A rarer source word tells more of its text than of its meaning. */
    private static final int FEWEST_PAIRS = 3;

    private final int[][] sources;
    private final int[][] targets;
    private final int[] rows;
    private final int[][] cells;
    private final int[][] targetsOfRow;
    private float[] probabilities = new float[0];

    private WordAlignment(int[][] sources, int[][] targets, int sourceWords, int targetWords) {
        this.sources = sources;
        this.targets = targets;
        this.rows = new int[sourceWords + 1];
        this.targetsOfRow = new int[sourceWords][];
        this.cells = new int[sources.length][];
        layOut(sourceWords, targetWords);
    }

    /**
     * @param sources the words of the first text of each pair, each word once
     * @param targets the words of the second
     */
    static WordAlignment learn(int[][] sources, int[][] targets, int sourceWords, int targetWords, int rounds) {
        WordAlignment alignment = new WordAlignment(sources, targets, sourceWords, targetWords);
        for (int round = 0; round < rounds; round++) {
            alignment.refine(round == 0 ? 1 : EMPTY_WORD);
        }
        return alignment;
    }

    private void layOut(int sourceWords, int targetWords) {
        int[][] pairsOfSource = pairsOf(sources, sourceWords);
        for (int pair = 0; pair < sources.length; pair++) {
            cells[pair] = new int[sources[pair].length * targets[pair].length];
            Arrays.fill(cells[pair], -1);
        }
        int[] seenBy = new int[targetWords];
        Arrays.fill(seenBy, -1);
        int[] cellOf = new int[targetWords];
        int next = 0;
        for (int source = 0; source < sourceWords; source++) {
            rows[source] = next;
            int[] row = new int[64];
            int length = 0;
            int[] pairs = pairsOfSource[source].length < FEWEST_PAIRS ? new int[0] : pairsOfSource[source];
            for (int pair : pairs) {
                int width = targets[pair].length;
                int at = indexOf(sources[pair], source) * width;
                for (int j = 0; j < width; j++) {
                    int target = targets[pair][j];
                    if (seenBy[target] != source) {
                        seenBy[target] = source;
                        cellOf[target] = next + length;
                        row = length == row.length ? Arrays.copyOf(row, length * 2) : row;
                        row[length++] = target;
                    }
                    cells[pair][at + j] = cellOf[target];
                }
            }
            targetsOfRow[source] = Arrays.copyOf(row, length);
            next += length;
        }
        rows[sourceWords] = next;
        probabilities = new float[next];
        Arrays.fill(probabilities, 1);
    }

    private static int[][] pairsOf(int[][] sources, int sourceWords) {
        int[] counts = new int[sourceWords];
        for (int[] words : sources) {
            for (int word : words) {
                counts[word]++;
            }
        }
        int[][] pairs = new int[sourceWords][];
        for (int word = 0; word < sourceWords; word++) {
            pairs[word] = new int[counts[word]];
        }
        for (int pair = sources.length - 1; pair >= 0; pair--) {
            for (int word : sources[pair]) {
                pairs[word][--counts[word]] = pair;
            }
        }
        return pairs;
    }

    private static int indexOf(int[] words, int word) {
        int at = 0;
        while (words[at] != word) {
            at++;
        }
        return at;
    }

    private void refine(float emptyWord) {
        float[] counts = new float[probabilities.length];
        for (int pair = 0; pair < sources.length; pair++) {
            int width = targets[pair].length;
            for (int j = 0; j < width; j++) {
                share(cells[pair], j, width, emptyWord, counts);
            }
        }
        for (int source = 0; source + 1 < rows.length; source++) {
            float sum = 0;
            for (int cell = rows[source]; cell < rows[source + 1]; cell++) {
                sum += counts[cell];
            }
            for (int cell = rows[source]; cell < rows[source + 1]; cell++) {
                probabilities[cell] = sum == 0 ? 0 : counts[cell] / sum;
            }
        }
    }

    /** One target word is shared out among the source words of its pair. */
    private void share(int[] pair, int column, int width, float emptyWord, float[] counts) {
        float sum = emptyWord;
        for (int at = column; at < pair.length; at += width) {
            sum += pair[at] < 0 ? 0 : probabilities[pair[at]];
        }
        for (int at = column; at < pair.length; at += width) {
            if (pair[at] >= 0) {
                counts[pair[at]] += probabilities[pair[at]] / sum;
            }
        }
    }

    /** Something done with the probability of a pair of words. */
    interface Visitor {
        void visit(int source, int target, double probability);
    }

    void forEach(double atLeast, Visitor visitor) {
        for (int source = 0; source < targetsOfRow.length; source++) {
            for (int i = 0; i < targetsOfRow[source].length; i++) {
                float probability = probabilities[rows[source] + i];
                if (probability >= atLeast) {
                    visitor.visit(source, targetsOfRow[source][i], probability);
                }
            }
        }
    }
}
