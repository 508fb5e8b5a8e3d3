package dev.assize.core.catalog;

import dev.assize.core.failure.Remedy;
import dev.assize.core.failure.SetupFailure;

/** A judge that cannot be made from what stands in its files; the message names the place and what was expected. */
public final class InvalidJudge extends SetupFailure {

    public InvalidJudge(String message) {
        super(null, message);
    }

    public InvalidJudge(String problem, Remedy remedy) {
        super(null, problem, remedy);
    }
}
