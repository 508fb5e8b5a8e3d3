package dev.assize.judgefiles.internal.expression;

import java.util.List;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Expr;

/** Checks what holds two things against one another: what is equal, what is more, what is in a list. */
record ComparisonChecks(Checker checker) {
    Checked equality(Expr part, List<Expr> args, Checker.Context context) {
        Checked left = checker.check(args.get(0), context);
        Checked right = checker.check(args.get(1), context);
        comparable(part, args, left.type(), right.type());
        boolean positive = part.getCallExpr().getFunction().equals("_==_");
        return new Checked(PlainType.TRUTH, frame -> {
            frame.tick();
            Datum equal = Logic.equal(left.node().evaluate(frame), right.node().evaluate(frame));
            return positive ? equal : Logic.not(equal);
        });
    }

    private void comparable(Expr part, List<Expr> args, ValueType left, ValueType right) {
        if (left.present() == PlainType.JSON || right.present() == PlainType.JSON) {
            return;
        }
        if (left instanceof ValueType.TableOf || ValueType.join(left, right).isEmpty()) {
            checker.mistake(part, "a " + left + " is never equal to a " + right);
        } else if (left.present() instanceof ValueType.OneOf one && right.present() instanceof ValueType.OneOf other) {
            disjoint(args, one, other);
        }
    }

    /** A literal that is none of the options is a slip of the pen. */
    private void disjoint(List<Expr> args, ValueType.OneOf one, ValueType.OneOf other) {
        boolean never = one.options().stream().noneMatch(other.options()::contains);
        if (!never || (args.get(0).hasConstExpr() && args.get(1).hasConstExpr())) {
            return;
        }
        boolean rightIsLiteral = args.get(1).hasConstExpr();
        Expr literal = args.get(rightIsLiteral ? 1 : 0);
        List<String> options = (rightIsLiteral ? one : other).options();
        String said = (rightIsLiteral ? other : one).options().get(0);
        checker.mistake(
                checker.begin(literal),
                SourceText.of(args.get(rightIsLiteral ? 0 : 1)) + " is never \"" + said + "\""
                        + NameHint.hint(said, options));
    }

    Checked comparison(Expr part, List<Expr> args, Checker.Context context) {
        Checked left = checker.check(args.get(0), context);
        Checked right = checker.check(args.get(1), context);
        for (int i = 0; i < 2; i++) {
            ValueType type = (i == 0 ? left : right).type();
            boolean ordered =
                    type == PlainType.NEVER || type == PlainType.NUMBER || type == PlainType.DATE || type.isText();
            if (!ordered) {
                return checker.mistake(checker.begin(args.get(i)), Checker.expected("a number", args.get(i), type))
                        .as(PlainType.TRUTH);
            }
        }
        if (ValueType.join(left.type(), right.type()).isEmpty()) {
            return checker.mistake(part, "a " + left.type() + " and a " + right.type() + " have no order")
                    .as(PlainType.TRUTH);
        }
        String sign = part.getCallExpr().getFunction().replace("_", "");
        return new Checked(PlainType.TRUTH, frame -> {
            frame.tick();
            return OperatorChecks.strict(
                    left.node().evaluate(frame), right.node().evaluate(frame), (a, b) -> {
                        int order = Logic.compare(a, b);
                        return Datum.truth(
                                switch (sign) {
                                    case "<" -> order < 0;
                                    case "<=" -> order <= 0;
                                    case ">" -> order > 0;
                                    default -> order >= 0;
                                });
                    });
        });
    }

    Checked membership(Expr part, List<Expr> args, Checker.Context context) {
        Checked item = checker.check(args.get(0), context);
        Checked list = checker.check(args.get(1), context);
        if (list.type() != PlainType.NEVER && !(list.type() instanceof ValueType.ListOf)) {
            return checker.mistake(checker.begin(args.get(1)), "expected a list behind in, found a " + list.type())
                    .as(PlainType.TRUTH);
        }
        if (list.type() instanceof ValueType.ListOf known
                && ValueType.join(item.type(), known.items()).isEmpty()) {
            return checker.mistake(part, "a " + item.type() + " is never in a " + known)
                    .as(PlainType.TRUTH);
        }
        if (item.type() instanceof ValueType.OneOf options && args.get(1).hasListExpr()) {
            for (Expr element : args.get(1).getListExpr().getElementsList()) {
                String said = element.hasConstExpr() ? element.getConstExpr().getStringValue() : "";
                if (element.hasConstExpr() && !options.options().contains(said)) {
                    checker.mistake(
                            checker.begin(element),
                            SourceText.of(args.get(0)) + " is never \"" + said + "\""
                                    + NameHint.hint(said, options.options()));
                }
            }
        }
        return new Checked(PlainType.TRUTH, frame -> {
            frame.tick();
            return OperatorChecks.strict(
                    item.node().evaluate(frame), list.node().evaluate(frame), (wanted, among) -> {
                        Datum found = Datum.Truth.FALSE;
                        for (Datum each : among.asItems()) {
                            frame.tick();
                            found = Logic.or(found, Logic.equal(wanted, each));
                            if (found.equals(Datum.Truth.TRUE)) {
                                return found;
                            }
                        }
                        return found;
                    });
        });
    }
}
