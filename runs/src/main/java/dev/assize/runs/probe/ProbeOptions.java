package dev.assize.runs.probe;

import java.util.Set;

/**
 * How many changes are made, and which.
 *
 * @param seed makes the same changes again
 * @param sample the most cases that are changed, drawn at random from all there are
 * @param each the most changes of one kind to one case
 * @param kinds the names of the kinds wanted; empty for all
 */
public record ProbeOptions(long seed, int sample, int each, Set<String> kinds) {

    public ProbeOptions {
        kinds = Set.copyOf(kinds);
    }

    boolean wants(String kind) {
        return kinds.isEmpty() || kinds.contains(kind);
    }
}
