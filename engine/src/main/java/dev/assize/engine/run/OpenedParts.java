package dev.assize.engine.run;

import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.internal.answerer.OpenAnswerer;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.store.OpenStore;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.runner.Ledger;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a session opens on its way: a store, whoever answers, and the run that is kept. All of it is closed with the session, and
 * when the session cannot be made.
 */
final class OpenedParts implements AutoCloseable {

    private @Nullable OpenStore store;
    private @Nullable OpenAnswerer answerer;
    private @Nullable RecordedSession recorded;

    /** Nothing is left open when the making fails. */
    static <S> S opening(Function<OpenedParts, S> making) {
        OpenedParts parts = new OpenedParts();
        try {
            return making.apply(parts);
        } catch (RuntimeException e) {
            parts.close();
            throw e;
        }
    }

    OpenStore with(OpenStore opened) {
        store = opened;
        return opened;
    }

    /** Whoever answers, with the store where there is one. */
    OpenAnswerer answering(AnswererPlan plan, ChosenJudge judge, EngineContext context) {
        OpenAnswerer opened = OpenAnswerer.of(plan, judge, context, store == null ? null : store.database());
        answerer = opened;
        return opened;
    }

    void keepIn(RecordedSession session) {
        recorded = session;
        if (answerer != null) {
            answerer.resultsAreStored();
        }
    }

    boolean isKept() {
        return recorded != null;
    }

    Ledger ledger() {
        return recorded == null ? Ledger.NONE : recorded.ledger();
    }

    /**
     * Every case has its result.
     *
     * @return what happened to the files of cases meanwhile; a run that is kept is finished only where that is nothing
     */
    List<String> finish(Dataset dataset, CaseSource cases) throws InterruptedException {
        List<String> changes = dataset.changes();
        if (recorded != null && changes.isEmpty()) {
            changes = recorded.changes(cases.sources());
        }
        if (recorded != null && changes.isEmpty()) {
            recorded.finish();
        } else if (recorded != null) {
            recorded.abandon();
        }
        return changes;
    }

    @Override
    public void close() {
        if (recorded != null) {
            recorded.close();
        }
        if (answerer != null) {
            answerer.close();
        }
        if (store != null) {
            store.close();
        }
    }
}
