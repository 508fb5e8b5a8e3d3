package dev.assize.server.review;

import dev.assize.core.result.RecordedResult;
import dev.assize.runs.review.QuestionLeases;
import dev.assize.runs.review.QuestionPlace;
import dev.assize.runs.review.ReviewIndex;
import dev.assize.runs.review.ReviewQueue;
import java.time.Duration;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The questions of a run, and what is known of those that need not be looked at again: all their answers are there, an answer has made
 * them needless, or this person has answered. Without it the search for the next question would read every answer before it. Threads
 * share it under its lock; the store has the last word.
 */
final class OpenQuestions {

    private static final int AT_ONCE = 40;

    /** Another server may have taken an answer back. */
    private static final Duration TRUSTED = Duration.ofMinutes(1);

    /** @param person who has no more to say to it; null for everybody */
    private record Closed(String question, @Nullable String person) {}

    private final ReviewIndex index;
    private final Map<Long, Set<Closed>> closed = new HashMap<>();
    private final Map<ReviewQueue, Integer> done = new EnumMap<>(ReviewQueue.class);
    private long known = System.nanoTime();

    OpenQuestions(ReviewIndex index) {
        this.index = index;
    }

    ReviewIndex index() {
        return index;
    }

    /** Before this number of a queue nothing is open for anybody. */
    synchronized int first(ReviewQueue queue) {
        if (System.nanoTime() - known > TRUSTED.toNanos()) {
            reopen();
        }
        return done.getOrDefault(queue, 0);
    }

    /** Some questions from a number on that may be open for this person. */
    synchronized ReviewIndex.Part part(ReviewQueue queue, int from, String person) {
        return index.part(queue, from, AT_ONCE, place -> isOpen(place, person));
    }

    private boolean isOpen(QuestionPlace place, String person) {
        Set<Closed> ofCase = closed.get(place.ordinal());
        return ofCase == null
                || !(ofCase.contains(new Closed(place.question(), null))
                        || ofCase.contains(new Closed(place.question(), person)));
    }

    /** Remembers what a look at some questions has told. */
    synchronized void learn(ReviewQueue queue, QuestionLeases.Taken taken, String person) {
        taken.full().forEach(place -> close(place, null));
        taken.own().forEach(place -> close(place, person));
        int first = done.getOrDefault(queue, 0);
        List<QuestionPlace> open = index.part(
                        queue,
                        first,
                        1,
                        place -> !closed.getOrDefault(place.ordinal(), Set.of())
                                .contains(new Closed(place.question(), null)))
                .places();
        done.put(queue, open.isEmpty() ? index.size(queue) : index.indexOf(queue, open.get(0)));
    }

    synchronized void close(QuestionPlace place, @Nullable String person) {
        closed.computeIfAbsent(place.ordinal(), unseen -> new HashSet<>()).add(new Closed(place.question(), person));
    }

    /** An answer may bring questions of its case back, and add some in front of others. */
    synchronized void changed(long ordinal, RecordedResult now) {
        index.add(ordinal, now);
        closed.remove(ordinal);
        for (ReviewQueue queue : ReviewQueue.values()) {
            int first = done.getOrDefault(queue, 0);
            for (var answer : now.answers()) {
                int at = index.indexOf(queue, new QuestionPlace(ordinal, answer.question()));
                first = at < 0 ? first : Math.min(first, at);
            }
            done.put(queue, first);
        }
    }

    /** Trusts the store alone. */
    synchronized void reopen() {
        closed.clear();
        done.clear();
        known = System.nanoTime();
    }
}
