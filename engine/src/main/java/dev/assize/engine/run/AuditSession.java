package dev.assize.engine.run;

import dev.assize.core.JudgeInfo;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.whole.WholeJudging;
import dev.assize.core.whole.WholePromptJudge;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.internal.answerer.OpenAnswerer;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.judge.WholePrompt;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenStore;
import dev.assize.engine.store.StoreChoice;
import dev.assize.models.whole.WholeReply;
import dev.assize.runs.audit.AuditRun;
import dev.assize.runs.audit.GivenReplies;
import dev.assize.runs.cache.CoalescingAnswerer;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.runner.Ledger;
import dev.assize.runs.runner.Workers;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An audit that is ready: a judge, and whoever replied to its whole prompt. Closed by whoever opened it. */
public final class AuditSession implements AutoCloseable {

    private final ChosenJudge own;
    private final WholePromptJudge<?> whole;
    private final CaseSource cases;
    private final AuditRun.Source source;
    private final Workers workers;
    private final @Nullable OpenAnswerer model;
    private final @Nullable OpenStore store;
    private final @Nullable RecordedSession recorded;

    private AuditSession(
            ChosenJudge own,
            WholePromptJudge<?> whole,
            CaseSource cases,
            AuditRun.Source source,
            Workers workers,
            @Nullable OpenAnswerer model,
            @Nullable OpenStore store,
            @Nullable RecordedSession recorded) {
        this.own = own;
        this.whole = whole;
        this.cases = cases;
        this.source = source;
        this.workers = workers;
        this.model = model;
        this.store = store;
        this.recorded = recorded;
    }

    /** Of replies that somebody has kept. */
    public static AuditSession ofReplies(AuditRequest request, GivenReplies replies) {
        ChosenJudge own = ChosenJudge.named(request.judge(), request.settings());
        WholeJudging<?> judging = ChosenJudge.whole(request.judge(), request.settings());
        var schema = judging.audit().replySchema();
        AuditRun.Source kept = new AuditRun.Source.Given(replies, reply -> WholeReply.find(reply, schema));
        WholePromptJudge<?> whole = judging.withOwnPrompt().askingAlways();
        Workers workers = Workers.computing(request.jobs());
        return new AuditSession(own, whole, request.cases(), kept, workers, null, null, null);
    }

    /**
     * Of a model that is asked now. Throws {@link SetupException} when it cannot be had.
     *
     * @param keep how it is kept as a run that can go on; null when only the audit is wanted
     * @param notices is told what looks like a placeholder of the prompt and was taken as text
     */
    public static AuditSession asking(
            AuditRequest request,
            WholePrompt prompt,
            AnswererPlan plan,
            RunRequest.@Nullable Keep keep,
            StoreChoice choice,
            EngineContext context,
            RunEvents events,
            Consumer<String> notices) {
        SortedMap<String, String> settings = new TreeMap<>(
                prompt.among(request.judge(), request.settings(), notices).values());
        settings.put(WholePromptJudge.AUDIT_SETTING, "true");
        ChosenJudge judge = ChosenJudge.named(request.judge(), new JudgeSettings(settings));
        OpenStore store = plan.needsStore() || keep != null ? choice.open() : null;
        return opened(judge, plan, store, context, (model, heading) -> {
            request.cases().requireFields(judge.info().fields());
            RecordedSession recorded = keep == null || store == null
                    ? null
                    : RecordedSession.begin(
                            store,
                            keep,
                            request.cases().plan(judge, plan.toJson(), null, null),
                            heading,
                            judge.info().headline(),
                            context.clock(),
                            events);
            return asked(judge, request.cases(), request.jobs(), model, store, recorded);
        });
    }

    /**
     * An audit that was kept and goes on: no case that has a reply is put to the model again. Throws {@link SetupException}
     * when the run is none, or the judge, the model or the cases are not what they were.
     */
    public static AuditSession resume(ResumeRequest request, EngineContext context, RunEvents events) {
        OpenStore store = request.store().openExisting();
        StoredRun run;
        ChosenJudge judge;
        AnswererPlan planned;
        try {
            run = store.require(request.run());
            if (!run.plan().isAudit()) {
                throw new SetupException("the run \"" + run.name() + "\" is no audit");
            }
            judge = ChosenJudge.named(
                    run.plan().judgeName(), new JudgeSettings(run.plan().settings()));
            planned = AnswererPlan.read(run.plan().answerer());
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
        AnswererPlan plan = request.budget() == null ? planned : planned.within(request.budget());
        return opened(judge, plan, store, context, (model, heading) -> {
            RecordedSession.requireSame(run, heading);
            model.spentBefore(store.runs().overview(run).cost());
            CaseSource cases = CaseSource.of(run, request.places());
            RecordedSession recorded =
                    RecordedSession.resume(store, run, judge.info().headline(), events);
            return asked(judge, cases, request.jobs(), model, store, recorded);
        });
    }

    private static AuditSession asked(
            ChosenJudge judge,
            CaseSource cases,
            int jobs,
            OpenAnswerer model,
            @Nullable OpenStore store,
            @Nullable RecordedSession recorded) {
        if (recorded != null) {
            model.resultsAreStored();
        }
        return new AuditSession(
                judge.own(),
                (WholePromptJudge<?>) judge.judge(),
                cases,
                new AuditRun.Source.Asked(model.answerer()),
                model.workers(jobs),
                model,
                store,
                recorded);
    }

    /** Nothing is left open when it fails. */
    private static AuditSession opened(
            ChosenJudge judge,
            AnswererPlan plan,
            @Nullable OpenStore store,
            EngineContext context,
            BiFunction<OpenAnswerer, CaseResult.Heading, AuditSession> opening) {
        OpenAnswerer model = null;
        try {
            model = OpenAnswerer.of(plan, judge, context, store == null ? null : store.database());
            return opening.apply(model, new Hearing<>(judge.judge(), model.answerer()).heading());
        } catch (RuntimeException e) {
            if (model != null) {
                model.close();
            }
            if (store != null) {
                store.close();
            }
            throw e;
        }
    }

    /** The judge whose form, arithmetic and ceilings the replies are held against. */
    public JudgeInfo judge() {
        return own.info();
    }

    /** The file or folder of the judge, which nothing may overwrite while it is read; none for one that is known by its id. */
    public List<Path> judgeFiles() {
        return own.files();
    }

    public CaseSource cases() {
        return cases;
    }

    /** The rows that are to be audited; closed by whoever opens it. */
    public Dataset open(InputStream standardInput) {
        return cases.open(standardInput);
    }

    /**
     * Audits the cases and hands them on in their order.
     *
     * @return what happened to the files of cases meanwhile; empty when all is well. Otherwise an audit that is kept is not finished.
     */
    public List<String> run(Dataset dataset, AuditRun.Sink sink) throws IOException, InterruptedException {
        Hearing<?> hearing = new Hearing<>(own.judge(), new CoalescingAnswerer(own.embedded()));
        Ledger ledger = recorded == null ? Ledger.NONE : recorded.ledger();
        new AuditRun(whole, hearing, source, cases.fields(), workers, ledger)
                .run(dataset, cases.selection().limit(), sink);
        List<String> changes = dataset.changes();
        if (recorded != null && changes.isEmpty()) {
            changes = recorded.changes(cases.sources());
        }
        if (recorded != null && changes.isEmpty()) {
            recorded.finish();
        }
        return changes;
    }

    @Override
    public void close() {
        if (recorded != null) {
            recorded.close();
        }
        if (model != null) {
            model.close();
        }
        if (store != null) {
            store.close();
        }
    }
}
