package dev.assize.judgefiles.internal.expression;

/** An expression that would take more time or memory than any rule needs. */
public final class EvaluationLimit extends RuntimeException {

    public EvaluationLimit(String message) {
        super(message);
    }
}
