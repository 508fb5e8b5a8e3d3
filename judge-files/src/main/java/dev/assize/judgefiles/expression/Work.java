package dev.assize.judgefiles.expression;

/** Counts what the expressions of one case do, so that no case can take forever. Belongs to one thread. */
public final class Work {

    /** A few seconds' worth: beyond any rule over texts that fit into a prompt. */
    private static final long MOST_STEPS = 400_000_000L;

    private long left = MOST_STEPS;

    /** Throws {@link EvaluationLimit} when all is spent. */
    public void spend(long steps) {
        left -= steps;
        if (left < 0) {
            throw new EvaluationLimit("the expressions of this judge take too long on this case");
        }
    }
}
