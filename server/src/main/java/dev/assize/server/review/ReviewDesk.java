package dev.assize.server.review;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.question.Answers;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.review.Claims;
import dev.assize.runs.review.Dispute;
import dev.assize.runs.review.HumanAnswer;
import dev.assize.runs.review.QuestionPlace;
import dev.assize.runs.review.ReviewHearing;
import dev.assize.runs.review.ReviewIndex;
import dev.assize.runs.review.ReviewQueue;
import dev.assize.runs.store.StoredRun;
import dev.assize.server.run.Workspace;
import dev.assize.server.web.Refusal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Hands questions to people and takes their answers. Threads share it: who has which question is in the store. */
final class ReviewDesk {

    private static final int MOST_RUNS = 64;
    private static final int AT_ONCE = 40;
    private static final int MOST_PASSED_OVER = 1_000;
    private static final Duration FRESH = Duration.ofSeconds(20);

    private final Workspace workspace;
    private final Cache<Long, KnownIndex> indexes =
            Caffeine.newBuilder().maximumSize(MOST_RUNS).build();
    private final Map<Long, Object> building = new ConcurrentHashMap<>();

    ReviewDesk(Workspace workspace) {
        this.workspace = workspace;
    }

    /** An index, and how far each of its queues is done. */
    private static final class KnownIndex {
        private final ReviewIndex index;
        private final long cases;
        private final long made;
        private final Map<ReviewQueue, Integer> done = new EnumMap<>(ReviewQueue.class);
        private final Set<QuestionPlace> gone = new HashSet<>();

        KnownIndex(ReviewIndex index, long cases, long made) {
            this.index = index;
            this.cases = cases;
            this.made = made;
        }

        synchronized int done(ReviewQueue queue) {
            return done.getOrDefault(queue, 0);
        }

        synchronized void done(ReviewQueue queue, int until) {
            done.merge(queue, until, Math::max);
        }

        synchronized void reopen() {
            done.clear();
            gone.clear();
        }

        synchronized void gone(QuestionPlace place) {
            gone.add(place);
        }

        synchronized List<QuestionPlace> there(List<QuestionPlace> places) {
            return places.stream().filter(place -> !gone.contains(place)).toList();
        }

        /** An answer may bring questions of its case back, and add some in front of others. */
        synchronized void changed(long ordinal) {
            gone.removeIf(place -> place.ordinal() == ordinal);
            done.replaceAll((queue, until) -> Math.max(0, until - AT_ONCE));
        }
    }

    /** A question as somebody sees it, with its case. */
    record Shown(StoredRun run, RecordedCase recorded, CaseResult heard, Answers.Answered asked, QuestionPlace place) {}

    ReviewIndex index(StoredRun run) {
        return known(run).index;
    }

    private KnownIndex known(StoredRun run) {
        long cases = workspace.figures(run).cases();
        KnownIndex known = indexes.getIfPresent(run.key());
        if (known != null && isFresh(known, cases)) {
            return known;
        }
        synchronized (building.computeIfAbsent(run.key(), unseen -> new Object())) {
            known = indexes.getIfPresent(run.key());
            if (known == null || !isFresh(known, cases)) {
                known = new KnownIndex(build(run), cases, System.nanoTime());
                indexes.put(run.key(), known);
            }
            return known;
        }
    }

    /** While a run goes on its index is a little behind. */
    private static boolean isFresh(KnownIndex known, long cases) {
        return known.cases == cases || System.nanoTime() - known.made < FRESH.toNanos();
    }

    private ReviewIndex build(StoredRun run) {
        try {
            ReviewIndex index = ReviewIndex.of(run);
            workspace.reviews().ruledAgain(run).forEach(index::add);
            return index;
        } catch (IOException e) {
            throw new UncheckedIOException("A stored run is read from its database", e);
        }
    }

    /**
     * The next question for this person, claimed for them.
     *
     * @param after to go on behind this one; null to begin at the front
     */
    Optional<QuestionPlace> next(StoredRun run, ReviewQueue queue, String person, @Nullable QuestionPlace after) {
        if (queue == ReviewQueue.DISPUTED) {
            return nextDispute(run, person, after);
        }
        KnownIndex known = known(run);
        int start = after == null ? known.done(queue) : known.index.indexOf(queue, after) + 1;
        Optional<QuestionPlace> found = search(run, known, queue, person, start);
        return found.isPresent() || after == null
                ? found
                : search(run, known, queue, person, known.done(queue)).filter(place -> !place.equals(after));
    }

    private Optional<QuestionPlace> search(
            StoredRun run, KnownIndex known, ReviewQueue queue, String person, int start) {
        int reviewers = workspace.reviews().rule(run).reviewers();
        int at = start;
        for (List<QuestionPlace> part = known.index.part(queue, at, AT_ONCE);
                !part.isEmpty();
                part = known.index.part(queue, at, AT_ONCE)) {
            Claims.Taken taken = workspace.reviews().claims().take(run, known.there(part), reviewers, person);
            if (taken.place().isPresent()) {
                return taken.place();
            }
            if (taken.full() && at <= known.done(queue)) {
                known.done(queue, at + part.size());
            }
            at += part.size();
        }
        return Optional.empty();
    }

    private Optional<QuestionPlace> nextDispute(StoredRun run, String person, @Nullable QuestionPlace after) {
        List<Dispute> disputes =
                new ArrayList<>(Dispute.among(workspace.reviews().answers(run)));
        disputes.removeIf(dispute -> dispute.place().equals(after)
                || dispute.answers().stream().anyMatch(answer -> answer.person().equals(person)));
        for (Dispute dispute : disputes) {
            Claims.Taken taken = workspace
                    .reviews()
                    .claims()
                    .take(run, List.of(dispute.place()), dispute.answers().size() + 1, person);
            if (taken.place().isPresent()) {
                return taken.place();
            }
        }
        return Optional.empty();
    }

    /**
     * As {@link #next}, with its texts. What an earlier answer has made needless is passed over.
     */
    Optional<Shown> nextShown(StoredRun run, ReviewQueue queue, String person, @Nullable QuestionPlace after) {
        KnownIndex known = known(run);
        for (int i = 0; i < MOST_PASSED_OVER; i++) {
            Optional<QuestionPlace> place = next(run, queue, person, after);
            if (place.isEmpty()) {
                return Optional.empty();
            }
            try {
                return Optional.of(open(run, place.get()));
            } catch (Refusal needless) {
                workspace.reviews().claims().release(run, place.get(), person);
                known.gone(place.get());
            }
        }
        return Optional.empty();
    }

    /** A question with its texts; throws {@link Refusal} when the case does not ask it. */
    Shown open(StoredRun run, QuestionPlace place) {
        RecordedCase recorded = run.at(place.ordinal())
                .filter(each -> each.record() != null)
                .orElseThrow(() -> new Refusal(
                        Refusal.NOT_FOUND, "the run \"" + run.name() + "\" has no such case, or no record of it"));
        ReviewHearing hearing =
                new ReviewHearing(workspace.judge(run).judge(), run.heading().epoch());
        CaseResult heard = hearing.hear(recorded, workspace.reviews().answers(run, place.ordinal()));
        Answers.Answered asked = hearing.find(heard, place.question())
                .orElseThrow(() -> new Refusal(
                        Refusal.NOT_FOUND,
                        "the case \"" + recorded.result().id() + "\" does not ask \"" + place.question()
                                + "\" any more: an earlier answer has made it needless"));
        return new Shown(run, recorded, heard, asked, place);
    }

    RecordedResult keep(Shown shown, HumanAnswer answer) {
        RecordedResult now = workspace
                .reviews()
                .keep(
                        shown.run(),
                        shown.recorded(),
                        answer,
                        workspace.judge(shown.run()).judge());
        KnownIndex known = indexes.getIfPresent(shown.run().key());
        if (known != null) {
            known.index.add(shown.place().ordinal(), now);
            known.changed(shown.place().ordinal());
        }
        workspace.metrics().add("assize_answers_total", 1);
        return now;
    }

    boolean withdraw(StoredRun run, QuestionPlace place, String person) {
        RecordedCase recorded =
                run.at(place.ordinal()).orElseThrow(() -> new Refusal(Refusal.NOT_FOUND, "there is no such case"));
        Optional<RecordedResult> now = workspace
                .reviews()
                .withdraw(run, recorded, place, person, workspace.judge(run).judge());
        KnownIndex known = indexes.getIfPresent(run.key());
        if (now.isPresent() && known != null) {
            known.reopen();
        }
        return now.isPresent();
    }

    /** Called when more people shall answer each question. */
    void reopen(StoredRun run) {
        KnownIndex known = indexes.getIfPresent(run.key());
        if (known != null) {
            known.reopen();
        }
    }
}
