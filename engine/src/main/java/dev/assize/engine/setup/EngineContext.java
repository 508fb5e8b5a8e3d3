package dev.assize.engine.setup;

import java.time.Clock;

/**
 * What a process gives to all that it starts.
 *
 * @param environment where keys come from
 */
public record EngineContext(Environment environment, Clock clock) {}
