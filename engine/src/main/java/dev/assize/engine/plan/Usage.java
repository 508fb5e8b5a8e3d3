package dev.assize.engine.plan;

/**
 * What would be sent to a model and come back.
 *
 * @param asked questions that would be asked
 * @param kept questions whose answers are in the cache
 * @param outputTokens of the values and quotes, without reasons
 */
record Usage(long asked, long kept, long calls, long inputTokens, long outputTokens) {

    static final Usage NOTHING = new Usage(0, 0, 0, 0, 0);

    Usage plus(Usage other) {
        return new Usage(
                asked + other.asked,
                kept + other.kept,
                calls + other.calls,
                inputTokens + other.inputTokens,
                outputTokens + other.outputTokens);
    }
}
