package dev.assize.runs.review;

import dev.assize.core.flow.Status;
import dev.assize.core.json.Hash;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedResult;
import dev.assize.core.result.ResultOutline;
import dev.assize.core.result.ResultOutline.AnswerOutline;
import dev.assize.runs.store.StoredRun;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which questions of a run are worth a person's time, for each queue the most informative first. Made by one look through the run;
 * memory holds places only. Threads share it: what is added later is added under its lock.
 */
public final class ReviewIndex {

    /** More than a team answers; what comes behind these is only counted. */
    private static final int MOST = 50_000;

    private final Map<ReviewQueue, RankedQuestions> queues = new EnumMap<>(ReviewQueue.class);
    private final List<Long> sample = new ArrayList<>();

    private ReviewIndex() {}

    public static ReviewIndex of(StoredRun run) {
        Builder builder = new Builder();
        run.forEachOutline(builder::add);
        return builder.build();
    }

    /** How many questions of a queue can be asked for by their number. */
    public synchronized int size(ReviewQueue queue) {
        RankedQuestions ranked = queues.get(queue);
        return ranked == null ? 0 : ranked.size();
    }

    /** How many questions a queue has, also those that stand too far behind to be asked for. */
    public synchronized long total(ReviewQueue queue) {
        RankedQuestions ranked = queues.get(queue);
        return ranked == null ? 0 : ranked.total();
    }

    /** Where a question stands in a queue; -1 where it does not. */
    public synchronized int indexOf(ReviewQueue queue, QuestionPlace place) {
        RankedQuestions ranked = queues.get(queue);
        return ranked == null ? -1 : ranked.indexOf(place);
    }

    /**
     * Some questions of a queue.
     *
     * @param next where to go on
     */
    public record Part(List<QuestionPlace> places, int next) {
        public Part {
            places = List.copyOf(places);
        }
    }

    /** The next so many questions of a queue that are wanted, from one number on. Empty at its end. */
    public synchronized Part part(ReviewQueue queue, int from, int most, Predicate<QuestionPlace> wanted) {
        RankedQuestions ranked = queues.get(queue);
        List<QuestionPlace> places = new ArrayList<>();
        int next = from;
        for (; ranked != null && next < ranked.size() && places.size() < most; next++) {
            if (wanted.test(ranked.at(next))) {
                places.add(ranked.at(next));
            }
        }
        return new Part(places, next);
    }

    /** The cases of the random sample in the order in which they were drawn. */
    public List<Long> sample() {
        return List.copyOf(sample);
    }

    /**
     * An answer may lead to a question that was not asked before, and nobody has answered it. A case of the sample is done only when
     * all of its questions are, also those that came later.
     */
    public synchronized void add(long ordinal, RecordedResult ruledAgain) {
        for (RecordedAnswer answer : ruledAgain.answers()) {
            QuestionPlace place = new QuestionPlace(ordinal, answer.question());
            if (answer.withheld().isPresent() && answer.ballots().isEmpty()) {
                ranked(ReviewQueue.UNANSWERED).append(place);
            }
            ranked(ReviewQueue.SAMPLE).appendToCase(place);
        }
    }

    private RankedQuestions ranked(ReviewQueue queue) {
        return queues.computeIfAbsent(queue, unseen -> new RankedQuestions.Builder(MOST).build(false));
    }

    private static final class Builder {
        private final RankedQuestions.Builder withheld = new RankedQuestions.Builder(MOST);
        private final RankedQuestions.Builder doubtful = new RankedQuestions.Builder(MOST);
        private final RankedQuestions.Builder voted = new RankedQuestions.Builder(MOST);
        private final RankedQuestions.Builder drawn = new RankedQuestions.Builder(MOST);

        void add(long ordinal, boolean heardAgain, ResultOutline result) {
            if (!heardAgain || (result.status() != Status.JUDGED && result.status() != Status.UNDECIDED)) {
                return;
            }
            long missing =
                    result.answers().stream().filter(AnswerOutline::withheld).count();
            double rank = rank(result.id());
            Set<String> doubted = new HashSet<>(result.doubtful());
            int at = 0;
            for (AnswerOutline answer : result.answers()) {
                QuestionPlace place =
                        new QuestionPlace(ordinal, answer.question().intern());
                if (answer.withheld()) {
                    // Where one answer is missing, one decides the case.
                    withheld.add(ranked(result.status() == Status.UNDECIDED ? 0 : 1, (double) missing, place));
                }
                if (answer.voices() > 1) {
                    voted.add(ranked(-answer.voices(), at, place));
                }
                if (doubted.contains(answer.question())) {
                    doubtful.add(ranked(result.hangs() ? 0 : 1, answer.sure(), place));
                }
                // All questions of one case before the next case.
                drawn.add(new RankedQuestions.Ranked(rank, ordinal, at++, place));
            }
        }

        /** The same draw for everybody and at every start; it has nothing to do with what is in the case. */
        private static double rank(String caseId) {
            return Long.parseLong(Hash.wide("review sample", caseId).substring(0, 12), 16);
        }

        private static RankedQuestions.Ranked ranked(double first, double second, QuestionPlace place) {
            return new RankedQuestions.Ranked(first, second, place.ordinal(), place);
        }

        ReviewIndex build() {
            ReviewIndex index = new ReviewIndex();
            RankedQuestions sample = drawn.build(true);
            index.queues.put(ReviewQueue.UNANSWERED, withheld.build(false));
            index.queues.put(ReviewQueue.DOUBTFUL, doubtful.build(false));
            index.queues.put(ReviewQueue.DISAGREEING, voted.build(false));
            index.queues.put(ReviewQueue.SAMPLE, sample);
            Set<Long> cases = new LinkedHashSet<>();
            for (int i = 0; i < sample.size(); i++) {
                cases.add(sample.at(i).ordinal());
            }
            index.sample.addAll(cases);
            return index;
        }
    }
}
