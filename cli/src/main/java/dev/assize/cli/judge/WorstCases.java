package dev.assize.cli.judge;

import dev.assize.core.Headline;
import dev.assize.core.ScoreRange;
import dev.assize.core.flow.Status;
import dev.assize.core.result.RecordedResult;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * The worst of many cases, so many at most: what could not be judged, then the labels and scores that are furthest from good.
 * Cases that are equally bad keep their order. Not shared between threads.
 *
 * @param <T> what is kept of a case
 */
final class WorstCases<T> {

    /** @param badness the larger the worse */
    private record Kept<T>(double badness, long ordinal, T value) {}

    /** The later the worse. */
    private static final List<Status> UNJUDGED = List.of(Status.UNDECIDED, Status.INVALID, Status.FAILED);

    private final Headline headline;
    private final int most;
    private final Comparator<Kept<T>> worstFirst =
            Comparator.<Kept<T>>comparingDouble(kept -> -kept.badness()).thenComparingLong(Kept::ordinal);
    private final PriorityQueue<Kept<T>> worst;
    private long count;

    WorstCases(Headline headline, int most) {
        this.headline = headline;
        this.most = most;
        this.worst = new PriorityQueue<>(worstFirst.reversed());
    }

    void add(RecordedResult result, T value) {
        worst.add(new Kept<>(badness(result), count++, value));
        if (worst.size() > most) {
            worst.remove();
        }
    }

    /** Judged cases lie between 0 and 3, by label before score; then those that were not. */
    private double badness(RecordedResult result) {
        if (result.status() != Status.JUDGED) {
            return 10 + UNJUDGED.indexOf(result.status());
        }
        double rank = result.verdict()
                .flatMap(headline::findLabel)
                .map(label -> (double) headline.rank(label).orElse(0))
                .orElse(0.0);
        double lost =
                result.verdict().flatMap(headline::findScore).map(this::lost).orElse(0.0);
        return rank + lost * 0.99;
    }

    /** What is missing to the best score, as a share of the range where it is known. */
    private double lost(BigDecimal score) {
        ScoreRange range = headline.range();
        return range == null ? 1 / (1 + Math.exp(score.doubleValue())) : 1 - range.share(score);
    }

    /** The worst first. */
    List<T> inOrder() {
        List<Kept<T>> sorted = new ArrayList<>(worst);
        sorted.sort(worstFirst);
        return sorted.stream().map(Kept::value).toList();
    }
}
