package dev.assize.judges.coverage.internal;

import dev.assize.text.WordList;

/** What each {@link Signal} weighs, and from which sum on a statement counts as stated. */
@SuppressWarnings("EnumOrdinal") // The order is of this process alone: weights are read by name.
final class Weights {

    static final Weights STANDARD = read(WordList.beside(Weights.class, "weights.txt"));

    private static final Signal[] SIGNALS = Signal.values();

    /** By the ordinal of their signal; 0 where it weighs nothing. */
    private final double[] weights;

    private Weights(double[] weights) {
        this.weights = weights;
    }

    private static Weights read(WordList list) {
        double[] weights = new double[Signal.values().length];
        for (String line : list.lines()) {
            String[] pair = line.split(" +");
            weights[Signal.valueOf(pair[0]).ordinal()] = Double.parseDouble(pair[1]);
        }
        return new Weights(weights);
    }

    /** How much of the sum is owed to the question that was asked, and not to what the output says. */
    double leaning(SentenceSupport evidence) {
        return part(Signal.TAKEN_UP, evidence) + part(Signal.ANSWERED, evidence);
    }

    private double part(Signal signal, SentenceSupport evidence) {
        double weight = weights[signal.ordinal()];
        return weight == 0 ? 0 : weight * signal.of(evidence);
    }

    /** Positive when the evidence suffices. */
    double sum(SentenceSupport evidence) {
        double sum = 0;
        for (Signal signal : SIGNALS) {
            sum += part(signal, evidence);
        }
        return sum;
    }
}
