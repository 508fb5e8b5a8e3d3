package dev.assize.judgefiles.internal.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Expr;

/** Checks what is written with a name and brackets: functions, macros, and the few that the checker itself knows. */
record CallChecks(Checker checker) {
    /** What has a value wherever its list has an entry. */
    private static final Set<String> OF_ENTRIES = Set.of("mean", "min", "max", "first", "last");

    Checked named(Expr part, Checker.Context context) {
        Expr.Call call = part.getCallExpr();
        String name = call.getFunction();
        List<Expr> args = new ArrayList<>();
        if (call.hasTarget()) {
            args.add(call.getTarget());
        }
        args.addAll(call.getArgsList());
        if (call.hasTarget() && Macro.find(name, call.getArgsCount()).isPresent()) {
            return macro(part, Macro.find(name, call.getArgsCount()).get(), args, context);
        }
        if (name.equals("or") && args.size() == 2) {
            return otherwise(part, args, context);
        }
        if (name.equals("ratio") && args.size() == 3) {
            return ratio(args, context);
        }
        if (name.equals("rationale") && args.size() == 1 && args.get(0).hasIdentExpr()) {
            return rationale(part, args.get(0).getIdentExpr().getName());
        }
        return function(part, name, args, context);
    }

    /** The reason that came with an answer, which its question carries under a name of its own. */
    private Checked rationale(Expr part, String question) {
        String name = DeclaredNames.rationaleOf(question);
        if (!checker.names().has(name)) {
            return checker.mistake(
                    checker.begin(part),
                    "rationale takes the name of a question that is asked once, found \"" + question + "\"");
        }
        checker.use(name);
        return new Checked(PlainType.TEXT, frame -> frame.valueOf(name));
    }

    private Checked otherwise(Expr part, List<Expr> args, Checker.Context context) {
        Checked first = checker.check(args.get(0), context);
        Checked second = checker.check(args.get(1), context);
        ValueType given =
                first.type() == PlainType.NONE ? PlainType.NEVER : first.type().present();
        Optional<ValueType> type = ValueType.join(given, second.type());
        if (type.isEmpty()) {
            return checker.mistake(
                    part,
                    "or needs two values of one kind, found a " + first.type().present() + " and a " + second.type());
        }
        return new Checked(type.get(), frame -> {
            frame.tick();
            Datum value = first.node().evaluate(frame);
            return value.isNone() ? second.node().evaluate(frame) : value;
        });
    }

    private Checked ratio(List<Expr> args, Checker.Context context) {
        Checked above = checker.number(args.get(0), context);
        Checked below = checker.number(args.get(1), context);
        Checked whenZero = checker.check(args.get(2), context);
        if (!whenZero.type().fits(ValueType.maybe(PlainType.NUMBER))) {
            return checker.mistake(checker.begin(args.get(2)), "the third argument of ratio is a number or none");
        }
        boolean none = whenZero.type().mayBeNone();
        Node node = frame -> {
            frame.tick();
            return OperatorChecks.strict(
                    above.node().evaluate(frame),
                    below.node().evaluate(frame),
                    (a, b) -> b.asNumber().isZero()
                            ? whenZero.node().evaluate(frame)
                            : Datum.number(a.asNumber().dividedBy(b.asNumber())));
        };
        return none
                ? new Checked(ValueType.maybe(PlainType.NUMBER), node, SourceText.of(args.get(1)))
                : new Checked(PlainType.NUMBER, node);
    }

    private Checked macro(Expr part, Macro macro, List<Expr> args, Checker.Context context) {
        Checked list = checker.check(args.get(0), context);
        String variable =
                args.get(1).hasIdentExpr() ? args.get(1).getIdentExpr().getName() : "";
        if (variable.isEmpty()) {
            return checker.mistake(
                    checker.begin(args.get(1)), "expected the name of a variable, as in items.filter(item, …)");
        }
        if (checker.names().has(variable) || context.variables().containsKey(variable) || variable.equals("none")) {
            return checker.mistake(
                    args.get(1), "\"" + variable + "\" already stands for something else; take another name here");
        }
        if (list.type() != PlainType.NEVER && !(list.type() instanceof ValueType.ListOf)) {
            String what = SourceText.of(args.get(0));
            return checker.mistake(
                    checker.begin(part),
                    macro.word() + " goes over a list, found " + what + ", which is a " + list.type()
                            + (list.type().mayBeNone() ? "; write or(" + what + ", [])" : ""));
        }
        ValueType item = list.type() instanceof ValueType.ListOf known ? known.items() : PlainType.NEVER;
        Checker.Context inside = context.with(variable, item);
        if (macro == Macro.MAP) {
            return macro.over(list, variable, checker.check(args.get(2), inside));
        }
        Checked condition = checker.truth(args.get(2), inside);
        if (macro == Macro.MAP_WHERE) {
            Checked mapped = checker.check(args.get(3), inside.knowing(Conditions.facts(args.get(2), true)));
            return Macro.MAP.over(Macro.FILTER.over(list, variable, condition), variable, mapped);
        }
        return macro.over(list, variable, condition);
    }

    private Checked function(Expr part, String name, List<Expr> args, Checker.Context context) {
        List<LibraryFunction> candidates = checker.functions().named(name);
        int start = checker.begin(part);
        if (candidates.isEmpty()) {
            List<String> known = new ArrayList<>(checker.functions().names());
            known.addAll(Macro.words());
            known.addAll(List.of("or", "ratio", "rationale"));
            if (name.equals("cosine")) {
                return checker.mistake(
                        start,
                        "cosine needs an embedding model, and none is configured; there are fuzzy, tokenF1, rougeL");
            }
            return checker.mistake(start, "no function is called \"" + name + "\"" + NameHint.hint(name, known));
        }
        List<Checked> checked =
                args.stream().map(arg -> checker.check(arg, context)).toList();
        List<ValueType> types = checked.stream().map(Checked::type).toList();
        List<LibraryFunction> ofArity = candidates.stream()
                .filter(candidate -> candidate.signature().arity() == args.size())
                .toList();
        for (LibraryFunction candidate : ofArity) {
            Optional<ValueType> type = candidate.signature().apply(types);
            if (type.isPresent()) {
                literals(candidate, args, checked);
                ValueType given =
                        OF_ENTRIES.contains(name) && types.get(0) instanceof ValueType.ListOf list && list.filled()
                                ? type.get().present()
                                : type.get();
                Checked called = new Checked(given, calling(candidate, checked), passedOn(candidate, checked));
                return name.equals("json") && args.get(0).hasConstExpr() ? jsonLiteral(called) : called;
            }
        }
        LibraryFunction meant = (ofArity.isEmpty() ? candidates : ofArity).get(0);
        return checker.mistake(start, unfit(meant, args, types));
    }

    /** JSON that is written out is there, and never none. */
    private static Checked jsonLiteral(Checked called) {
        boolean none = called.node()
                .evaluate(new Frame(name -> Datum.none(), new Work()))
                .isNone();
        return none ? called : called.as(called.type().present());
    }

    private static String unfit(LibraryFunction meant, List<Expr> args, List<ValueType> types) {
        for (int i = 0; i < args.size() && i < meant.signature().arity(); i++) {
            boolean none = types.get(i).mayBeNone() && !meant.signature().takesNone(i);
            if (none && meant.signature().arity() == args.size()) {
                String what = SourceText.bare(args.get(i));
                return "takes " + meant.shown() + ", and " + what + " may be none; write or(" + what
                        + ", …) or tell it apart first: " + what + " == none ? … : …";
            }
        }
        return "takes " + meant.shown() + ", found " + meant.name() + "("
                + String.join(", ", types.stream().map(ValueType::toString).toList()) + ")";
    }

    /** Where none goes in and none comes out, the reason for it stays the same. */
    private static String passedOn(LibraryFunction function, List<Checked> args) {
        String reason = "";
        for (int i = 0; i < args.size(); i++) {
            if (function.signature().takesNone(i) && args.get(i).type().mayBeNone()) {
                if (!reason.isEmpty() || args.get(i).noneWhenZero().isEmpty()) {
                    return "";
                }
                reason = args.get(i).noneWhenZero();
            }
        }
        return reason;
    }

    private void literals(LibraryFunction function, List<Expr> args, List<Checked> checked) {
        for (int i = 0; i < args.size(); i++) {
            boolean constant = args.get(i).hasConstExpr();
            if (constant) {
                Datum literal = checked.get(i).node().evaluate(new Frame(name -> Datum.none(), new Work()));
                Optional<String> objection = function.check().objection(i, literal);
                int at = checker.begin(args.get(i));
                objection.ifPresent(message -> checker.mistake(at, message));
            }
        }
    }

    private static Node calling(LibraryFunction function, List<Checked> args) {
        return frame -> {
            frame.tick();
            List<Datum> values = new ArrayList<>(args.size());
            for (Checked arg : args) {
                values.add(arg.node().evaluate(frame));
            }
            Datum.Unknown unknown = null;
            for (Datum value : values) {
                Datum.Unknown more = function.seesUnknowns()
                        ? value instanceof Datum.Unknown whole ? whole : null
                        : Logic.unknowns(value);
                unknown = more == null ? unknown : unknown == null ? more : unknown.and(more);
            }
            if (unknown != null) {
                return unknown;
            }
            for (int i = 0; i < values.size(); i++) {
                if (values.get(i).isNone() && function.signature().takesNone(i)) {
                    return Datum.none();
                }
            }
            return function.body().apply(values, frame.work());
        };
    }
}
