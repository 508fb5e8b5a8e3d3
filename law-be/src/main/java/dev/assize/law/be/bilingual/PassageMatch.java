package dev.assize.law.be.bilingual;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Tells which of several French or Dutch texts a passage is about, whichever of the two languages each is in.
 *
 * <p>Each word of the passage looks for its best counterpart in each text: the same word counts 1, a word that the
 * {@linkplain BilingualTable table} gives counts the square root of its probability, a look-alike 0.5. That is
 * multiplied by how rare the word is in case law and by how few of the texts have it, because what all texts share
 * tells none of them apart. The sums are held back by the length of the texts, which share more by chance when they
 * are long. The order of the texts does not matter. Stateless, so threads may share it.
 */
public final class PassageMatch {

    private static final float SAME = 1.0f;
    private static final float LOOKALIKE = 0.5f;
    private static final double LENGTH_DAMPING = 0.4;
    private static final double LENGTH_OFFSET = 10;

    /** A word that the table does not have is taken for one that this many abstracts have. */
    private static final int FEW_DOCUMENTS = 30;

    private static final double DATE_WEIGHT = 8;

    /** By the length of a number: years, one digit, two, more. A long one is hardly shared by chance. */
    private static final double[] NUMBER_WEIGHTS = {1.6, 0.8, 2.4, 5.0};

    /**
     * How far a passage points to one text.
     *
     * @param shared what the two share, on a scale of its own: around 5 for one rare word that no other text has
     * @param score the same, held back by the length of the text; scores of one passage compare with one another
     */
    public record Weight(double shared, double score) {}

    private final BilingualTable table;

    private PassageMatch(BilingualTable table) {
        this.table = table;
    }

    /** With the words of Belgian case law. */
    public static PassageMatch belgian() {
        return new PassageMatch(BilingualTable.belgian());
    }

    /** One weight for each text, in their order. */
    public List<Weight> weigh(String passage, List<String> texts) {
        return weigh(TextWords.of(passage), texts.stream().map(TextWords::of).toList());
    }

    /** As {@link #weigh(String, List)}, for texts that were read before. */
    public List<Weight> weigh(TextWords passage, List<TextWords> texts) {
        double[] shared = new Comparison(passage, texts).shared();
        List<Weight> weights = new ArrayList<>(shared.length);
        for (int i = 0; i < shared.length; i++) {
            double length = LENGTH_OFFSET + texts.get(i).size();
            weights.add(new Weight(shared[i], shared[i] / Math.pow(length, LENGTH_DAMPING)));
        }
        return weights;
    }

    /** The words of all texts in one map, so that each word of the passage is looked up once for all of them. */
    private final class Comparison {
        private final TextWords passage;
        private final int texts;
        private final TableDirection direction;
        private final CodeMap places;
        /** One bit for each text that has the word; as many numbers for a word as all texts need bits. */
        private long[] having;

        private final int stride;
        private int known;
        private final double[] sums;
        private final float[] best;

        /** One bit for every code that some text has, and for few others; most counterparts are in none. */
        private final long[] seen = new long[64];

        Comparison(TextWords passage, List<TextWords> texts) {
            this.passage = passage;
            this.texts = texts.size();
            this.direction = isFrench(passage) ? table.toDutch() : table.toFrench();
            this.sums = new double[this.texts];
            this.best = new float[this.texts];
            this.stride = (this.texts + Long.SIZE - 1) / Long.SIZE;
            int words = 1;
            for (TextWords text : texts) {
                words += text.size();
            }
            this.places = new CodeMap(words);
            this.having = new long[words * stride];
            for (int i = 0; i < this.texts; i++) {
                TextWords text = texts.get(i);
                for (int word = 0; word < text.size(); word++) {
                    note(text.code(word), i);
                    if (text.spelling(word) != 0) {
                        note(text.spelling(word), i);
                    }
                }
            }
        }

        private void note(long code, int text) {
            int place = places.getOrPut(code, known);
            if (place == known) {
                known++;
                int bit = CodeMap.mixed(code);
                seen[bit >>> 6 & 63] |= 1L << bit;
                if (known * stride > having.length) {
                    having = Arrays.copyOf(having, having.length * 2);
                }
            }
            having[place * stride + text / Long.SIZE] |= 1L << text;
        }

        double[] shared() {
            for (int word = 0; word < passage.size(); word++) {
                weigh(word);
            }
            return sums;
        }

        private void weigh(int word) {
            long code = passage.code(word);
            Arrays.fill(best, 0);
            take(code, SAME);
            int place = TextWords.isWord(code) ? direction.place(code) : CodeMap.ABSENT;
            if (TextWords.isWord(code)) {
                if (place != CodeMap.ABSENT) {
                    long[] counterparts = direction.counterparts();
                    int end = direction.end(place);
                    for (int i = direction.first(place); i < end; i++) {
                        int bit = CodeMap.mixed(counterparts[i]);
                        if ((seen[bit >>> 6 & 63] & 1L << bit) != 0) {
                            take(counterparts[i], direction.strength(i));
                        }
                    }
                }
                if (passage.spelling(word) != 0) {
                    take(passage.spelling(word), LOOKALIKE);
                }
            }
            double sum = 0;
            for (float value : best) {
                sum += value;
            }
            if (sum > 0) {
                double counted = weight(code, place) * Math.log((texts + 0.5) / Math.max(sum, 0.5));
                for (int i = 0; i < texts; i++) {
                    sums[i] += best[i] * counted;
                }
            }
        }

        private void take(long code, float strength) {
            int place = places.get(code);
            if (place == CodeMap.ABSENT) {
                return;
            }
            for (int part = 0; part < stride; part++) {
                for (long bits = having[place * stride + part]; bits != 0; bits &= bits - 1) {
                    int text = part * Long.SIZE + Long.numberOfTrailingZeros(bits);
                    best[text] = Math.max(best[text], strength);
                }
            }
        }

        /** @param known the place of a word in the table */
        private double weight(long code, int known) {
            if ((code & TextWords.NUMBER) != 0) {
                return NUMBER_WEIGHTS[(int) (code & 3)];
            }
            if ((code & TextWords.DATE) != 0) {
                return DATE_WEIGHT;
            }
            int documents = known == CodeMap.ABSENT ? FEW_DOCUMENTS : direction.documents(known);
            return Math.log(table.abstracts() / (double) documents);
        }
    }

    /** By its small words; a few notions without any are told by which side of the table has them. */
    private boolean isFrench(TextWords text) {
        if (text.leaning() != 0) {
            return text.leaning() > 0;
        }
        int leaning = 0;
        for (int word = 0; word < text.size(); word++) {
            long code = text.code(word);
            leaning += table.toDutch().place(code) == CodeMap.ABSENT ? 0 : 1;
            leaning -= table.toFrench().place(code) == CodeMap.ABSENT ? 0 : 1;
        }
        return leaning >= 0;
    }
}
