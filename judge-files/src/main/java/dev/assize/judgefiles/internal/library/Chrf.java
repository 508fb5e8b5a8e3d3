package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * chrF2 of Popović 2015 as sacrebleu computes it for a sentence: characters without white space, runs of one to six, beta 2, the
 * mean precision and recall over the orders that both texts are long enough for.
 */
final class Chrf {

    private static final int ORDERS = 6;

    private Chrf() {}

    static Fraction of(String candidate, String reference) {
        return of(candidate, reference, 2, false);
    }

    static Fraction of(String candidate, String reference, int beta, boolean withSpaces) {
        Fraction factor = Fraction.of((long) beta * beta);
        List<Integer> said = characters(candidate, withSpaces);
        List<Integer> meant = characters(reference, withSpaces);
        Fraction precision = Fraction.ZERO;
        Fraction recall = Fraction.ZERO;
        int orders = 0;
        for (int n = 1; n <= ORDERS; n++) {
            Map<List<Integer>, Integer> left = NGrams.count(said, n);
            Map<List<Integer>, Integer> right = NGrams.count(meant, n);
            int shared = NGrams.shared(left, right);
            if (!left.isEmpty() && !right.isEmpty()) {
                precision = precision.plus(Fraction.of(shared, NGrams.total(left)));
                recall = recall.plus(Fraction.of(shared, NGrams.total(right)));
                orders++;
            }
        }
        Fraction below = factor.times(precision).plus(recall);
        if (orders == 0 || below.isZero()) {
            return Fraction.ZERO;
        }
        return Fraction.ONE
                .plus(factor)
                .times(precision)
                .times(recall)
                .dividedBy(below)
                .dividedBy(Fraction.of(orders));
    }

    private static List<Integer> characters(String text, boolean withSpaces) {
        List<Integer> characters = new ArrayList<>();
        text.codePoints()
                .filter(point -> withSpaces || !MetricTokens.isSpace(point))
                .forEach(characters::add);
        return characters;
    }
}
