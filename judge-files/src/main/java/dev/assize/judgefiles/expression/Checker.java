package dev.assize.judgefiles.expression;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.projectnessie.cel.parser.Parser;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Constant;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Expr;

/**
 * Goes through the tree of one expression once: every name and type is checked, and what is right becomes a {@link Node}.
 *
 * <p>What may be none is followed through conditions: after {@code x == none ? … :} and in the rules after one that asks
 * {@code x == none}, x is a plain value. A {@code ratio(a, b, none)} is one wherever b is known not to be zero.
 */
final class Checker {

    private final String text;
    private final Parser.ParseResult parsed;
    private final Functions functions;
    private final DeclaredNames names;
    private final List<ExpressionMistake> mistakes;
    private final Set<String> used = new LinkedHashSet<>();

    Checker(
            String text,
            Parser.ParseResult parsed,
            Functions functions,
            DeclaredNames names,
            List<ExpressionMistake> mistakes) {
        this.text = text;
        this.parsed = parsed;
        this.functions = functions;
        this.names = names;
        this.mistakes = mistakes;
    }

    Expression check(Facts facts) {
        Expr root = parsed.getExpr();
        Checked checked = check(root, new Context(Map.of(), facts));
        return new Expression(text, checked, used, Conditions.facts(root, false));
    }

    /** The variables of macros around a part, and what conditions around it have settled. */
    private record Context(Map<String, ValueType> variables, Facts facts) {
        Context knowing(Facts more) {
            return new Context(variables, facts.and(more));
        }

        Context with(String variable, ValueType type) {
            Map<String, ValueType> more = new LinkedHashMap<>(variables);
            more.put(variable, type);
            return new Context(more, facts);
        }
    }

    private Checked check(Expr part, Context context) {
        Checked checked = switch (part.getExprKindCase()) {
            case CONST_EXPR -> constant(part);
            case IDENT_EXPR -> name(part, context);
            case SELECT_EXPR -> select(part, context);
            case CALL_EXPR -> call(part, context);
            case LIST_EXPR -> list(part, context);
            case STRUCT_EXPR -> struct(part, context);
            case COMPREHENSION_EXPR, EXPRKIND_NOT_SET -> mistake(part, "cannot be read");
        };
        boolean present = checked.type().mayBeNone()
                && (context.facts().sayPresent(SourceText.of(part))
                        || (!checked.noneWhenZero().isEmpty() && context.facts().sayNotZero(checked.noneWhenZero())));
        return present ? checked.as(checked.type().present()) : checked;
    }

    private Checked mistake(Expr part, String message) {
        return mistake(offset(part), message);
    }

    private Checked mistake(int offset, String message) {
        ExpressionMistake mistake = new ExpressionMistake(offset, message);
        if (!mistakes.contains(mistake)) {
            mistakes.add(mistake);
        }
        return Checked.broken();
    }

    private int offset(Expr part) {
        int points = parsed.getSourceInfo().getPositionsOrDefault(part.getId(), 0);
        int start = Math.min(points, text.codePointCount(0, text.length()));
        return text.offsetByCodePoints(0, start);
    }

    /** The parser marks a call at its bracket, an operation at its sign; a reader looks where it begins. */
    private int begin(Expr part) {
        if (part.hasCallExpr()
                && Character.isLetter(part.getCallExpr().getFunction().charAt(0))) {
            return Math.max(0, offset(part) - part.getCallExpr().getFunction().length());
        }
        if (part.hasCallExpr() && part.getCallExpr().getArgsCount() > 1) {
            return begin(part.getCallExpr().getArgs(0));
        }
        return part.hasSelectExpr() ? begin(part.getSelectExpr().getOperand()) : offset(part);
    }

    private Checked constant(Expr part) {
        Constant constant = part.getConstExpr();
        return switch (constant.getConstantKindCase()) {
            case INT64_VALUE -> literal(PlainType.NUMBER, Datum.number(constant.getInt64Value()));
            case DOUBLE_VALUE -> literal(PlainType.NUMBER, Datum.number(decimal(part)));
            case STRING_VALUE ->
                literal(new ValueType.OneOf(List.of(constant.getStringValue())), Datum.text(constant.getStringValue()));
            case BOOL_VALUE -> literal(PlainType.TRUTH, Datum.truth(constant.getBoolValue()));
            case NULL_VALUE -> mistake(part, "\"null\" is written none here");
            case UINT64_VALUE -> mistake(part, "a number needs no u behind it");
            case BYTES_VALUE, DURATION_VALUE, TIMESTAMP_VALUE, CONSTANTKIND_NOT_SET ->
                mistake(part, "is neither a number nor a text nor true or false");
        };
    }

    private static Checked literal(ValueType type, Datum value) {
        return new Checked(type, frame -> value);
    }

    /** As it is written, to the last digit; a double keeps only seventeen of them. */
    private Fraction decimal(Expr part) {
        double value = part.getConstExpr().getDoubleValue();
        java.util.regex.Matcher written = java.util.regex.Pattern.compile(
                        "-?\\s*[0-9]*\\.?[0-9]+([eE][+-]?[0-9]{1,3})?")
                .matcher(text);
        if (written.find(offset(part)) && written.start() == offset(part)) {
            BigDecimal exact = new BigDecimal(written.group().replaceAll("\\s", ""));
            if (exact.doubleValue() == value) {
                return Fraction.of(exact);
            }
        }
        return Fraction.of(BigDecimal.valueOf(value));
    }

    private Checked name(Expr part, Context context) {
        String name = part.getIdentExpr().getName();
        if (name.equals("none")) {
            return literal(PlainType.NONE, Datum.none());
        }
        ValueType variable = context.variables().get(name);
        if (variable != null) {
            return new Checked(variable, frame -> frame.valueOf(name));
        }
        DeclaredNames.Name declared = names.find(name);
        if (declared == null) {
            List<String> known = new ArrayList<>(context.variables().keySet());
            known.addAll(names.known());
            return mistake(
                    part,
                    functions.names().contains(name)
                            ? "\"" + name + "\" is a function and needs its arguments: " + name + "(…)"
                            : "nothing is called \"" + name + "\"" + NameHint.hint(name, known));
        }
        used.add(name);
        return new Checked(declared.type(), frame -> frame.valueOf(name), declared.noneWhenZero());
    }

    private Checked select(Expr part, Context context) {
        Expr.Select select = part.getSelectExpr();
        Checked operand = check(select.getOperand(), context);
        String field = select.getField();
        if (operand.type() == PlainType.NEVER) {
            return new Checked(PlainType.NEVER, operand.node());
        }
        if (operand.type().present() == PlainType.JSON) {
            return mistake(
                    part, "JSON is entered with at: at(" + SourceText.of(select.getOperand()) + ", '/" + field + "')");
        }
        if (!(operand.type() instanceof ValueType.RecordOf record)) {
            return mistake(
                    part,
                    SourceText.of(select.getOperand()) + " is a " + operand.type() + " and has no field \"" + field
                            + "\"");
        }
        ValueType type = record.fields().get(field);
        if (type == null) {
            return mistake(
                    part,
                    "there is no \"" + field + "\" in " + SourceText.of(select.getOperand())
                            + NameHint.hint(field, record.fields().keySet()));
        }
        return new Checked(type, frame -> {
            Datum value = operand.node().evaluate(frame);
            return value instanceof Datum.Fields fields ? fields.values().getOrDefault(field, Datum.none()) : value;
        });
    }

    private Checked list(Expr part, Context context) {
        ValueType items = PlainType.NEVER;
        List<Node> nodes = new ArrayList<>();
        for (Expr element : part.getListExpr().getElementsList()) {
            Checked item = check(element, context);
            Optional<ValueType> joined = ValueType.join(items, item.type());
            if (joined.isEmpty()) {
                return mistake(
                        begin(element), "a list holds things of one kind, found a " + item.type() + " among " + items);
            }
            items = joined.get();
            nodes.add(item.node());
        }
        return new Checked(new ValueType.ListOf(items), frame -> {
            frame.tick();
            List<Datum> values = new ArrayList<>(nodes.size());
            nodes.forEach(node -> values.add(node.evaluate(frame)));
            return new Datum.Items(values);
        });
    }

    private Checked struct(Expr part, Context context) {
        Map<String, ValueType> fields = new LinkedHashMap<>();
        Map<String, Node> nodes = new LinkedHashMap<>();
        if (!part.getStructExpr().getMessageName().isEmpty()) {
            return mistake(part, "a record is written {'name': value}");
        }
        for (Expr.CreateStruct.Entry entry : part.getStructExpr().getEntriesList()) {
            Expr key = entry.getMapKey();
            if (!key.hasConstExpr()
                    || key.getConstExpr().getConstantKindCase() != Constant.ConstantKindCase.STRING_VALUE) {
                return mistake(begin(key), "the name of a field is written in quotation marks: {'name': value}");
            }
            String name = key.getConstExpr().getStringValue();
            Checked value = check(entry.getValue(), context);
            if (fields.put(name, value.type()) != null) {
                return mistake(begin(key), "the field \"" + name + "\" stands twice");
            }
            nodes.put(name, value.node());
        }
        return new Checked(new ValueType.RecordOf(fields), frame -> {
            frame.tick();
            Map<String, Datum> values = new LinkedHashMap<>();
            nodes.forEach((name, node) -> values.put(name, node.evaluate(frame)));
            return new Datum.Fields(values);
        });
    }

    private Checked call(Expr part, Context context) {
        Expr.Call call = part.getCallExpr();
        List<Expr> args = call.getArgsList();
        return switch (call.getFunction()) {
            case "_&&_" -> connective(args, context, true);
            case "_||_" -> connective(args, context, false);
            case "!_" -> negation(args.get(0), context);
            case "_?_:_" -> conditional(part, args, context);
            case "_==_", "_!=_" -> equality(part, args, context);
            case "_<_", "_<=_", "_>_", "_>=_" -> comparison(part, args, context);
            case "_+_" -> sum(part, args, context);
            case "_-_", "_*_" -> arithmetic(part, args, context);
            case "_/_", "_%_" -> division(part, args, context);
            case "-_" -> minus(args.get(0), context);
            case "_[_]" -> lookup(part, args, context);
            case "@in", "_in_" -> membership(part, args, context);
            default -> named(part, context);
        };
    }

    private Checked truth(Expr part, Context context) {
        Checked checked = check(part, context);
        if (!checked.type().fits(PlainType.TRUTH)) {
            return mistake(begin(part), expected("true or false", part, checked.type()))
                    .as(PlainType.TRUTH);
        }
        return checked;
    }

    private Checked number(Expr part, Context context) {
        Checked checked = check(part, context);
        return checked.type().fits(PlainType.NUMBER)
                ? checked
                : mistake(begin(part), expected("a number", part, checked.type()));
    }

    private static String expected(String wanted, Expr part, ValueType found) {
        String what = SourceText.bare(part);
        if (found.mayBeNone()) {
            return what + " may be none, expected " + wanted + "; write or(" + what + ", …) or tell it apart first: "
                    + what + " == none ? … : …";
        }
        return "expected " + wanted + ", found " + what + ", which is a " + found;
    }

    private Checked connective(List<Expr> args, Context context, boolean and) {
        Checked left = truth(args.get(0), context);
        Checked right = truth(args.get(1), context.knowing(Conditions.facts(args.get(0), and)));
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

    private Checked negation(Expr arg, Context context) {
        Checked operand = truth(arg, context);
        return new Checked(PlainType.TRUTH, frame -> Logic.not(operand.node().evaluate(frame)));
    }

    private Checked conditional(Expr part, List<Expr> args, Context context) {
        Checked condition = truth(args.get(0), context);
        Checked yes = check(args.get(1), context.knowing(Conditions.facts(args.get(0), true)));
        Checked no = check(args.get(2), context.knowing(Conditions.facts(args.get(0), false)));
        Optional<ValueType> type = ValueType.join(yes.type(), no.type());
        if (type.isEmpty()) {
            return mistake(
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

    private Checked equality(Expr part, List<Expr> args, Context context) {
        Checked left = check(args.get(0), context);
        Checked right = check(args.get(1), context);
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
            mistake(part, "a " + left + " is never equal to a " + right);
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
        mistake(
                begin(literal),
                SourceText.of(args.get(rightIsLiteral ? 0 : 1)) + " is never \"" + said + "\""
                        + NameHint.hint(said, options));
    }

    private Checked comparison(Expr part, List<Expr> args, Context context) {
        Checked left = check(args.get(0), context);
        Checked right = check(args.get(1), context);
        for (int i = 0; i < 2; i++) {
            ValueType type = (i == 0 ? left : right).type();
            boolean ordered =
                    type == PlainType.NEVER || type == PlainType.NUMBER || type == PlainType.DATE || type.isText();
            if (!ordered) {
                return mistake(begin(args.get(i)), expected("a number", args.get(i), type))
                        .as(PlainType.TRUTH);
            }
        }
        if (ValueType.join(left.type(), right.type()).isEmpty()) {
            return mistake(part, "a " + left.type() + " and a " + right.type() + " have no order")
                    .as(PlainType.TRUTH);
        }
        String sign = part.getCallExpr().getFunction().replace("_", "");
        return new Checked(PlainType.TRUTH, frame -> {
            frame.tick();
            return strict(left.node().evaluate(frame), right.node().evaluate(frame), (a, b) -> {
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

    /** Computes with two values that must both be known. */
    @FunctionalInterface
    private interface Operation {
        Datum apply(Datum a, Datum b);
    }

    private static Datum strict(Datum a, Datum b, Operation operation) {
        if (a instanceof Datum.Unknown left) {
            return b instanceof Datum.Unknown right ? left.and(right) : left;
        }
        return b instanceof Datum.Unknown ? b : operation.apply(a, b);
    }

    private Checked sum(Expr part, List<Expr> args, Context context) {
        Checked left = check(args.get(0), context);
        Checked right = check(args.get(1), context);
        if (left.type().isText() && right.type().isText()) {
            return new Checked(PlainType.TEXT, operation(left, right, Checker::concatenate));
        }
        if (left.type() instanceof ValueType.ListOf && right.type() instanceof ValueType.ListOf) {
            Optional<ValueType> joined = ValueType.join(left.type(), right.type());
            return joined.isEmpty()
                    ? mistake(part, "a list holds things of one kind, found " + left.type() + " and " + right.type())
                    : new Checked(joined.get(), operation(left, right, Checker::append));
        }
        boolean mixed = left.type().isText() != right.type().isText()
                && (left.type() == PlainType.NUMBER || right.type() == PlainType.NUMBER);
        if (mixed) {
            Expr numeric = args.get(left.type() == PlainType.NUMBER ? 0 : 1);
            return mistake(part, "a text and a number are not added; write text(" + SourceText.bare(numeric) + ")");
        }
        return arithmetic(part, args, context);
    }

    private static Datum concatenate(Datum a, Datum b) {
        return Datum.text(a.asText() + b.asText());
    }

    private static Datum append(Datum a, Datum b) {
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

    private Checked arithmetic(Expr part, List<Expr> args, Context context) {
        Checked left = number(args.get(0), context);
        Checked right = number(args.get(1), context);
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

    private Checked division(Expr part, List<Expr> args, Context context) {
        Checked left = number(args.get(0), context);
        Checked right = number(args.get(1), context);
        Optional<Fraction> divisor = Conditions.numberIn(args.get(1));
        boolean quotient = part.getCallExpr().getFunction().equals("_/_");
        if (divisor.isEmpty()) {
            return mistake(
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
            return mistake(begin(args.get(1)), "nothing can be divided by 0");
        }
        return new Checked(
                PlainType.NUMBER, numeric(left, right, quotient ? Fraction::dividedBy : Fraction::remainder));
    }

    private Checked minus(Expr arg, Context context) {
        Checked operand = number(arg, context);
        return new Checked(PlainType.NUMBER, frame -> {
            Datum value = operand.node().evaluate(frame);
            return value instanceof Datum.Numeric number
                    ? Datum.number(number.value().negated())
                    : value;
        });
    }

    private Checked lookup(Expr part, List<Expr> args, Context context) {
        Checked table = check(args.get(0), context);
        Checked key = check(args.get(1), context);
        String what = SourceText.of(args.get(0));
        if (table.type() == PlainType.NEVER) {
            return table;
        }
        if (!(table.type() instanceof ValueType.TableOf known)) {
            return mistake(
                    part,
                    "only tables are looked up with [ ]; use first(…), last(…) or take(…) for a list, at(…) for JSON");
        }
        if (!(key.type() instanceof ValueType.OneOf options)) {
            return key.type() == PlainType.NEVER
                    ? new Checked(known.values(), key.node())
                    : mistake(
                            begin(args.get(1)),
                            "the table " + what + " is looked up with one of its options, found "
                                    + SourceText.bare(args.get(1)) + ", which is a " + key.type());
        }
        Optional<String> missing = options.options().stream()
                .filter(option -> !known.options().contains(option))
                .findFirst();
        if (missing.isPresent()) {
            return mistake(
                    begin(args.get(1)),
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

    private Checked membership(Expr part, List<Expr> args, Context context) {
        Checked item = check(args.get(0), context);
        Checked list = check(args.get(1), context);
        if (list.type() != PlainType.NEVER && !(list.type() instanceof ValueType.ListOf)) {
            return mistake(begin(args.get(1)), "expected a list behind in, found a " + list.type())
                    .as(PlainType.TRUTH);
        }
        if (list.type() instanceof ValueType.ListOf known
                && ValueType.join(item.type(), known.items()).isEmpty()) {
            return mistake(part, "a " + item.type() + " is never in a " + known).as(PlainType.TRUTH);
        }
        if (item.type() instanceof ValueType.OneOf options && args.get(1).hasListExpr()) {
            for (Expr element : args.get(1).getListExpr().getElementsList()) {
                String said = element.hasConstExpr() ? element.getConstExpr().getStringValue() : "";
                if (element.hasConstExpr() && !options.options().contains(said)) {
                    mistake(
                            begin(element),
                            SourceText.of(args.get(0)) + " is never \"" + said + "\""
                                    + NameHint.hint(said, options.options()));
                }
            }
        }
        return new Checked(PlainType.TRUTH, frame -> {
            frame.tick();
            return strict(item.node().evaluate(frame), list.node().evaluate(frame), (wanted, among) -> {
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

    private Checked named(Expr part, Context context) {
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
        if (!names.has(name)) {
            return mistake(
                    begin(part),
                    "rationale takes the name of a question that is asked once, found \"" + question + "\"");
        }
        used.add(name);
        return new Checked(PlainType.TEXT, frame -> frame.valueOf(name));
    }

    private Checked otherwise(Expr part, List<Expr> args, Context context) {
        Checked first = check(args.get(0), context);
        Checked second = check(args.get(1), context);
        ValueType given =
                first.type() == PlainType.NONE ? PlainType.NEVER : first.type().present();
        Optional<ValueType> type = ValueType.join(given, second.type());
        if (type.isEmpty()) {
            return mistake(
                    part,
                    "or needs two values of one kind, found a " + first.type().present() + " and a " + second.type());
        }
        return new Checked(type.get(), frame -> {
            frame.tick();
            Datum value = first.node().evaluate(frame);
            return value.isNone() ? second.node().evaluate(frame) : value;
        });
    }

    private Checked ratio(List<Expr> args, Context context) {
        Checked above = number(args.get(0), context);
        Checked below = number(args.get(1), context);
        Checked whenZero = check(args.get(2), context);
        if (!whenZero.type().fits(ValueType.maybe(PlainType.NUMBER))) {
            return mistake(begin(args.get(2)), "the third argument of ratio is a number or none");
        }
        boolean none = whenZero.type().mayBeNone();
        Node node = frame -> {
            frame.tick();
            return strict(
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

    private Checked macro(Expr part, Macro macro, List<Expr> args, Context context) {
        Checked list = check(args.get(0), context);
        String variable =
                args.get(1).hasIdentExpr() ? args.get(1).getIdentExpr().getName() : "";
        if (variable.isEmpty()) {
            return mistake(begin(args.get(1)), "expected the name of a variable, as in items.filter(item, …)");
        }
        if (names.has(variable) || context.variables().containsKey(variable) || variable.equals("none")) {
            return mistake(
                    args.get(1), "\"" + variable + "\" already stands for something else; take another name here");
        }
        if (list.type() != PlainType.NEVER && !(list.type() instanceof ValueType.ListOf)) {
            String what = SourceText.of(args.get(0));
            return mistake(
                    begin(part),
                    macro.word() + " goes over a list, found " + what + ", which is a " + list.type()
                            + (list.type().mayBeNone() ? "; write or(" + what + ", [])" : ""));
        }
        ValueType item = list.type() instanceof ValueType.ListOf known ? known.items() : PlainType.NEVER;
        Context inside = context.with(variable, item);
        if (macro == Macro.MAP) {
            return macro.over(list, variable, check(args.get(2), inside));
        }
        Checked condition = truth(args.get(2), inside);
        if (macro == Macro.MAP_WHERE) {
            Checked mapped = check(args.get(3), inside.knowing(Conditions.facts(args.get(2), true)));
            return Macro.MAP.over(Macro.FILTER.over(list, variable, condition), variable, mapped);
        }
        return macro.over(list, variable, condition);
    }

    private Checked function(Expr part, String name, List<Expr> args, Context context) {
        List<LibraryFunction> candidates = functions.named(name);
        int start = begin(part);
        if (candidates.isEmpty()) {
            List<String> known = new ArrayList<>(functions.names());
            known.addAll(Macro.words());
            known.addAll(List.of("or", "ratio", "rationale"));
            if (name.equals("cosine")) {
                return mistake(
                        start,
                        "cosine needs an embedding model, and none is configured; there are fuzzy, tokenF1, rougeL");
            }
            return mistake(start, "no function is called \"" + name + "\"" + NameHint.hint(name, known));
        }
        List<Checked> checked = args.stream().map(arg -> check(arg, context)).toList();
        List<ValueType> types = checked.stream().map(Checked::type).toList();
        List<LibraryFunction> ofArity = candidates.stream()
                .filter(candidate -> candidate.signature().arity() == args.size())
                .toList();
        for (LibraryFunction candidate : ofArity) {
            Optional<ValueType> type = candidate.signature().apply(types);
            if (type.isPresent()) {
                literals(candidate, args, checked);
                return new Checked(type.get(), calling(candidate, checked), passedOn(candidate, checked));
            }
        }
        LibraryFunction meant = (ofArity.isEmpty() ? candidates : ofArity).get(0);
        return mistake(start, unfit(meant, args, types));
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
                int at = begin(args.get(i));
                objection.ifPresent(message -> mistake(at, message));
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
