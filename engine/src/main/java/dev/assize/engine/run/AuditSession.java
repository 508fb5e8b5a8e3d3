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
import dev.assize.runs.runner.Workers;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An audit that is ready: a judge, and whoever replied to its whole prompt. Closed by whoever opened it. */
public final class AuditSession implements AutoCloseable {

    private final ChosenJudge own;
    private final WholePromptJudge<?> whole;
    private final CaseSource cases;
    private final AuditRun.Source source;
    private final Workers workers;
    private final OpenedParts parts;

    private AuditSession(
            ChosenJudge own,
            WholePromptJudge<?> whole,
            CaseSource cases,
            AuditRun.Source source,
            Workers workers,
            OpenedParts parts) {
        this.own = own;
        this.whole = whole;
        this.cases = cases;
        this.source = source;
        this.workers = workers;
        this.parts = parts;
    }

    /** Of replies that somebody has kept. */
    public static AuditSession ofReplies(AuditRequest request, GivenReplies replies) {
        ChosenJudge own = ChosenJudge.named(request.judge(), request.settings());
        WholeJudging<?> judging = ChosenJudge.whole(request.judge(), request.settings());
        var schema = judging.audit().replySchema();
        AuditRun.Source kept = new AuditRun.Source.Given(replies, reply -> WholeReply.find(reply, schema));
        WholePromptJudge<?> whole = judging.withOwnPrompt().askingAlways();
        Workers workers = Workers.computing(request.jobs());
        return new AuditSession(own, whole, request.cases(), kept, workers, new OpenedParts());
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
        return OpenedParts.opening(parts -> {
            OpenStore store = plan.needsStore() || keep != null ? parts.with(choice.open()) : null;
            OpenAnswerer model = parts.answering(plan, judge, context);
            CaseResult.Heading heading = new Hearing<>(judge.judge(), model.answerer()).heading();
            request.cases().requireFields(judge.info().fields());
            if (keep != null && store != null) {
                RunPlan planned = request.cases().plan(judge, plan.toJson(), null, null);
                parts.keepIn(RecordedSession.begin(
                        store, keep, planned, heading, judge.info().headline(), context.clock(), events));
            }
            return asked(judge, request.cases(), request.jobs(), model, parts);
        });
    }

    /**
     * An audit that was kept and goes on: no case that has a reply is put to the model again. Throws {@link SetupException}
     * when the run is none, or the judge, the model or the cases are not what they were.
     */
    public static AuditSession resume(ResumeRequest request, EngineContext context, RunEvents events) {
        return OpenedParts.opening(parts -> {
            OpenStore store = parts.with(request.store().openExisting());
            StoredRun run = store.require(request.run());
            if (!run.plan().isAudit()) {
                throw new SetupException("the run \"" + run.name() + "\" is no audit");
            }
            ChosenJudge judge = ChosenJudge.named(
                    run.plan().judgeName(), new JudgeSettings(run.plan().settings()));
            OpenAnswerer model = parts.answering(request.answering(run.plan()), judge, context);
            RecordedSession.requireSame(run, new Hearing<>(judge.judge(), model.answerer()).heading());
            model.spentBefore(store.runs().overview(run).cost());
            CaseSource cases = CaseSource.of(run, request.places());
            parts.keepIn(RecordedSession.resume(store, run, judge.info().headline(), events));
            return asked(judge, cases, request.jobs(), model, parts);
        });
    }

    private static AuditSession asked(
            ChosenJudge judge, CaseSource cases, int jobs, OpenAnswerer model, OpenedParts parts) {
        return new AuditSession(
                judge.own(),
                (WholePromptJudge<?>) judge.judge(),
                cases,
                new AuditRun.Source.Asked(model.answerer()),
                model.workers(jobs),
                parts);
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
        new AuditRun(whole, hearing, source, cases.fields(), workers, parts.ledger())
                .run(dataset, cases.selection().limit(), sink);
        return parts.finish(dataset, cases);
    }

    @Override
    public void close() {
        parts.close();
    }
}
