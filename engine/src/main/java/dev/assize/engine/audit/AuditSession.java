package dev.assize.engine.audit;

import dev.assize.core.JudgeInfo;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.flow.Hearing;
import dev.assize.core.whole.WholePromptJudge;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.answerer.OpenAnswerer;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.judge.WholePrompt;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.store.OpenStore;
import dev.assize.engine.store.StoreChoice;
import dev.assize.models.whole.WholeReply;
import dev.assize.runs.audit.AuditRun;
import dev.assize.runs.audit.GivenReplies;
import dev.assize.runs.cache.CoalescingAnswerer;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.runner.Workers;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An audit that is ready: a judge, and whoever replied to its whole prompt. Closed by whoever opened it. */
public final class AuditSession implements AutoCloseable {

    private final ChosenJudge own;
    private final WholePromptJudge<?> whole;
    private final AuditRun.Source source;
    private final Workers workers;
    private final @Nullable OpenAnswerer model;
    private final @Nullable OpenStore store;

    private AuditSession(
            ChosenJudge own,
            WholePromptJudge<?> whole,
            AuditRun.Source source,
            Workers workers,
            @Nullable OpenAnswerer model,
            @Nullable OpenStore store) {
        this.own = own;
        this.whole = whole;
        this.source = source;
        this.workers = workers;
        this.model = model;
        this.store = store;
    }

    /** Of replies that somebody has kept. */
    public static AuditSession ofReplies(String judge, JudgeSettings settings, GivenReplies replies, int jobs) {
        var schema = ChosenJudge.whole(judge, settings).audit().replySchema();
        AuditRun.Source kept = new AuditRun.Source.Kept(replies, reply -> WholeReply.find(reply, schema));
        WholePromptJudge<?> whole =
                ChosenJudge.whole(judge, settings, WholePrompt.OWN).askingAlways();
        return new AuditSession(ChosenJudge.named(judge, settings), whole, kept, Workers.computing(jobs), null, null);
    }

    /**
     * Of a model that is asked now. Throws {@link dev.assize.engine.setup.SetupException} when it cannot be had.
     *
     * @param notices is told what looks like a placeholder of the prompt and was taken as text
     */
    public static AuditSession asking(
            String judge,
            JudgeSettings settings,
            WholePrompt prompt,
            AnswererPlan plan,
            StoreChoice choice,
            int jobs,
            EngineContext context,
            Consumer<String> notices) {
        ChosenJudge own = ChosenJudge.named(judge, settings);
        WholePromptJudge<?> whole = ChosenJudge.whole(judge, settings, prompt).askingAlways();
        whole.template().notices().stream()
                .distinct()
                .forEach(notice -> notices.accept(prompt.source() + ": " + notice));
        OpenStore store = plan.needsStore() ? choice.open() : null;
        try {
            OpenAnswerer model = plan.open(own.asking(whole), context, store == null ? null : store.database());
            AuditRun.Source asked = new AuditRun.Source.Asked(model.answerer());
            return new AuditSession(own, whole, asked, model.workers(jobs), model, store);
        } catch (RuntimeException e) {
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

    /** Audits at most so many cases and hands them on in their order. */
    public void run(Dataset dataset, FieldMap fields, long limit, AuditRun.Sink sink)
            throws IOException, InterruptedException {
        Hearing<?> hearing = new Hearing<>(own.judge(), new CoalescingAnswerer(own.embedded()));
        new AuditRun(whole, hearing, source, fields, workers).run(dataset, limit, sink);
    }

    @Override
    public void close() {
        if (model != null) {
            model.close();
        }
        if (store != null) {
            store.close();
        }
    }
}
