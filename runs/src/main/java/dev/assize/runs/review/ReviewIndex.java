package dev.assize.runs.review;

import dev.assize.core.flow.Doubt;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Hash;
import dev.assize.core.question.QuestionId;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which questions of a run are worth a person's time, for each queue the most informative first. Made by one look through the run;
 * memory holds places only. Threads share it: what is added later is added under its lock.
 */
public final class ReviewIndex {

    /** More than a team answers; the rest is counted and comes when these are done. */
    private static final int MOST = 50_000;

    /** Less is shown before what is less. */
    private record Candidate(double first, double second, QuestionPlace place) {}

    private static final Comparator<Candidate> MOST_INFORMATIVE = Comparator.comparingDouble(Candidate::first)
            .thenComparingDouble(Candidate::second)
            .thenComparingLong(candidate -> candidate.place().ordinal());

    private final Map<ReviewQueue, List<QuestionPlace>> queues = new EnumMap<>(ReviewQueue.class);
    private final List<Long> sample = new ArrayList<>();
    private final Set<QuestionPlace> unanswered = new HashSet<>();
    private final Set<QuestionPlace> sampled = new HashSet<>();

    private ReviewIndex() {}

    public static ReviewIndex of(RecordedRun run) throws IOException {
        Builder builder = new Builder();
        run.forEach(builder::add);
        return builder.build();
    }

    /** A part of a queue from a place on. */
    public synchronized List<QuestionPlace> part(ReviewQueue queue, int from, int most) {
        List<QuestionPlace> all = queues.getOrDefault(queue, List.of());
        return from >= all.size() ? List.of() : List.copyOf(all.subList(from, Math.min(all.size(), from + most)));
    }

    public synchronized int size(ReviewQueue queue) {
        return queues.getOrDefault(queue, List.of()).size();
    }

    /** Where a question stands in a queue; -1 where it does not. */
    public synchronized int indexOf(ReviewQueue queue, QuestionPlace place) {
        return queues.getOrDefault(queue, List.of()).indexOf(place);
    }

    /** The cases of the random sample in the order in which they were drawn. */
    public List<Long> sample() {
        return List.copyOf(sample);
    }

    /** An answer may lead to a question that was not asked before, and nobody has answered it. */
    public synchronized void add(long ordinal, RecordedResult ruledAgain) {
        for (RecordedAnswer answer : ruledAgain.answers()) {
            QuestionPlace place = new QuestionPlace(ordinal, answer.question());
            if (answer.withheld().isPresent() && answer.ballots().isEmpty() && unanswered.add(place)) {
                queues.computeIfAbsent(ReviewQueue.UNANSWERED, unseen -> new ArrayList<>())
                        .add(place);
            }
            addToSample(place);
        }
    }

    /** A case of the sample is done only when all of its questions are, also those that came later. */
    private void addToSample(QuestionPlace place) {
        List<QuestionPlace> drawn = queues.getOrDefault(ReviewQueue.SAMPLE, List.of());
        if (!sampled.add(place)) {
            return;
        }
        for (int i = drawn.size() - 1; i >= 0; i--) {
            if (drawn.get(i).ordinal() == place.ordinal()) {
                drawn.add(i + 1, place);
                return;
            }
        }
    }

    private static final class Builder {
        private final List<Candidate> withheld = new ArrayList<>();
        private final List<Candidate> doubtful = new ArrayList<>();
        private final List<Candidate> voted = new ArrayList<>();
        private final List<Candidate> drawn = new ArrayList<>();

        void add(RecordedCase recorded) {
            RecordedResult result = recorded.result();
            if (recorded.record() == null
                    || (result.status() != Status.JUDGED && result.status() != Status.UNDECIDED)) {
                return;
            }
            long missing = result.answers().stream()
                    .filter(answer -> answer.withheld().isPresent())
                    .count();
            double rank = rank(result.id());
            int at = 0;
            for (RecordedAnswer answer : result.answers()) {
                QuestionPlace place =
                        new QuestionPlace(recorded.ordinal(), answer.question().intern());
                if (answer.withheld().isPresent()) {
                    // Where one answer is missing, one decides the case.
                    withheld.add(new Candidate(result.status() == Status.UNDECIDED ? 0 : 1, missing, place));
                }
                Set<Object> said = new HashSet<>();
                answer.ballots()
                        .forEach(ballot ->
                                said.add(ballot.value().map(Object::toString).orElse("")));
                if (said.size() > 1) {
                    voted.add(new Candidate(-said.size(), at, place));
                }
                drawn.add(new Candidate(rank, at++, place));
            }
            result.doubt().ifPresent(doubt -> addDoubtful(recorded.ordinal(), result, doubt));
        }

        private void addDoubtful(long ordinal, RecordedResult result, Doubt doubt) {
            for (QuestionId id : doubt.answers()) {
                double sure = result.answers().stream()
                        .filter(answer -> answer.question().equals(id.value()))
                        .flatMap(answer -> answer.confidence().stream())
                        .mapToDouble(confidence -> confidence.share().doubleValue())
                        .findFirst()
                        .orElse(1);
                doubtful.add(new Candidate(
                        doubt.hangs() ? 0 : 1,
                        sure,
                        new QuestionPlace(ordinal, id.value().intern())));
            }
        }

        /** The same draw for everybody and at every start; it has nothing to do with what is in the case. */
        private static double rank(String caseId) {
            return Long.parseLong(Hash.wide("review sample", caseId).substring(0, 12), 16);
        }

        ReviewIndex build() {
            ReviewIndex index = new ReviewIndex();
            index.queues.put(ReviewQueue.UNANSWERED, sorted(withheld));
            index.queues.put(ReviewQueue.DOUBTFUL, sorted(doubtful));
            index.queues.put(ReviewQueue.DISAGREEING, sorted(voted));
            index.queues.put(ReviewQueue.SAMPLE, byCase(drawn));
            index.unanswered.addAll(index.queues.get(ReviewQueue.UNANSWERED));
            index.sampled.addAll(index.queues.get(ReviewQueue.SAMPLE));
            Set<Long> cases = new LinkedHashSet<>();
            index.queues.get(ReviewQueue.SAMPLE).forEach(place -> cases.add(place.ordinal()));
            index.sample.addAll(cases);
            return index;
        }

        private static List<QuestionPlace> sorted(List<Candidate> candidates) {
            candidates.sort(MOST_INFORMATIVE);
            return new ArrayList<>(
                    candidates.stream().limit(MOST).map(Candidate::place).toList());
        }

        /** All questions of one case before the next case. */
        private static List<QuestionPlace> byCase(List<Candidate> candidates) {
            candidates.sort(Comparator.comparingDouble(Candidate::first)
                    .thenComparingLong(candidate -> candidate.place().ordinal())
                    .thenComparingDouble(Candidate::second));
            return new ArrayList<>(
                    candidates.stream().limit(MOST).map(Candidate::place).toList());
        }
    }
}
