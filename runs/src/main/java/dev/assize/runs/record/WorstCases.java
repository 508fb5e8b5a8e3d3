package dev.assize.runs.record;

import dev.assize.core.Headline;
import dev.assize.core.ScoreRange;
import dev.assize.core.flow.Status;
import dev.assize.core.result.RecordedResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The worst of many cases, so many at most: what could not be judged, then the labels and scores that are furthest from good.
 * Cases that are equally bad keep their order. Not shared between threads.
 *
 * @param <T> what is kept of a case
 */
public final class WorstCases<T> {

    /** @param badness the larger the worse */
    private record Kept<T>(double badness, long ordinal, T value) {}

    /** The later the worse. */
    private static final List<Status> UNJUDGED = List.of(Status.UNDECIDED, Status.INVALID, Status.FAILED);

    private final @Nullable Headline headline;
    private final int most;
    private final Comparator<Kept<T>> worstFirst =
            Comparator.<Kept<T>>comparingDouble(kept -> -kept.badness()).thenComparingLong(Kept::ordinal);
    private final PriorityQueue<Kept<T>> worst;
    private long count;

    /** @param headline null where the judge is not known, so that only what could not be judged is worse than the rest */
    public WorstCases(@Nullable Headline headline, int most) {
        this.headline = headline;
        this.most = most;
        this.worst = new PriorityQueue<>(worstFirst.reversed());
    }

    public void add(RecordedResult result, T value) {
        worst.add(new Kept<>(badness(result), count++, value));
        if (worst.size() > most) {
            worst.remove();
        }
    }

    /** Whether nothing could be better: a label that passes and all points, as far as the judge says what these are. */
    public boolean isBest(RecordedResult result) {
        boolean known = headline != null && headline.range() != null;
        return result.status() == Status.JUDGED && rank(result) == 0 && (!known || lost(result) == 0);
    }

    /** Judged cases lie between 0 and 3, by label before score; then those that were not. */
    private double badness(RecordedResult result) {
        return result.status() == Status.JUDGED
                ? rank(result) + lost(result) * 0.99
                : 10 + UNJUDGED.indexOf(result.status());
    }

    private int rank(RecordedResult result) {
        return headline == null
                ? 0
                : result.verdict()
                        .flatMap(headline::findLabel)
                        .map(label -> headline.rank(label).orElse(0))
                        .orElse(0);
    }

    /** What is missing to the best score, as a share of the range where it is known. */
    private double lost(RecordedResult result) {
        ScoreRange range = headline == null ? null : headline.range();
        return headline == null
                ? 0
                : result.verdict()
                        .flatMap(headline::findScore)
                        .map(score -> range == null ? 1 / (1 + Math.exp(score.doubleValue())) : 1 - range.share(score))
                        .orElse(0.0);
    }

    /** The worst first. */
    public List<T> inOrder() {
        List<Kept<T>> sorted = new ArrayList<>(worst);
        sorted.sort(worstFirst);
        return sorted.stream().map(Kept::value).toList();
    }
}
