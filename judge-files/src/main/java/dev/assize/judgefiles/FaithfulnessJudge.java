package dev.assize.judgefiles;

/** Claims of an answer against its contexts. */
public final class FaithfulnessJudge extends ReadyJudge {

    public FaithfulnessJudge() {
        super("faithfulness", "whether each claim of an answer stands in its contexts");
    }
}
