package dev.assize.engine.run;

import dev.assize.core.flow.Status;
import dev.assize.runs.gate.Gate;
import dev.assize.runs.summary.Summary;
import java.util.List;
import java.util.Optional;

/** What a run came to, once all its results are there. */
public final class RunOutcome {

    private final Summary summary;
    private final Gate gate;
    private final long retries;

    private final List<String> changes;

    RunOutcome(Summary summary, Gate gate, long retries, List<String> changes) {
        this.summary = summary;
        this.gate = gate;
        this.retries = retries;
        this.changes = List.copyOf(changes);
    }

    /** What happened to the files of cases while they were read, a sentence for each; such a run is not finished. */
    public List<String> changes() {
        return changes;
    }

    public Summary summary() {
        return summary;
    }

    /** How many calls were tried again because a provider was busy. */
    public long retries() {
        return retries;
    }

    /** Why the condition that fails the run is met, in one sentence; empty when it is not. */
    public Optional<String> objection() {
        return gate.fails(summary) ? Optional.of(gate.reason()) : Optional.empty();
    }

    /** Whether every case has a verdict, and they are those of the files as they are. */
    public boolean isComplete() {
        return changes.isEmpty() && summary.count(Status.JUDGED) == summary.cases();
    }
}
