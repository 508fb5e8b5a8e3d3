package dev.assize.semantic;

/**
 * What the model and the rules say together. The three weights were fitted by {@code semantic/training/train.py} on facts of
 * documents that the model had not been trained on (five folds of the part "tune"), so that the result is a probability.
 */
final class Combination {

    private static final double OF_MODEL = 0.3603;
    private static final double OF_RULES = 0.5531;
    private static final double ALWAYS = 0.0706;
    private static final double NEVER_SURER = 0.01;

    private Combination() {}

    /**
     * How probably the text states it.
     *
     * @param score of the model
     * @param rules how probable the rules find it, from 0 to 1
     */
    static double probability(double score, double rules) {
        double share = Math.min(1 - NEVER_SURER, Math.max(NEVER_SURER, rules));
        double sum = OF_MODEL * score + OF_RULES * Math.log(share / (1 - share)) + ALWAYS;
        return 1 / (1 + Math.exp(-sum));
    }
}
