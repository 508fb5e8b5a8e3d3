package dev.assize.judges.coverage.reading;

import dev.assize.text.WordList;
import java.util.EnumMap;
import java.util.Map;

/** What each {@link Signal} weighs, and from which sum on a statement counts as stated. */
final class Weights {

    static final Weights STANDARD = read(WordList.beside(Weights.class, "weights.txt"));

    private final Map<Signal, Double> weights;

    private Weights(Map<Signal, Double> weights) {
        this.weights = weights;
    }

    private static Weights read(WordList list) {
        Map<Signal, Double> weights = new EnumMap<>(Signal.class);
        for (String line : list.lines()) {
            String[] pair = line.split(" +");
            weights.put(Signal.valueOf(pair[0]), Double.parseDouble(pair[1]));
        }
        return new Weights(weights);
    }

    /** Positive when the evidence suffices. */
    double sum(SentenceSupport evidence) {
        double sum = 0;
        for (Map.Entry<Signal, Double> weight : weights.entrySet()) {
            sum += weight.getValue() * weight.getKey().of(evidence);
        }
        return sum;
    }
}
