package dev.assize.judgefiles.internal.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Expr;

/** Checks what is computed with signs: connectives, sums, lookups in tables. */
record OperatorChecks(Checker checker) {
    Checked connective(List<Expr> args, Checker.Context context, boolean and) {
        Checked left = checker.truth(args.get(0), context);
        Checked right = checker.truth(args.get(1), context.knowing(Conditions.facts(args.get(0), and)));
        Datum settles = Datum.truth(!and);
        return new Checked(PlainType.TRUTH, frame -> {
            frame.tick();
            Datum first = left.node().evaluate(frame);
            if (first.equals(settles)) {
                return settles;
            }
            Datum second = right.node().evaluate(frame);
            return and ? Logic.and(first, second) : Logic.or(first, second);
        });
    }

    Checked negation(Expr arg, Checker.Context context) {
        Checked operand = checker.truth(arg, context);
        return new Checked(PlainType.TRUTH, frame -> Logic.not(operand.node().evaluate(frame)));
    }

    Checked conditional(Expr part, List<Expr> args, Checker.Context context) {
        Checked condition = checker.truth(args.get(0), context);
        Checked yes = checker.check(args.get(1), context.knowing(Conditions.facts(args.get(0), true)));
        Checked no = checker.check(args.get(2), context.knowing(Conditions.facts(args.get(0), false)));
        Optional<ValueType> type = ValueType.join(yes.type(), no.type());
        if (type.isEmpty()) {
            return checker.mistake(
                    part, "both sides of a choice are of one kind, found a " + yes.type() + " and a " + no.type());
        }
        return new Checked(type.get(), frame -> {
            frame.tick();
            Datum decided = condition.node().evaluate(frame);
            if (decided instanceof Datum.Truth truth) {
                return (truth.value() ? yes : no).node().evaluate(frame);
            }
            // Where both ways lead to the same, the missing answer does not matter.
            Datum one = yes.node().evaluate(frame);
            Datum other = no.node().evaluate(frame);
            boolean same = Logic.unknowns(one) == null && one.equals(other);
            return same ? one : decided;
        });
    }

    /** Computes with two values that must both be known. */
    @FunctionalInterface
    interface Operation {
        Datum apply(Datum a, Datum b);
    }

    static Datum strict(Datum a, Datum b, Operation operation) {
        if (a instanceof Datum.Unknown left) {
            return b instanceof Datum.Unknown right ? left.and(right) : left;
        }
        return b instanceof Datum.Unknown ? b : operation.apply(a, b);
    }

    Checked sum(Expr part, List<Expr> args, Checker.Context context) {
        Checked left = checker.check(args.get(0), context);
        Checked right = checker.check(args.get(1), context);
        if (left.type().isText() && right.type().isText()) {
            return new Checked(PlainType.TEXT, operation(left, right, OperatorChecks::concatenate));
        }
        if (left.type() instanceof ValueType.ListOf && right.type() instanceof ValueType.ListOf) {
            Optional<ValueType> joined = ValueType.join(left.type(), right.type());
            return joined.isEmpty()
                    ? checker.mistake(
                            part, "a list holds things of one kind, found " + left.type() + " and " + right.type())
                    : new Checked(joined.get(), operation(left, right, OperatorChecks::append));
        }
        boolean mixed = left.type().isText() != right.type().isText()
                && (left.type() == PlainType.NUMBER || right.type() == PlainType.NUMBER);
        if (mixed) {
            Expr numeric = args.get(left.type() == PlainType.NUMBER ? 0 : 1);
            return checker.mistake(
                    part, "a text and a number are not added; write text(" + SourceText.bare(numeric) + ")");
        }
        return arithmetic(part, args, context);
    }

    private static Datum concatenate(Datum a, Datum b) {
        Work.requireText((long) a.asText().length() + b.asText().length());
        return Datum.text(a.asText() + b.asText());
    }

    private static Datum append(Datum a, Datum b) {
        Work.requireEntries((long) a.asItems().size() + b.asItems().size());
        List<Datum> all = new ArrayList<>(a.asItems());
        all.addAll(b.asItems());
        return new Datum.Items(all);
    }

    private static Node operation(Checked left, Checked right, Operation operation) {
        return frame -> {
            frame.tick();
            Datum result = strict(left.node().evaluate(frame), right.node().evaluate(frame), operation);
            frame.work().spend(size(result));
            return result;
        };
    }

    private static int size(Datum value) {
        return value instanceof Datum.Text text
                ? text.value().length()
                : value instanceof Datum.Items items ? items.values().size() : 1;
    }

    Checked arithmetic(Expr part, List<Expr> args, Checker.Context context) {
        Checked left = checker.number(args.get(0), context);
        Checked right = checker.number(args.get(1), context);
        return new Checked(
                PlainType.NUMBER,
                switch (part.getCallExpr().getFunction()) {
                    case "_+_" -> numeric(left, right, Fraction::plus);
                    case "_-_" -> numeric(left, right, Fraction::minus);
                    default -> numeric(left, right, Fraction::times);
                });
    }

    private static Node numeric(Checked left, Checked right, java.util.function.BinaryOperator<Fraction> operator) {
        return operation(left, right, (a, b) -> Datum.number(operator.apply(a.asNumber(), b.asNumber())));
    }

    Checked division(Expr part, List<Expr> args, Checker.Context context) {
        Checked left = checker.number(args.get(0), context);
        Checked right = checker.number(args.get(1), context);
        Optional<Fraction> divisor = Conditions.numberIn(args.get(1));
        boolean quotient = part.getCallExpr().getFunction().equals("_/_");
        if (divisor.isEmpty()) {
            return checker.mistake(
                    part,
                    "only a number that is written out may stand below "
                            + (quotient ? "/" : "%")
                            + (quotient
                                    ? "; write ratio(" + SourceText.bare(args.get(0)) + ", "
                                            + SourceText.bare(args.get(1))
                                            + ", none), where the third is what comes out when the second is 0"
                                    : ""));
        }
        if (divisor.get().isZero()) {
            return checker.mistake(checker.begin(args.get(1)), "nothing can be divided by 0");
        }
        return new Checked(
                PlainType.NUMBER, numeric(left, right, quotient ? Fraction::dividedBy : Fraction::remainder));
    }

    Checked minus(Expr arg, Checker.Context context) {
        Checked operand = checker.number(arg, context);
        return new Checked(PlainType.NUMBER, frame -> {
            Datum value = operand.node().evaluate(frame);
            return value instanceof Datum.Numeric number
                    ? Datum.number(number.value().negated())
                    : value;
        });
    }

    Checked lookup(Expr part, List<Expr> args, Checker.Context context) {
        Checked table = checker.check(args.get(0), context);
        Checked key = checker.check(args.get(1), context);
        String what = SourceText.of(args.get(0));
        if (table.type() == PlainType.NEVER) {
            return table;
        }
        if (!(table.type() instanceof ValueType.TableOf known)) {
            return checker.mistake(
                    part,
                    "only tables are looked up with [ ]; use first(…), last(…) or take(…) for a list, at(…) for JSON");
        }
        if (!(key.type() instanceof ValueType.OneOf options)) {
            return key.type() == PlainType.NEVER
                    ? new Checked(known.values(), key.node())
                    : checker.mistake(
                            checker.begin(args.get(1)),
                            "the table " + what + " is looked up with one of its options, found "
                                    + SourceText.bare(args.get(1)) + ", which is a " + key.type());
        }
        Optional<String> missing = options.options().stream()
                .filter(option -> !known.options().contains(option))
                .findFirst();
        if (missing.isPresent()) {
            return checker.mistake(
                    checker.begin(args.get(1)),
                    "the table " + what + " has no \"" + missing.get() + "\""
                            + NameHint.hint(missing.get(), known.options()));
        }
        return new Checked(known.values(), frame -> {
            frame.tick();
            Datum option = key.node().evaluate(frame);
            if (option instanceof Datum.Unknown) {
                return option;
            }
            return table.node().evaluate(frame).asFields().getOrDefault(option.asText(), Datum.none());
        });
    }
}
