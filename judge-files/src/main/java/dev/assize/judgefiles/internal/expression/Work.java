package dev.assize.judgefiles.internal.expression;

/** Counts what the expressions of one case do, so that no case can take forever. Belongs to one thread. */
public final class Work {

    /** A few seconds' worth: beyond any rule over texts that fit into a prompt. */
    private static final long MOST_STEPS = 400_000_000L;

    /** Twice the largest record that is read by default. */
    private static final long LONGEST_TEXT = 32_000_000L;

    private static final long MOST_ENTRIES = 4_000_000L;

    private long left = MOST_STEPS;

    /** Throws {@link EvaluationLimit} before a text of so many characters is made, when nobody can mean it. */
    public static void requireText(long length) {
        if (length > LONGEST_TEXT) {
            throw new EvaluationLimit("a text would grow beyond " + LONGEST_TEXT + " characters");
        }
    }

    /** Throws {@link EvaluationLimit} before a list of so many entries is made, when nobody can mean it. */
    static void requireEntries(long size) {
        if (size > MOST_ENTRIES) {
            throw new EvaluationLimit("a list would grow beyond " + MOST_ENTRIES + " entries");
        }
    }

    /** Throws {@link EvaluationLimit} when all is spent. */
    public void spend(long steps) {
        left -= steps;
        if (left < 0) {
            throw new EvaluationLimit("the expressions of this judge take too long on this case");
        }
    }
}
