package dev.assize.judgefiles;

/** Equality as text, number, date or JSON, or a JSON Schema: no question at all. */
public final class ExactJudge extends ReadyJudge {

    public ExactJudge() {
        super(
                "exact",
                "whether an output equals what was expected, as text, number, date or JSON, or follows a schema");
    }
}
