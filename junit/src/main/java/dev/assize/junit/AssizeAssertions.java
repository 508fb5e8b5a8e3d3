package dev.assize.junit;

import dev.assize.engine.JudgedRun;

/**
 * Assertions on what language models produced, to be imported statically.
 *
 * <pre>
 * assertThat(output).coversReference("The tower is in Paris.").withScoreAtLeast(4);
 * assertRun(run).passRate().isAtLeast(0.9);
 * </pre>
 */
public final class AssizeAssertions {

    private AssizeAssertions() {}

    /**
     * What a model produced: a text, or a response of LangChain4j or Spring AI, whose text is taken. Beside AssertJ's own
     * {@code assertThat} import {@link #assertOutput} instead.
     */
    public static OutputAssert assertThat(Object output) {
        return assertOutput(output);
    }

    /** As {@link #assertThat}, under a name of its own. */
    public static OutputAssert assertOutput(Object output) {
        return new OutputAssert(OutputText.of("the output", output), null);
    }

    /** A run over many cases. */
    public static RunAssert assertRun(JudgedRun run) {
        return new RunAssert(run);
    }
}
