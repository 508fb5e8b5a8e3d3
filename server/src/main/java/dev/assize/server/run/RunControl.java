package dev.assize.server.run;

import dev.assize.core.result.RecordedResult;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.run.FieldMapping;
import dev.assize.engine.run.ReadingWords;
import dev.assize.engine.run.ResumeRequest;
import dev.assize.engine.run.RunEvents;
import dev.assize.engine.run.RunOutcome;
import dev.assize.engine.run.RunRequest;
import dev.assize.engine.run.RunSession;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.runner.ResultSink;
import dev.assize.runs.store.StoredRun;
import dev.assize.server.web.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** The runs that go on in this process: starts them, stops them, lets them go on. Threads share it. */
public final class RunControl implements AutoCloseable {

    private static final int MOST_AT_ONCE = 4;
    private static final long LONGEST_STOP_MILLIS = 5_000;
    private static final long LOOK_MILLIS = 100;

    private final Workspace workspace;
    private final Map<String, Going> going = new ConcurrentHashMap<>();
    private final Map<String, String> problems = new ConcurrentHashMap<>();
    private final Set<String> stopped = ConcurrentHashMap.newKeySet();

    public RunControl(Workspace workspace) {
        this.workspace = workspace;
    }

    /** A run that goes on here. */
    private static final class Going {
        private final RunSession session;
        private final AtomicLong done = new AtomicLong();
        private volatile boolean stopping;
        private volatile @Nullable Thread thread;

        Going(RunSession session) {
            this.session = session;
        }
    }

    /**
     * What somebody wants judged.
     *
     * @param encoding of the file of cases; empty for UTF-8
     * @param pass which verdicts pass; empty for what the judge says
     */
    public record Order(
            String name,
            ChosenJudge judge,
            @Nullable AnswererPlan answerer,
            Path cases,
            String encoding,
            List<String> fields,
            String pass) {
        public Order {
            fields = List.copyOf(fields);
        }
    }

    /** Throws {@link dev.assize.core.failure.SetupFailure} for what cannot begin; what goes wrong later is told by {@link #problem}. */
    public void start(Order order) {
        AnswererPlan plan = order.answerer();
        RunRequest request = new RunRequest(
                order.judge(),
                plan == null ? AnswererPlan.EMBEDDED : plan,
                new CaseSource(
                        List.of(DataSource.of(order.cases().toString())),
                        new ReadingWords(null, order.encoding().isEmpty() ? null : order.encoding(), null)
                                .options(null, Dataset.DEFAULT_LIMIT),
                        FieldMapping.parse(order.fields(), order.judge().info().fields()),
                        CaseSelection.of(List.of(), Long.MAX_VALUE),
                        false),
                workspace.settings().jobs(),
                null,
                order.pass().isEmpty() ? null : order.pass(),
                new RunRequest.Keep(order.name(), false),
                workspace.settings().store());
        requireRoom();
        go(order.name(), RunSession.begin(request, workspace.context(), RunEvents.NONE));
    }

    public void resume(String name) {
        if (isGoing(name)) {
            throw new Refusal(Refusal.CONFLICT, "the run \"" + name + "\" goes on already");
        }
        requireRoom();
        ResumeRequest request = new ResumeRequest(
                name,
                List.of(),
                workspace.settings().jobs(),
                null,
                workspace.settings().store());
        go(name, RunSession.resume(request, workspace.context(), RunEvents.NONE));
    }

    private void requireRoom() {
        if (going.size() >= MOST_AT_ONCE) {
            throw new Refusal(
                    Refusal.TOO_MANY, "already " + going.size() + " runs go on here; wait until one ends, or stop one");
        }
    }

    private void go(String name, RunSession session) {
        Going run = new Going(session);
        Thread thread = new Thread(() -> judge(name, run), "assize-run-" + name);
        thread.setDaemon(true);
        run.thread = thread;
        problems.remove(name);
        stopped.remove(name);
        going.put(name, run);
        thread.start();
    }

    private void judge(String name, Going run) {
        try (RunSession session = run.session;
                Dataset dataset = session.open(InputStream.nullInputStream())) {
            RunOutcome outcome = session.run(dataset, new Counting(run));
            if (!outcome.changes().isEmpty()) {
                problems.put(name, String.join("; ", outcome.changes()));
            }
        } catch (InterruptedException | IOException | RuntimeException e) {
            problems.put(name, run.stopping ? "stopped; it can go on" : String.valueOf(e.getMessage()));
            if (run.stopping) {
                stopped.add(name);
            }
        } finally {
            workspace.metrics().add("assize_judged_cases_total", run.done.get());
            going.remove(name);
        }
    }

    /** Whoever stops a run does so between two results; what is under way ends and is kept. */
    private record Counting(Going run) implements ResultSink {
        @Override
        public byte[] render(RecordedResult result) {
            return new byte[0];
        }

        @Override
        public void accept(RecordedResult result, byte[] rendered) throws IOException {
            run.done.incrementAndGet();
            if (run.stopping) {
                throw new IOException("stopped");
            }
        }
    }

    /** What is finished stays; the rest can be judged later. Reaches a run wherever it goes on: others are told by the store. */
    public void stop(String name) throws InterruptedException {
        Going run = going.get(name);
        if (run == null) {
            stopElsewhere(workspace.run(name));
            return;
        }
        Thread thread = run.thread;
        if (thread != null) {
            run.stopping = true;
            thread.join(LONGEST_STOP_MILLIS);
        }
    }

    private void stopElsewhere(StoredRun run) throws InterruptedException {
        if (!workspace.store().runs().askToStop(run)) {
            throw new Refusal(
                    Refusal.CONFLICT, "nobody judges the run \"" + run.name() + "\" just now, so it cannot be stopped");
        }
        long end = System.nanoTime() + LONGEST_STOP_MILLIS * 1_000_000;
        while (System.nanoTime() < end && workspace.store().runs().isBeingWritten(run)) {
            Thread.sleep(LOOK_MILLIS);
        }
    }

    public boolean isGoing(String name) {
        return going.containsKey(name);
    }

    public int count() {
        return going.size();
    }

    /** Why a run that was started here ended before its end. */
    public Optional<String> problem(String name) {
        return Optional.ofNullable(problems.get(name));
    }

    /** The runs that were stopped before their end, and have not gone on since. */
    public List<String> stopped() {
        return stopped.stream().sorted().toList();
    }

    @Override
    public void close() {
        going.values().forEach(run -> run.stopping = true);
        try {
            for (Going run : List.copyOf(going.values())) {
                Thread thread = run.thread;
                if (thread != null) {
                    thread.join(LONGEST_STOP_MILLIS);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
