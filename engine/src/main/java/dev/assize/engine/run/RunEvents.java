package dev.assize.engine.run;

import dev.assize.engine.store.OpenStore;

/** Is told what becomes of a run that is kept. */
public interface RunEvents {

    /** For whoever does not care. */
    RunEvents NONE = new RunEvents() {};

    /** Every finished case is stored from now on. */
    default void kept(String run, OpenStore store) {}

    /** It ended before all cases had their results, and can go on; also called while the process is being ended. */
    default void unfinished(String run, OpenStore store) {}

    /** It ended before all cases had their results, and its files have changed, so that it cannot go on. */
    default void abandoned(String run) {}
}
