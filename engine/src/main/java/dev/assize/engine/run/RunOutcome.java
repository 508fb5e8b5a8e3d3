package dev.assize.engine.run;

import dev.assize.core.flow.Status;
import dev.assize.runs.gate.Gate;
import dev.assize.runs.summary.Summary;
import java.util.Optional;

/** What a run came to, once all its results are there. */
public final class RunOutcome {

    private final Summary summary;
    private final Gate gate;
    private final long retries;

    RunOutcome(Summary summary, Gate gate, long retries) {
        this.summary = summary;
        this.gate = gate;
        this.retries = retries;
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

    /** Whether every case has a verdict. */
    public boolean isComplete() {
        return summary.count(Status.JUDGED) == summary.cases();
    }
}
