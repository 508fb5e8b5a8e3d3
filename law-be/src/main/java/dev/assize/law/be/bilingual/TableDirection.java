package dev.assize.law.be.bilingual;

/** One direction of the table: for each word a run of counterparts, best first. */
final class TableDirection {

    private final CodeMap places;
    private final int[] documents;
    private final int[] runs;
    private final long[] counterparts;
    private final float[] strengths;

    TableDirection(TableColumns entries, boolean fromFrench) {
        long[] from = fromFrench ? entries.french() : entries.dutch();
        int[] having = fromFrench ? entries.frenchDocuments() : entries.dutchDocuments();
        int size = entries.size();
        places = new CodeMap(BilingualTable.WORDS);
        documents = new int[size];
        // First how long each run is, then where it ends; filling it from its end leaves where it begins.
        runs = new int[size + 1];
        int words = 0;
        for (int i = 0; i < size; i++) {
            int place = places.getOrPut(from[i], words);
            if (place == words) {
                documents[words++] = having[i];
            }
            runs[place]++;
        }
        for (int place = 1; place <= words; place++) {
            runs[place] += runs[place - 1];
        }
        int[] sorted = new int[size];
        for (int i = size - 1; i >= 0; i--) {
            sorted[--runs[places.get(from[i])]] = i;
        }
        counterparts = new long[size];
        strengths = new float[size];
        fill(sorted, fromFrench ? entries.dutch() : entries.french(), entries.probability(), words);
    }

    /** Each run in its order: the likeliest first, then by code. Runs are short. */
    private void fill(int[] sorted, long[] to, double[] probability, int words) {
        for (int word = 0; word < words; word++) {
            for (int i = runs[word]; i < runs[word + 1]; i++) {
                int entry = sorted[i];
                int at = i;
                while (at > runs[word] && isBefore(entry, sorted[at - 1], to, probability)) {
                    sorted[at] = sorted[at - 1];
                    at--;
                }
                sorted[at] = entry;
            }
        }
        for (int i = 0; i < sorted.length; i++) {
            counterparts[i] = to[sorted[i]];
            strengths[i] = (float) Math.sqrt(probability[sorted[i]]);
        }
    }

    private static boolean isBefore(int one, int other, long[] to, double[] probability) {
        return probability[one] > probability[other] || (probability[one] == probability[other] && to[one] < to[other]);
    }

    /** Where a word is; {@link CodeMap#ABSENT} when it is not in the table. */
    int place(long code) {
        return places.get(code);
    }

    /** How many abstracts have the word. */
    int documents(int place) {
        return documents[place];
    }

    int first(int place) {
        return runs[place];
    }

    int end(int place) {
        return runs[place + 1];
    }

    long counterpart(int index) {
        return counterparts[index];
    }

    /** All of them, which nobody changes. */
    long[] counterparts() {
        return counterparts;
    }

    /** The square root of the probability: a counterpart that is right one time in four still tells much. */
    float strength(int index) {
        return strengths[index];
    }
}
