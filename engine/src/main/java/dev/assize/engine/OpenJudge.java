package dev.assize.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.internal.answerer.OpenAnswerer;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.store.OpenStore;
import dev.assize.engine.store.StoreChoice;
import dev.assize.runs.dataset.CaseId;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.runner.CaseRunner;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.runner.Runner;
import org.jspecify.annotations.Nullable;

/** A judge with whoever answers its questions, ready for any number of cases. Threads share it. */
public final class OpenJudge implements AutoCloseable {

    private static final String ONLY = "1";

    private final Hearing<?> hearing;
    private final JudgeInfo info;
    private final FieldMap fields;
    private final OpenAnswerer answerer;
    private final @Nullable OpenStore store;

    private OpenJudge(
            Hearing<?> hearing, JudgeInfo info, FieldMap fields, OpenAnswerer answerer, @Nullable OpenStore store) {
        this.hearing = hearing;
        this.info = info;
        this.fields = fields;
        this.answerer = answerer;
        this.store = store;
    }

    /**
     * Throws {@link dev.assize.engine.setup.SetupException} when whoever answers cannot be had.
     *
     * @param choice where models' answers are kept
     */
    public static OpenJudge of(ChosenJudge judge, AnswererPlan plan, StoreChoice choice, EngineContext context) {
        return of(judge, FieldMap.NONE, plan, choice, context);
    }

    /** @param fields where the records keep the fields of the judge */
    static OpenJudge of(
            ChosenJudge judge, FieldMap fields, AnswererPlan plan, StoreChoice choice, EngineContext context) {
        OpenStore store = plan.needsStore() ? choice.open() : null;
        try {
            OpenAnswerer answerer = OpenAnswerer.of(plan, judge, context, store == null ? null : store.database());
            return new OpenJudge(
                    new Hearing<>(judge.judge(), answerer.answerer()), judge.info(), fields, answerer, store);
        } catch (RuntimeException e) {
            if (store != null) {
                store.close();
            }
            throw e;
        }
    }

    public JudgeInfo info() {
        return info;
    }

    /** Who judges in which version and epoch, the same for every case. */
    public CaseResult.Heading heading() {
        return hearing.heading();
    }

    /**
     * Never throws for what is in the record: such a case is a result too. Throws {@link dev.assize.core.failure.RunHalt} for what stops
     * every case: a key that is refused, a server that is not there, a budget that is spent.
     */
    public CaseResult judge(String id, ObjectNode record) {
        try {
            return hearing.hear(id, fields.apply(record), null);
        } catch (InvalidCase e) {
            return hearing.refuse(id, e, null);
        }
    }

    /** The same for a case that is called by the {@code id} of its record, or {@code 1} where it has none. */
    public CaseResult judge(ObjectNode record) {
        ObjectNode mapped;
        try {
            mapped = fields.apply(record);
        } catch (InvalidCase e) {
            return hearing.refuse(CaseId.find(record).orElse(ONLY), e, null);
        }
        return hearing.hear(CaseId.find(mapped).orElse(ONLY), mapped, null);
    }

    /** From a row of a file or a table to its result, as a run does it. Threads share what is returned. */
    public CaseRunner cases(FieldMap fields) {
        return new CaseRunner(hearing, fields, CaseSelection.ALL);
    }

    /**
     * Judges rows as a run does, so many at a time as those who answer can take.
     *
     * @param jobs threads for answerers that compute
     */
    public Runner runner(FieldMap fields, int jobs) {
        return new Runner(hearing, fields, CaseSelection.ALL, answerer.workers(jobs));
    }

    /** Whether answering mostly is waiting for somebody, so that many cases are judged at a time. */
    public boolean waits() {
        return answerer.workers(1).waiting();
    }

    @Override
    public void close() {
        answerer.close();
        if (store != null) {
            store.close();
        }
    }
}
