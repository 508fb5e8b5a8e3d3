package dev.assize.engine.setup;

import java.time.Clock;
import org.jspecify.annotations.Nullable;

/**
 * What a process gives to all that it starts.
 *
 * @param environment where keys come from
 * @param interviewer asks people; null where nobody can be asked
 */
public record EngineContext(
        Environment environment, Clock clock, @Nullable Interviewer interviewer) {

    /** Where nobody can be asked. */
    public EngineContext(Environment environment, Clock clock) {
        this(environment, clock, null);
    }
}
