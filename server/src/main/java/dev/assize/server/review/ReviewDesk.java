package dev.assize.server.review;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.question.Answers;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.review.Dispute;
import dev.assize.runs.review.HumanAnswer;
import dev.assize.runs.review.QuestionLeases;
import dev.assize.runs.review.QuestionPlace;
import dev.assize.runs.review.ReviewHearing;
import dev.assize.runs.review.ReviewIndex;
import dev.assize.runs.review.ReviewQueue;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoredRun;
import dev.assize.server.run.Workspace;
import dev.assize.server.web.Refusal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Hands questions to people and takes their answers. Threads share it: who has which question is in the store. */
final class ReviewDesk {

    private static final int MOST_RUNS = 64;
    private static final int MOST_PASSED_OVER = 1_000;

    /** While a run goes on its index is a little behind, and so is what came in by another server. */
    private static final Duration FRESH = Duration.ofSeconds(20);

    private final Workspace workspace;
    private final Cache<Long, KnownIndex> indexes =
            Caffeine.newBuilder().maximumSize(MOST_RUNS).build();
    private final Map<Long, Object> building = new ConcurrentHashMap<>();

    ReviewDesk(Workspace workspace) {
        this.workspace = workspace;
    }

    /** @param cases what tells whether the run has other cases by now */
    private record KnownIndex(OpenQuestions open, String cases, boolean finished, Instant ruled, long looked) {
        boolean isFresh(StoredRun run) {
            return finished == run.finished().isPresent() && System.nanoTime() - looked < FRESH.toNanos();
        }
    }

    /** A question as somebody sees it, with its case. */
    record Shown(StoredRun run, RecordedCase recorded, CaseResult heard, Answers.Answered asked, QuestionPlace place) {}

    ReviewIndex index(StoredRun run) {
        return open(run).index();
    }

    private OpenQuestions open(StoredRun run) {
        KnownIndex known = indexes.getIfPresent(run.key());
        if (known != null && known.isFresh(run)) {
            return known.open;
        }
        synchronized (building.computeIfAbsent(run.key(), unseen -> new Object())) {
            known = indexes.getIfPresent(run.key());
            if (known == null || !known.isFresh(run)) {
                known = looked(run, known);
                indexes.put(run.key(), known);
            }
            return known.open;
        }
    }

    private KnownIndex looked(StoredRun run, @Nullable KnownIndex known) {
        String cases = workspace.reviews().cases(run);
        Instant now = workspace.context().clock().instant();
        OpenQuestions open =
                known != null && known.cases.equals(cases) ? known.open : new OpenQuestions(ReviewIndex.of(run));
        // What was ruled in the same moment may come twice, and does no harm.
        Instant since = known == null || known.open != open ? Instant.EPOCH : known.ruled;
        workspace.reviews().ruledAgain(run, since).forEach(open::changed);
        return new KnownIndex(open, cases, run.finished().isPresent(), now.minus(FRESH), System.nanoTime());
    }

    /**
     * The next question for this person, kept for them a while.
     *
     * @param after to go on behind this one; null to begin at the front
     */
    private Optional<QuestionPlace> next(
            StoredRun run, ReviewQueue queue, String person, @Nullable QuestionPlace after) {
        if (queue == ReviewQueue.DISPUTED) {
            return nextDispute(run, person, after);
        }
        OpenQuestions open = open(run);
        int start = after == null ? open.first(queue) : open.index().indexOf(queue, after) + 1;
        Optional<QuestionPlace> found = search(run, open, queue, person, start);
        return found.isPresent() || after == null
                ? found
                : search(run, open, queue, person, open.first(queue)).filter(place -> !place.equals(after));
    }

    private Optional<QuestionPlace> search(
            StoredRun run, OpenQuestions open, ReviewQueue queue, String person, int start) {
        int reviewers = workspace.reviews().rule(run).reviewers();
        ReviewIndex.Part part = open.part(queue, start, person);
        while (!part.places().isEmpty()) {
            QuestionLeases.Taken taken = workspace.reviews().leases().take(run, part.places(), reviewers, person);
            open.learn(queue, taken, person);
            if (taken.place().isPresent()) {
                return taken.place();
            }
            part = open.part(queue, part.next(), person);
        }
        return Optional.empty();
    }

    private Optional<QuestionPlace> nextDispute(StoredRun run, String person, @Nullable QuestionPlace after) {
        List<Dispute> disputes =
                new ArrayList<>(Dispute.among(workspace.reviews().answers(run)));
        disputes.removeIf(dispute -> dispute.place().equals(after)
                || dispute.answers().stream().anyMatch(answer -> answer.person().equals(person)));
        for (Dispute dispute : disputes) {
            QuestionLeases.Taken taken = workspace
                    .reviews()
                    .leases()
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
        OpenQuestions open = open(run);
        for (int i = 0; i < MOST_PASSED_OVER; i++) {
            Optional<QuestionPlace> place = next(run, queue, person, after);
            if (place.isEmpty()) {
                return Optional.empty();
            }
            try {
                return Optional.of(open(run, place.get()));
            } catch (Refusal needless) {
                workspace.reviews().leases().release(run, place.get(), person);
                open.close(place.get(), null);
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

    /** @param together what is kept if and only if the answer is */
    RecordedResult keep(Shown shown, HumanAnswer answer, Database.Change together) {
        RecordedResult now = workspace
                .reviews()
                .keep(
                        shown.run(),
                        shown.recorded(),
                        answer,
                        workspace.judge(shown.run()).judge(),
                        together);
        KnownIndex known = indexes.getIfPresent(shown.run().key());
        if (known != null) {
            known.open.changed(shown.place().ordinal(), now);
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
            known.open.reopen();
        }
        return now.isPresent();
    }

    /** Called when more people shall answer each question. */
    void reopen(StoredRun run) {
        KnownIndex known = indexes.getIfPresent(run.key());
        if (known != null) {
            known.open.reopen();
        }
    }
}
