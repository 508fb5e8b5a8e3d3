package dev.assize.judgefiles;

/** The metrics of texts. */
public final class SimilarityJudge extends ReadyJudge {

    public SimilarityJudge() {
        super("similarity", "how alike an output and a reference are, by nine metrics");
    }
}
