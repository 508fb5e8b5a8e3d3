package dev.assize.engine.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.core.record.FieldPath;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.internal.answerer.OpenAnswerer;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenStore;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.gate.Gate;
import dev.assize.runs.runner.JudgedCase;
import dev.assize.runs.runner.Ledger;
import dev.assize.runs.runner.ResultSink;
import dev.assize.runs.runner.Runner;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.StoredRun;
import dev.assize.runs.summary.GroupedSummary;
import dev.assize.runs.summary.Summary;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A run that is ready to begin or to go on: the judge, whoever answers, the cases, and where results are kept. It is run
 * once, and closed by whoever opened it.
 */
public final class RunSession implements AutoCloseable {

    private final ChosenJudge judge;
    private final CaseSource cases;
    private final OpenAnswerer answerer;
    private final Hearing<?> hearing;
    private final int jobs;
    private final Gate gate;
    private final @Nullable PassRule pass;
    private final OpenedParts parts;

    private RunSession(
            ChosenJudge judge,
            CaseSource cases,
            OpenAnswerer answerer,
            Hearing<?> hearing,
            int jobs,
            @Nullable String failOn,
            @Nullable String pass,
            OpenedParts parts) {
        this.judge = judge;
        this.cases = cases;
        this.answerer = answerer;
        this.hearing = hearing;
        this.jobs = jobs;
        this.gate = failOn == null ? Gate.OPEN : Gate.parse(failOn, judge.info());
        this.pass = pass == null ? null : rule(pass, judge.info());
        PassRule.needed(gate.asksForAPassRate(), judge.info(), pass).ifPresent(problem -> {
            throw SetupException.of("pass", problem);
        });
        this.parts = parts;
    }

    private static PassRule rule(String written, JudgeInfo judge) {
        return SetupException.whereWrong("pass", () -> PassRule.parse(written, judge));
    }

    /** A new run. Throws {@link SetupException} for what cannot be had; then nothing is left open. */
    public static RunSession begin(RunRequest request, EngineContext context, RunEvents events) {
        return OpenedParts.opening(parts -> {
            ChosenJudge judge = request.judge();
            RunRequest.Keep keep = request.keep();
            OpenStore store = keep != null || request.answerer().needsStore()
                    ? parts.with(request.store().open())
                    : null;
            OpenAnswerer answerer = parts.answering(request.answerer(), judge, context);
            Hearing<?> hearing = new Hearing<>(judge.judge(), answerer.answerer());
            RunSession session = new RunSession(
                    judge, request.cases(), answerer, hearing, request.jobs(), request.failOn(), request.pass(), parts);
            if (keep != null && store != null) {
                request.cases().requireFields(judge.info().fields());
                RunPlan plan =
                        request.cases().plan(judge, request.answerer().toJson(), request.failOn(), request.pass());
                parts.keepIn(RecordedSession.begin(
                        store, keep, plan, hearing.heading(), judge.info().headline(), context.clock(), events));
            }
            return session;
        });
    }

    /**
     * A run that goes on: cases that have a result are not judged again, but for failed ones. Throws
     * {@link SetupException} when the judge, the answerer or the cases are not what they were.
     */
    public static RunSession resume(ResumeRequest request, EngineContext context, RunEvents events) {
        return OpenedParts.opening(parts -> {
            OpenStore store = parts.with(request.store().openExisting());
            StoredRun run = store.require(request.run());
            RunPlan plan = run.plan();
            ChosenJudge judge = ChosenJudge.named(plan.judgeName(), new JudgeSettings(plan.settings()));
            OpenAnswerer answerer = parts.answering(request.answering(plan), judge, context);
            Hearing<?> hearing = new Hearing<>(judge.judge(), answerer.answerer());
            RecordedSession.requireSame(run, hearing.heading());
            answerer.spentBefore(store.runs().overview(run).cost());
            CaseSource cases = CaseSource.of(run, request.places());
            RunSession session =
                    new RunSession(judge, cases, answerer, hearing, request.jobs(), plan.gate(), plan.pass(), parts);
            parts.keepIn(RecordedSession.resume(store, run, judge.info().headline(), events));
            return session;
        });
    }

    public JudgeInfo judge() {
        return judge.info();
    }

    /** The file or folder of the judge, which nothing may overwrite while it is read; none for one that is known by its id. */
    public List<Path> judgeFiles() {
        return judge.files();
    }

    /** What the user calls the judge: its id, or the place of its file. */
    public String judgeName() {
        return judge.name();
    }

    /** Who judges in which version and epoch. */
    public CaseResult.Heading heading() {
        return hearing.heading();
    }

    public CaseSource cases() {
        return cases;
    }

    /** The rows that are to be judged; closed by whoever opens it. */
    public Dataset open(InputStream standardInput) {
        return cases.open(standardInput);
    }

    /**
     * Judges the cases and hands the results on in their order. What the sink throws ends the run early, as a
     * {@link dev.assize.core.failure.RunHalt} does.
     */
    public RunOutcome run(Dataset dataset, ResultSink sink) throws IOException, InterruptedException {
        return run(dataset, sink, null);
    }

    /** @param by the field of the cases whose values have figures of their own; null for none */
    public RunOutcome run(Dataset dataset, ResultSink sink, @Nullable FieldPath by)
            throws IOException, InterruptedException {
        if (!cases.allowMissing()) {
            MissingFields.check(dataset, judge.info().fields(), cases.fields());
        }
        Runner runner = new Runner(hearing, cases.fields(), cases.selection(), answerer.workers(jobs));
        PassRule rule = pass;
        Supplier<Summary> fresh = () -> new Summary(
                judge.info(), rule == null ? null : rule.passing(judge.info().headline()));
        Summary summary = fresh.get();
        GroupedSummary groups = by == null ? null : new GroupedSummary(by, fresh);
        Ledger ledger = parts.ledger();
        runner.run(dataset, new Counting(sink, summary, gate), groups == null ? ledger : new Grouping(ledger, groups));
        if (!cases.selection().ids().isEmpty() && summary.cases() == 0) {
            throw new SetupException("no case has the id "
                    + String.join(
                            " or ", cases.selection().ids().stream().sorted().toList()));
        }
        return new RunOutcome(summary, gate, answerer.retries(), parts.finish(dataset, cases), groups);
    }

    /** Why calls to models failed last; may be asked while the run goes on. */
    public List<String> troubles() {
        return answerer.troubles();
    }

    /** Whether every finished case is stored. */
    public boolean isKept() {
        return parts.isKept();
    }

    /** Shows each case with its record to the groups as well. */
    private record Grouping(Ledger ledger, GroupedSummary groups) implements Ledger {
        @Override
        public Optional<Earlier> earlier(long ordinal) {
            return ledger.earlier(ordinal);
        }

        @Override
        public void keep(JudgedCase heard) throws InterruptedException {
            ledger.keep(heard);
            groups.add(record(heard), heard.result());
        }

        private static @Nullable ObjectNode record(JudgedCase heard) {
            String written = heard.record();
            try {
                return written != null && Json.parse(written) instanceof ObjectNode object ? object : null;
            } catch (JsonProcessingException e) {
                throw new IllegalStateException("We wrote it ourselves", e);
            }
        }
    }

    /** Shows each result to the summary and the gate as well. */
    private record Counting(ResultSink sink, Summary summary, Gate gate) implements ResultSink {
        @Override
        public byte[] render(RecordedResult result) {
            return sink.render(result);
        }

        @Override
        public void accept(RecordedResult result, byte[] rendered) throws IOException {
            sink.accept(result, rendered);
            summary.add(result);
            gate.see(result);
        }
    }

    @Override
    public void close() {
        parts.close();
    }
}
