package dev.assize.core.flow;

import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answers;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * How likely other answers to doubtful questions are: the given one by its confidence, and all others of its question share
 * the rest.
 *
 * <p>Of too many combinations it draws {@value #DRAWS}. Over all draws each answer to a question comes as often as it is likely,
 * as near as {@value #DRAWS} draws allow, and which draws these are differs from question to question. So a score to which each
 * answer adds its part has the same mean as over all combinations. The same answers give the same draws.
 */
final class LikelyAnswers {

    /** A prime, so that every step of a question passes through all of them. */
    static final int DRAWS = 61;

    private final List<List<Answer>> options;
    private final List<double[]> shares = new ArrayList<>();
    private final int[] steps;
    private final int[] starts;

    /** @param options the possible answers to each doubtful question, the given one among them */
    LikelyAnswers(List<List<Answer>> options, Answers given) {
        this.options = options;
        this.steps = new int[options.size()];
        this.starts = new int[options.size()];
        SplittableRandom random = new SplittableRandom(DRAWS);
        for (int i = 0; i < steps.length; i++) {
            shares.add(shares(options.get(i), given));
            steps[i] = random.nextInt(1, DRAWS);
            starts[i] = random.nextInt(DRAWS);
        }
    }

    /** How likely each of the possible answers to a question is; together 1. */
    static double[] shares(List<Answer> possible, Answers answers) {
        double[] shares = new double[possible.size()];
        for (int i = 0; i < shares.length; i++) {
            Answer given = answers.require(possible.get(i).question());
            double sure = given.confidence()
                    .map(AnswerConfidence::share)
                    .orElseThrow()
                    .doubleValue();
            shares[i] = possible.get(i) == given ? sure : (1 - sure) / (shares.length - 1);
        }
        return shares;
    }

    /** An answer to every doubtful question. */
    List<Answer> draw(int number) {
        List<Answer> drawn = new ArrayList<>();
        for (int i = 0; i < steps.length; i++) {
            double place = ((long) number * steps[i] + starts[i]) % DRAWS + 0.5;
            drawn.add(at(place / DRAWS, options.get(i), shares.get(i)));
        }
        return drawn;
    }

    private static Answer at(double place, List<Answer> possible, double[] shares) {
        double passed = 0;
        for (int i = 0; i < shares.length; i++) {
            passed += shares[i];
            if (place < passed) {
                return possible.get(i);
            }
        }
        return possible.get(possible.size() - 1);
    }
}
