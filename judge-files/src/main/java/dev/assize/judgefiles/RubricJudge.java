package dev.assize.judgefiles;

/** Criteria with points, per row. */
public final class RubricJudge extends ReadyJudge {

    public RubricJudge() {
        super("rubric", "an answer by criteria with points");
    }
}
