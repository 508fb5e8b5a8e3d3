package dev.assize.runs.compare;

import dev.assize.core.Headline;
import dev.assize.runs.digest.CaseDigest;
import java.util.OptionalInt;

/** What became of a case from the first run to the second. */
public enum Direction {
    /** It passed and passes no longer, or its label or its score is a worse one. */
    WORSE,
    /** It was judged and is no longer: undecided, invalid or failed. */
    LOST,
    BETTER,
    /** It is judged now. */
    GAINED,
    /** Something is different, but neither better nor worse: a label of the same rank, other findings. */
    CHANGED,
    SAME;

    static Direction of(CaseDigest first, CaseDigest second, Headline headline) {
        if (first.isJudged() != second.isJudged()) {
            return first.isJudged() ? LOST : GAINED;
        }
        int merit = Boolean.compare(passes(second), passes(first));
        merit = merit == 0 ? byRank(first, second, headline) : merit;
        merit = merit == 0 ? byScore(first, second) : merit;
        if (merit != 0) {
            return merit < 0 ? WORSE : BETTER;
        }
        boolean same = first.status() == second.status()
                && first.label().equals(second.label())
                && first.findings().equals(second.findings());
        return same ? SAME : CHANGED;
    }

    private static boolean passes(CaseDigest outcome) {
        return Boolean.TRUE.equals(outcome.passed());
    }

    private static int byRank(CaseDigest first, CaseDigest second, Headline headline) {
        OptionalInt before = rank(first, headline);
        OptionalInt after = rank(second, headline);
        return before.isPresent() && after.isPresent() ? Integer.compare(before.getAsInt(), after.getAsInt()) : 0;
    }

    private static OptionalInt rank(CaseDigest outcome, Headline headline) {
        return outcome.label().map(headline::rank).orElse(OptionalInt.empty());
    }

    private static int byScore(CaseDigest first, CaseDigest second) {
        return first.score().isPresent() && second.score().isPresent()
                ? second.score().get().compareTo(first.score().get())
                : 0;
    }
}
