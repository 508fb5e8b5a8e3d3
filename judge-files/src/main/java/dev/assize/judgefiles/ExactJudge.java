package dev.assize.judgefiles;

/** Equality as text, number, date or JSON: no question at all. */
public final class ExactJudge extends ReadyJudge {

    public ExactJudge() {
        super("exact", "whether an output equals what was expected, as text, number, date or JSON");
    }
}
