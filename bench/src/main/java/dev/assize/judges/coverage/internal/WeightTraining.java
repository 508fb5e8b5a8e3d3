package dev.assize.judges.coverage.internal;

import dev.assize.bench.DocumentPart;
import dev.assize.bench.FactLabels;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Finds what each {@link Signal} weighs: a logistic regression on facts that people labelled as stated or not.
 *
 * <p>Facts against which there is an objection are left out, since no weight can save them, and so are systems that
 * were not labelled {@linkplain FactLabels fact by fact}. From where on a sum means yes is found by cross-validation over the
 * documents, for the best agreement (kappa) over both sets. Those facts come without a question: what {@link Signal#TAKEN_UP}
 * and {@link Signal#ANSWERED} weigh is learnt afterwards, from graded answers.
 *
 * <p>Prints the lines of {@code weights.txt}. Usage: {@code WeightTraining <data directory> [part]}, where the part is one of
 * {@link DocumentPart}: {@code fold:1/5} learns from all documents but those of the first of five folds.
 */
final class WeightTraining {

    private static final int FOLDS = 5;
    private static final double STEP = 0.05;
    private static final double FARTHEST = 1.0;
    private static final double TAKEN_UP_STEP = 0.25;
    private static final double MOST_TAKEN_UP = 4;
    private static final double ANSWERED_STEP = 0.5;
    private static final double MOST_ANSWERED = 4;

    private WeightTraining() {}

    public static void main(String[] args) {
        Path directory = Path.of(args[0]);
        DocumentPart part = DocumentPart.of(args.length > 1 ? args[1] : "all");
        List<LabelledFact> facts = LabelledFact.of(directory, part);
        double[] weights = fit(facts);
        weights[place(Signal.BIAS)] += lenience(facts);
        learnFromGrades(GradedAnswers.of(directory, part), weights);
        System.out.println(
                "# What each signal weighs: logistic regression on facts that people labelled, by the bench's"
                        + " WeightTraining.");
        for (Signal signal : Signal.values()) {
            System.out.println(String.format(Locale.ROOT, "%s %.2f", signal, weights[place(signal)]));
        }
    }

    private static int place(Signal signal) {
        return List.of(Signal.values()).indexOf(signal);
    }

    private static double[] fit(List<LabelledFact> facts) {
        List<LogisticRegression.Row> rows = new ArrayList<>();
        for (LabelledFact fact : facts) {
            fact.signals().ifPresent(signals -> rows.add(new LogisticRegression.Row(signals, fact.stated())));
        }
        return LogisticRegression.fit(rows);
    }

    /** How much to add to every sum so that yes and no agree best with people. */
    private static double lenience(List<LabelledFact> facts) {
        List<LabelledFact> heard = new ArrayList<>();
        List<Double> sums = new ArrayList<>();
        for (int fold = 1; fold <= FOLDS; fold++) {
            DocumentPart others = DocumentPart.of("fold:" + fold + "/" + FOLDS);
            double[] weights =
                    fit(facts.stream().filter(fact -> others.has(fact.row())).toList());
            for (LabelledFact fact : facts) {
                if (!others.has(fact.row())) {
                    heard.add(fact);
                    sums.add(fact.signals().isPresent() ? fact.sum(weights) : Double.NEGATIVE_INFINITY);
                }
            }
        }
        double best = 0;
        double most = -1;
        for (double shift = -FARTHEST; shift <= FARTHEST; shift += STEP) {
            double total = 0;
            for (String set : LabelledFact.SETS) {
                total += kappa(heard, sums, set, shift);
            }
            if (total > most) {
                most = total;
                best = shift;
            }
        }
        return best;
    }

    private static double kappa(List<LabelledFact> heard, List<Double> sums, String set, double shift) {
        double n = 0;
        double agree = 0;
        double yes = 0;
        double said = 0;
        for (int i = 0; i < heard.size(); i++) {
            if (heard.get(i).set().equals(set)) {
                boolean stated = sums.get(i) + shift > 0;
                n++;
                agree += stated == heard.get(i).stated() ? 1 : 0;
                yes += heard.get(i).stated() ? 1 : 0;
                said += stated ? 1 : 0;
            }
        }
        double chance = (yes * said + (n - yes) * (n - said)) / (n * n);
        return n == 0 || chance == 1 ? 0 : (agree / n - chance) / (1 - chance);
    }

    /** Finds the weights that let the share of stated facts follow the grades best, over all sets alike. */
    private static void learnFromGrades(List<GradedAnswers> sets, double[] weights) {
        double[] best = weights;
        double most = Double.NEGATIVE_INFINITY;
        for (double takenUp = 0; takenUp <= MOST_TAKEN_UP; takenUp += TAKEN_UP_STEP) {
            for (double answered = 0; answered <= MOST_ANSWERED; answered += ANSWERED_STEP) {
                double[] tried = weights.clone();
                tried[place(Signal.TAKEN_UP)] = takenUp;
                tried[place(Signal.ANSWERED)] = answered;
                double total = 0;
                for (GradedAnswers set : sets) {
                    total += set.correlation(tried);
                }
                if (total > most) {
                    most = total;
                    best = tried;
                }
            }
        }
        System.arraycopy(best, 0, weights, 0, weights.length);
    }
}
