package dev.assize.server.run;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.judge.JudgeCatalog;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.store.OpenStore;
import dev.assize.runs.review.FreshFigures;
import dev.assize.runs.review.LiveFigures;
import dev.assize.runs.review.ReviewStore;
import dev.assize.runs.store.RunOverview;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.StoredRun;
import dev.assize.server.web.Guard;
import dev.assize.server.web.Metrics;
import dev.assize.server.web.Refusal;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** What the pages and the API work on: the store, the judges, and those who watch. Threads share it. */
public final class Workspace {

    private static final int MOST_JUDGES = 32;
    private static final int MOST_FIGURES = 2_000;

    private record JudgeKey(String name, SortedMap<String, String> settings) {}

    private final ServeSettings settings;
    private final EngineContext context;
    private final OpenStore store;
    private final ReviewStore reviews;
    private final Guard guard;
    private final Metrics metrics;
    private final Cache<JudgeKey, ChosenJudge> judges =
            Caffeine.newBuilder().maximumSize(MOST_JUDGES).build();
    private final Cache<String, FreshFigures> figures =
            Caffeine.newBuilder().maximumSize(MOST_FIGURES).build();

    private final Cache<String, RunOverview> overviews =
            Caffeine.newBuilder().maximumSize(MOST_FIGURES).build();

    public Workspace(ServeSettings settings, EngineContext context, OpenStore store, Guard guard, Metrics metrics) {
        this.settings = settings;
        this.context = context;
        this.store = store;
        this.reviews = new ReviewStore(store.database(), context.clock());
        this.guard = guard;
        this.metrics = metrics;
    }

    public ServeSettings settings() {
        return settings;
    }

    public EngineContext context() {
        return context;
    }

    public OpenStore store() {
        return store;
    }

    public ReviewStore reviews() {
        return reviews;
    }

    public Guard guard() {
        return guard;
    }

    public Metrics metrics() {
        return metrics;
    }

    public StoredRun run(String name) {
        return store.runs()
                .find(name)
                .orElseThrow(() -> new Refusal(Refusal.NOT_FOUND, "no run is called \"" + name + "\""));
    }

    /** The judge of a run, as it is today. */
    public ChosenJudge judge(StoredRun run) {
        Optional<RunPlan> plan = run.findPlan();
        return judges.get(
                new JudgeKey(
                        plan.map(RunPlan::judgeName)
                                .orElse(run.heading().judge().value()),
                        plan.map(RunPlan::settings).orElse(Collections.emptySortedMap())),
                key -> ChosenJudge.named(key.name, new JudgeSettings(key.settings)));
    }

    /** A judge that is listed; whoever asks over the network names no file of this machine. */
    public ChosenJudge listed(String name, SortedMap<String, String> chosen) {
        requireListed(name);
        if (chosen.containsKey(ChosenJudge.WHOLE_PROMPT)) {
            throw new Refusal(Refusal.UNPROCESSABLE, "a prompt of one's own cannot be sent");
        }
        return judges.get(
                new JudgeKey(name, chosen), key -> ChosenJudge.named(key.name, new JudgeSettings(key.settings)));
    }

    private static void requireListed(String name) {
        List<String> known = judgeNames();
        if (!known.contains(name)) {
            throw new Refusal(
                    Refusal.NOT_FOUND, "no judge is called \"" + name + "\"; there are " + String.join(", ", known));
        }
    }

    public static List<String> judgeNames() {
        return JudgeCatalog.installed().list().stream()
                .map(JudgeProvider::id)
                .map(id -> id.value())
                .toList();
    }

    /** What a run comes to now; counted again only when something has changed. */
    public LiveFigures figures(StoredRun run) {
        return figures.get(
                        run.key() + " " + run.started(),
                        key -> reviews.figures(run, judge(run).info()))
                .at(run);
    }

    /** What its results came to when it was judged; those of a finished run are counted once. */
    public RunOverview overview(StoredRun run) {
        if (run.finished().isEmpty()) {
            return store.runs().overview(run);
        }
        return overviews.get(
                run.key() + " " + run.finished(), key -> store.runs().overview(run));
    }
}
