package dev.assize.engine.run;

import dev.assize.core.Headline;
import dev.assize.core.flow.CaseResult;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenStore;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.runner.Ledger;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.RunState;
import dev.assize.runs.store.RunWriter;
import dev.assize.runs.store.SourceFingerprint;
import dev.assize.runs.store.StoredRun;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A run that is kept while it goes on. However it ends but by a kill, all that was finished is stored, and somebody
 * is told that it can go on.
 */
final class RecordedSession implements AutoCloseable {

    private final OpenStore store;
    private final StoredRun run;
    private final List<SourceFingerprint> fingerprints;
    private final RunWriter writer;
    private final RunEvents events;
    private final Thread interrupted = new Thread(this::flushAndTell, "assize-interrupted");
    private boolean finished;
    private boolean abandoned;

    /** @param fingerprints the files of cases as they were when the run began */
    private RecordedSession(
            OpenStore store, StoredRun run, List<SourceFingerprint> fingerprints, RunWriter writer, RunEvents events) {
        this.store = store;
        this.run = run;
        this.fingerprints = List.copyOf(fingerprints);
        this.writer = writer;
        this.events = events;
        Runtime.getRuntime().addShutdownHook(interrupted);
    }

    /**
     * Begins a run. Throws {@link SetupException} when there is one of that name that is not to be replaced.
     *
     * @param heading of the results
     */
    static RecordedSession begin(
            OpenStore store,
            RunRequest.Keep keep,
            RunPlan plan,
            CaseResult.Heading heading,
            Headline headline,
            Clock clock,
            RunEvents events) {
        String name = keep.name() == null ? RunName.made(plan.judge(), clock.instant(), store.runs()) : keep.name();
        Optional<StoredRun> earlier = store.runs().find(name);
        if (earlier.isPresent() && !keep.replace()) {
            throw SetupException.of(
                    "run",
                    "there is a run \"" + name + "\" already; "
                            + (earlier.get().state() == RunState.UNFINISHED ? "go on with it, " : "")
                            + "choose another name, or replace it");
        }
        earlier.ifPresent(store.runs()::delete);
        StoredRun run = store.runs().create(name, plan, heading);
        events.kept(name, store);
        return new RecordedSession(store, run, plan.sources(), store.runs().write(run, headline), events);
    }

    /** Goes on with a run. */
    static RecordedSession resume(OpenStore store, StoredRun run, Headline headline, RunEvents events) {
        List<SourceFingerprint> sources = run.plan().sources();
        boolean checked = !sources.stream().allMatch(SourceFingerprint::isSealed);
        return new RecordedSession(store, run, sources, store.runs().resume(run, headline, checked), events);
    }

    /**
     * Throws {@link SetupException} when results would be of another kind than those that the run has: two epochs in one run
     * could be compared with nothing, not even with one another.
     */
    static void requireSame(StoredRun run, CaseResult.Heading now) {
        CaseResult.Heading then = run.heading();
        if (then.equals(now)) {
            return;
        }
        String what = then.version().equals(now.version())
                ? "the judge's questions or whoever answers them are not what they were (epoch " + then.epoch()
                        + ", now " + now.epoch() + ")"
                : "the judge " + now.judge() + " was at version " + then.version() + " and is now at " + now.version();
        throw new SetupException("the run \"" + run.name() + "\" cannot go on: " + what
                + ", and one run holds results of one kind; rule again on the answers it has, or judge the cases again"
                + " under another name");
    }

    Ledger ledger() {
        return writer;
    }

    /** Which files are not what they were when the run began, by their whole contents. */
    List<String> changes(List<DataSource> sources) {
        List<String> changes = new ArrayList<>();
        for (int i = 0; i < fingerprints.size(); i++) {
            SourceFingerprint then = fingerprints.get(i);
            if (then.isSealed() && !then.sameContent(SourceFingerprint.of(sources.get(i)))) {
                changes.add(then.name() + " is not what it was when the run began");
            }
        }
        return changes;
    }

    /** Its files have changed, so that it cannot go on. */
    void abandon() {
        abandoned = true;
    }

    /** Every case has its result. */
    void finish() throws InterruptedException {
        writer.flush();
        store.runs().finish(run);
        finished = true;
    }

    private void flushAndTell() {
        writer.close();
        tell();
    }

    /** A run that was finished before, and was only asked to go on, still is. */
    private void tell() {
        boolean unfinished = store.runs()
                .find(run.name())
                .filter(now -> now.state() == RunState.UNFINISHED)
                .isPresent();
        if (unfinished && abandoned) {
            events.abandoned(run.name());
        } else if (unfinished) {
            events.unfinished(run.name(), store);
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(interrupted);
        } catch (IllegalStateException e) {
            // The process is being ended, and the hook does what is left to do.
            return;
        }
        writer.close();
        if (!finished) {
            tell();
        }
    }
}
