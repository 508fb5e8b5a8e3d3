package dev.assize.judgefiles.internal.expression;

import java.util.List;
import java.util.Optional;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Constant;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Expr;

/** What follows from a condition about values that may be none or zero. */
final class Conditions {

    private Conditions() {}

    /** What is known where the condition is true, or where it is false. */
    static Facts facts(Expr condition, boolean holds) {
        if (!condition.hasCallExpr()) {
            return Facts.NONE;
        }
        Expr.Call call = condition.getCallExpr();
        List<Expr> args = call.getArgsList();
        return switch (call.getFunction()) {
            case "!_" -> facts(args.get(0), !holds);
            case "_&&_" -> holds ? facts(args.get(0), true).and(facts(args.get(1), true)) : Facts.NONE;
            case "_||_" -> holds ? Facts.NONE : facts(args.get(0), false).and(facts(args.get(1), false));
            case "_==_" -> equal(args, holds);
            case "_!=_" -> equal(args, !holds);
            case "_>_" -> holds ? above(args.get(0), args.get(1), true) : Facts.NONE;
            case "_>=_" -> holds ? above(args.get(0), args.get(1), false) : Facts.NONE;
            case "_<_" -> holds ? above(args.get(1), args.get(0), true) : Facts.NONE;
            case "_<=_" -> holds ? above(args.get(1), args.get(0), false) : Facts.NONE;
            default -> Facts.NONE;
        };
    }

    private static Facts equal(List<Expr> args, boolean holds) {
        return equal(args.get(0), args.get(1), holds).and(equal(args.get(1), args.get(0), holds));
    }

    private static Facts equal(Expr part, Expr other, boolean holds) {
        String what = SourceText.of(part);
        if (other.hasIdentExpr() && other.getIdentExpr().getName().equals("none")) {
            return holds ? Facts.NONE : Facts.present(what);
        }
        Optional<Fraction> number = numberIn(other);
        if (holds && other.hasConstExpr()) {
            Facts present = Facts.present(what);
            return number.isPresent() && !number.get().isZero() ? present.and(Facts.notZero(what)) : present;
        }
        return number.isPresent() && number.get().isZero() && !holds ? Facts.notZero(what) : Facts.NONE;
    }

    private static Facts above(Expr part, Expr bound, boolean strictly) {
        Optional<Fraction> number = numberIn(bound);
        boolean positive = number.isPresent()
                && (strictly
                        ? number.get().compareTo(Fraction.ZERO) >= 0
                        : number.get().compareTo(Fraction.ZERO) > 0);
        return positive ? Facts.notZero(SourceText.of(part)) : Facts.NONE;
    }

    /** The number that is written out there. */
    static Optional<Fraction> numberIn(Expr part) {
        if (!part.hasConstExpr()) {
            return Optional.empty();
        }
        Constant constant = part.getConstExpr();
        return switch (constant.getConstantKindCase()) {
            case INT64_VALUE -> Optional.of(Fraction.of(constant.getInt64Value()));
            case DOUBLE_VALUE -> Optional.of(Fraction.of(java.math.BigDecimal.valueOf(constant.getDoubleValue())));
            default -> Optional.empty();
        };
    }
}
