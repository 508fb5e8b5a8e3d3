package dev.assize.runs.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/** The questions of one queue in their order. Finds a place in the order without looking at the others, however many there are. */
final class RankedQuestions {

    /**
     * A question and what its place in the order hangs on; less comes first.
     *
     * @param third the last thing to be compared before the name of the question
     */
    record Ranked(double first, double second, double third, QuestionPlace place) {}

    private static final Comparator<Ranked> ORDER = Comparator.comparingDouble(Ranked::first)
            .thenComparingDouble(Ranked::second)
            .thenComparingDouble(Ranked::third)
            .thenComparingLong(ranked -> ranked.place().ordinal())
            .thenComparing(ranked -> ranked.place().question());

    /** Keeps the first so many of all that it is shown, so that memory does not grow with the run. */
    static final class Builder {
        private final int most;
        private final PriorityQueue<Ranked> kept = new PriorityQueue<>(Collections.reverseOrder(ORDER));
        private long seen;

        Builder(int most) {
            this.most = most;
        }

        void add(Ranked ranked) {
            seen++;
            Ranked last = kept.peek();
            if (kept.size() < most || last == null) {
                kept.add(ranked);
            } else if (ORDER.compare(ranked, last) < 0) {
                kept.poll();
                kept.add(ranked);
            }
        }

        /** @param wholeCases whether a case is left out of which a part was cut off */
        RankedQuestions build(boolean wholeCases) {
            List<Ranked> sorted = new ArrayList<>(kept);
            sorted.sort(ORDER);
            if (wholeCases && seen > sorted.size() && !sorted.isEmpty()) {
                long cut = sorted.get(sorted.size() - 1).place().ordinal();
                sorted.removeIf(ranked -> ranked.place().ordinal() == cut);
            }
            return new RankedQuestions(sorted, seen);
        }
    }

    private final List<Ranked> order;
    private final Map<QuestionPlace, Ranked> byPlace = new HashMap<>();
    private final Map<Long, Ranked> lastOfCase = new HashMap<>();
    private long total;

    private RankedQuestions(List<Ranked> sorted, long total) {
        this.order = sorted;
        this.total = total;
        sorted.forEach(this::know);
    }

    private void know(Ranked ranked) {
        byPlace.put(ranked.place(), ranked);
        lastOfCase.merge(
                ranked.place().ordinal(), ranked, (known, next) -> ORDER.compare(known, next) < 0 ? next : known);
    }

    int size() {
        return order.size();
    }

    /** With those that were cut off. */
    long total() {
        return total;
    }

    QuestionPlace at(int index) {
        return order.get(index).place();
    }

    /** Where a question stands; -1 where it does not. */
    int indexOf(QuestionPlace place) {
        Ranked ranked = byPlace.get(place);
        return ranked == null ? -1 : Collections.binarySearch(order, ranked, ORDER);
    }

    /** Behind everything else. */
    void append(QuestionPlace place) {
        insert(new Ranked(Double.MAX_VALUE, order.size(), 0, place));
    }

    /** Behind the other questions of its case; nothing happens where the case is not here. */
    void appendToCase(QuestionPlace place) {
        Ranked last = lastOfCase.get(place.ordinal());
        if (last != null) {
            insert(new Ranked(last.first(), last.second(), last.third() + 1, place));
        }
    }

    private void insert(Ranked ranked) {
        if (!byPlace.containsKey(ranked.place())) {
            order.add(-1 - Collections.binarySearch(order, ranked, ORDER), ranked);
            know(ranked);
            total++;
        }
    }
}
