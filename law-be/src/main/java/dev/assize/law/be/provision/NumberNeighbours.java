package dev.assize.law.be.provision;

import dev.assize.law.be.act.RegisteredAct;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The numbers that were cited of each act so far: of which act a bare number is a neighbour.
 *
 * <p>Articles that belong together stand together: 505 is of the code of which 491 and 496 were cited rather than of the law of which 1 was.
 */
final class NumberNeighbours {

    /** Numbers so many times as large are neighbours. */
    private static final double NEAR = 1.6;

    /** And so many times as large they are none. */
    private static final double FAR = 2;

    /** Where the act that the context offers is so much farther away, another need not be near, if it is not this far away itself. */
    private static final double FARTHER = 5;

    private static final double FARTHEST = 3;

    /** Every act has small numbers. */
    private static final int SMALLEST = 40;

    private final Map<DocumentAct, TreeSet<Integer>> numbers = new HashMap<>();
    private final Map<RegisteredAct, TreeSet<Integer>> registered = new HashMap<>();

    /** Knows from the start what hangs on an act of the registry anywhere in the text. */
    NumberNeighbours(List<Citation> citations) {
        for (Citation citation : citations) {
            ActAttachment act = citation.act();
            if (act != null && act.mention().candidates().size() == 1) {
                TreeSet<Integer> known =
                        registered.computeIfAbsent(act.mention().candidates().get(0), any -> new TreeSet<>());
                citation.articles().forEach(article -> add(article.numeral(), known));
            }
        }
    }

    void remember(ArticleNumeral numeral, DocumentAct act) {
        add(numeral, numbers.computeIfAbsent(act, any -> new TreeSet<>()));
    }

    private static void add(ArticleNumeral numeral, NavigableSet<Integer> to) {
        if (numeral.leading() > 0 && !numeral.isDecimal()) {
            to.add(numeral.leading());
        }
    }

    /** The act with a neighbour of the number, where the one that the context offers has none anywhere near; null when it has one, or no act has. */
    @Nullable
    DocumentAct nearer(Citation citation, DocumentAct offered, Iterable<DocumentAct> acts) {
        // Of a list the largest number tells most: every act has an article 7.
        int number = citation.articles().stream()
                .mapToInt(article ->
                        article.numeral().isDecimal() ? 0 : article.numeral().leading())
                .max()
                .orElse(0);
        double far = ratio(number, offered);
        if (number < SMALLEST || far < FAR) {
            return null;
        }
        DocumentAct best = null;
        double nearest = Math.max(NEAR, Math.min(far / FARTHER, FARTHEST));
        for (DocumentAct act : acts) {
            double ratio = act.isDisputed() ? Double.MAX_VALUE : ratio(number, act);
            if (ratio < nearest) {
                best = act;
                nearest = ratio;
            }
        }
        return best;
    }

    private double ratio(int number, DocumentAct act) {
        RegisteredAct known = act.registered();
        return Math.min(
                ratio(number, numbers.get(act)),
                known == null ? Double.MAX_VALUE : ratio(number, registered.get(known)));
    }

    private static double ratio(int number, @Nullable NavigableSet<Integer> cited) {
        if (cited == null) {
            return Double.MAX_VALUE;
        }
        Integer below = cited.floor(number);
        Integer above = cited.ceiling(number);
        return Math.min(
                below == null ? Double.MAX_VALUE : (double) number / below,
                above == null ? Double.MAX_VALUE : (double) above / number);
    }
}
