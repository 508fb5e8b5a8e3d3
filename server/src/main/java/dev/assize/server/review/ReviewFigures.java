package dev.assize.server.review;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.assize.core.JudgeInfo;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.agree.AgreeOptions;
import dev.assize.runs.agree.Agreement;
import dev.assize.runs.agree.LabelsFile;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.review.HumanAnswer;
import dev.assize.runs.review.LiveFigures;
import dev.assize.runs.review.RaterAgreement;
import dev.assize.runs.review.ReviewLabels;
import dev.assize.runs.store.StoredRun;
import dev.assize.server.run.Workspace;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** What people's answers tell of a run and of its answerers. Measured again only when somebody has answered since. Threads share it. */
public final class ReviewFigures {

    private static final int MOST_KNOWN = 64;
    /** Figures are recent for so many times as long as it took to measure them. */
    private static final long RECENT_FOR = 20;

    private static final double HALF_WIDTH = 0.02;
    private static final BigDecimal MOSTLY = new BigDecimal("0.8");

    /**
     * @param agreement of the run with the labels; null while there are none
     * @param pass which verdicts count as passed; null where nobody says
     */
    public record Measured(
            ReviewLabels labels,
            List<RaterAgreement> people,
            List<RaterAgreement> answerers,
            @Nullable Agreement agreement,
            @Nullable PassRule pass) {

        Optional<Agreement> withLabels() {
            return Optional.ofNullable(agreement);
        }
    }

    private final Workspace workspace;
    private final ReviewDesk desk;
    private final Cache<String, Known> known =
            Caffeine.newBuilder().maximumSize(MOST_KNOWN).build();
    private final Map<Long, Object> measuring = new ConcurrentHashMap<>();

    public ReviewFigures(Workspace workspace, ReviewPages reviews) {
        this.workspace = workspace;
        this.desk = reviews.desk();
    }

    /** @param passing which verdicts pass, in the words of a user; empty for the judge's own rule, or most of the points */
    public Measured of(StoredRun run, String passing) throws IOException {
        return of(run, passing, false);
    }

    /**
     * @param patient whether figures of a moment ago will do, where measuring takes long: a page that looks again every few seconds
     *     must not keep the server busy
     */
    Measured of(StoredRun run, String passing, boolean patient) throws IOException {
        String key = run.key() + " " + run.started() + " " + passing;
        Known last = known.getIfPresent(key);
        String stamp = workspace.reviews().stamp(run);
        if (last != null && (last.stamp.equals(stamp) || (patient && last.isRecent()))) {
            return last.measured;
        }
        synchronized (measuring.computeIfAbsent(run.key(), unseen -> new Object())) {
            last = known.getIfPresent(key);
            if (last == null || !last.stamp.equals(stamp)) {
                long begun = System.nanoTime();
                Measured measured = measure(run, passing);
                long end = System.nanoTime();
                last = new Known(stamp, measured, end, end - begun);
                known.put(key, last);
            }
            return last.measured;
        }
    }

    /** @param took how long it took to measure */
    private record Known(String stamp, Measured measured, long at, long took) {
        boolean isRecent() {
            return System.nanoTime() - at < RECENT_FOR * took;
        }
    }

    private Measured measure(StoredRun run, String passing) throws IOException {
        JudgeInfo judge = workspace.judge(run).info();
        PassRule pass = passing.isEmpty() ? usual(run, judge).orElse(null) : PassRule.parse(passing, judge);
        List<HumanAnswer> answers = workspace.reviews().answers(run);
        Map<Long, RecordedResult> before = new HashMap<>();
        for (HumanAnswer answer : answers) {
            long ordinal = answer.place().ordinal();
            if (!before.containsKey(ordinal)) {
                run.at(ordinal).ifPresent(recorded -> before.put(ordinal, recorded.result()));
            }
        }
        List<Long> sample = answers.isEmpty() ? List.of() : desk.index(run).sample();
        ReviewLabels labels =
                ReviewLabels.of(answers, before, workspace.reviews().ruledAgain(run), sample, judge, pass);
        Agreement agreement = null;
        if (!labels.rows().isEmpty()) {
            AgreeOptions options = new AgreeOptions(judge, pass, 1, HALF_WIDTH);
            agreement = Agreement.with(run, LabelsFile.ofLines("people", labels.lines(), judge), options);
        }
        return new Measured(
                labels,
                RaterAgreement.amongPeople(answers),
                RaterAgreement.withPeople(answers, before),
                agreement,
                pass);
    }

    /** The rule of the run or of its judge, or four fifths of the points where a judge only has a score. */
    private static Optional<PassRule> usual(StoredRun run, JudgeInfo judge) {
        Optional<PassRule> own = LiveFigures.rule(run, judge);
        if (own.isPresent()) {
            return own;
        }
        return judge.scores()
                .map(range -> new PassRule.Points(range.least()
                        .add(range.most().subtract(range.least()).multiply(MOSTLY))
                        .setScale(2, RoundingMode.HALF_EVEN)
                        .stripTrailingZeros()));
    }
}
