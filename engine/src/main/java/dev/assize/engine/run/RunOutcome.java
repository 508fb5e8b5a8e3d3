package dev.assize.engine.run;

import dev.assize.core.flow.Status;
import dev.assize.runs.gate.Gate;
import dev.assize.runs.summary.GroupedSummary;
import dev.assize.runs.summary.Summary;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a run came to, once all its results are there. */
public final class RunOutcome {

    private final Summary summary;
    private final Gate gate;
    private final long retries;

    private final List<String> changes;

    private final @Nullable GroupedSummary groups;

    RunOutcome(Summary summary, Gate gate, long retries, List<String> changes, @Nullable GroupedSummary groups) {
        this.groups = groups;
        this.summary = summary;
        this.gate = gate;
        this.retries = retries;
        this.changes = List.copyOf(changes);
    }

    /** What happened to the files of cases while they were read, a sentence for each; such a run is not finished. */
    public List<String> changes() {
        return changes;
    }

    /** The figures of each group; empty where none were asked for. */
    public Optional<GroupedSummary> groups() {
        return Optional.ofNullable(groups);
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
