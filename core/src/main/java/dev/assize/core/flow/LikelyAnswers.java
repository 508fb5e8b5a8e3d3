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
    static final int DRAWS = 31;

    private final List<List<Answer>> options;
    private final double[][] shares;

    /** @param options the possible answers to each doubtful question, the given one among them */
    LikelyAnswers(List<List<Answer>> options, Answers given) {
        this.options = options;
        this.shares = new double[options.size()][];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = shares(options.get(i), given);
        }
    }

    private static double[] shares(List<Answer> possible, Answers answers) {
        Answer given = answers.require(possible.get(0).question());
        double sure =
                given.confidence().map(AnswerConfidence::share).orElseThrow().doubleValue();
        double[] shares = new double[possible.size()];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = possible.get(i) == given ? sure : (1 - sure) / (shares.length - 1);
        }
        return shares;
    }

    /** How likely a possible answer to a question is; those of a question are 1 together. */
    double share(int question, int option) {
        return shares[question][option];
    }

    /** An answer to every doubtful question. */
    List<Answer> draw(int number) {
        SplittableRandom random = new SplittableRandom(DRAWS);
        List<Answer> drawn = new ArrayList<>();
        for (int i = 0; i < shares.length; i++) {
            long step = random.nextInt(1, DRAWS);
            long place = (number * step + random.nextInt(DRAWS)) % DRAWS;
            drawn.add(at((place + 0.5) / DRAWS, options.get(i), shares[i]));
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
