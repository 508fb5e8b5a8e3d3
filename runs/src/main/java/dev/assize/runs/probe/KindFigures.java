package dev.assize.runs.probe;

import dev.assize.core.probe.ProbeKind;
import dev.assize.stats.Rate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of verdicts under changes of one kind.
 *
 * @param expects what had to follow, in words; empty when no case offered such a change
 * @param right how often it followed
 * @param wrong how often it did not
 * @param undecided how often there was no verdict after the change; part of no rate
 * @param unusable how often the case had no verdict before, or one that left no room for the effect; part of no rate
 * @param better how often the verdict was a better one after the change
 * @param worse how often a worse one
 * @param shift by how much the score rose on average; null where there is none
 * @param wrongIds the changed cases that came out wrong
 * @param untriedIds those that are part of no rate
 */
public record KindFigures(
        ProbeKind kind,
        String expects,
        long right,
        long wrong,
        long undecided,
        long unusable,
        long better,
        long worse,
        @Nullable Double shift,
        List<String> wrongIds,
        List<String> untriedIds) {

    public KindFigures {
        wrongIds = List.copyOf(wrongIds);
        untriedIds = List.copyOf(untriedIds);
    }

    /** Of changes that matter: the share that was noticed. Of others: the share that disturbed the verdict. */
    public Rate rate() {
        return new Rate(kind.matters() ? right : wrong, right + wrong);
    }
}
