package dev.assize.judgefiles;

/** Two answers, asked in both orders. */
public final class PairwiseJudge extends ReadyJudge {

    public PairwiseJudge() {
        super("pairwise", "which of two answers is better, asked in both orders");
    }
}
