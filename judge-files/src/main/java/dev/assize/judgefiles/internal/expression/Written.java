package dev.assize.judgefiles.internal.expression;

import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Constant;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Expr;

/**
 * How an expression is written, always in the same way whatever its blanks and brackets.
 *
 * @param rounded for {@code round(x, 4)} how x is written; otherwise empty
 * @param places to how many decimals x is rounded
 */
public record Written(String text, String rounded, int places) {

    static Written of(Expr root) {
        String text = SourceText.of(root);
        if (root.hasCallExpr()
                && root.getCallExpr().getFunction().equals("round")
                && !root.getCallExpr().hasTarget()
                && root.getCallExpr().getArgsCount() == 2) {
            Constant places = root.getCallExpr().getArgs(1).getConstExpr();
            if (places.getConstantKindCase() == Constant.ConstantKindCase.INT64_VALUE) {
                return new Written(text, SourceText.of(root.getCallExpr().getArgs(0)), (int) places.getInt64Value());
            }
        }
        return new Written(text, "", 0);
    }
}
