package dev.assize.judgefiles.internal.expression;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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
    private final Set<String> echoes;
    private final List<ExpressionMistake> mistakes;
    private final Set<String> used = new LinkedHashSet<>();
    private final OperatorChecks operators = new OperatorChecks(this);
    private final ComparisonChecks comparisons = new ComparisonChecks(this);
    private final CompoundChecks compounds = new CompoundChecks(this);
    private final CallChecks calls = new CallChecks(this);

    Checker(
            String text,
            Parser.ParseResult parsed,
            Functions functions,
            DeclaredNames names,
            Set<String> echoes,
            List<ExpressionMistake> mistakes) {
        this.text = text;
        this.parsed = parsed;
        this.functions = functions;
        this.names = names;
        this.echoes = echoes;
        this.mistakes = mistakes;
    }

    Expression check(Facts facts) {
        Expr root = parsed.getExpr();
        Checked checked = check(root, new Context(Map.of(), facts));
        return new Expression(text, checked, used, Conditions.facts(root, false), Written.of(root));
    }

    Functions functions() {
        return functions;
    }

    DeclaredNames names() {
        return names;
    }

    /** Notes that the expression needs what that name stands for. */
    void use(String name) {
        used.add(name);
    }

    /** The variables of macros around a part, and what conditions around it have settled. */
    record Context(Map<String, ValueType> variables, Facts facts) {
        Context knowing(Facts more) {
            return new Context(variables, facts.and(more));
        }

        Context with(String variable, ValueType type) {
            Map<String, ValueType> more = new LinkedHashMap<>(variables);
            more.put(variable, type);
            return new Context(more, facts);
        }
    }

    Checked check(Expr part, Context context) {
        Checked checked = switch (part.getExprKindCase()) {
            case CONST_EXPR -> constant(part);
            case IDENT_EXPR -> name(part, context);
            case SELECT_EXPR -> compounds.select(part, context);
            case CALL_EXPR -> call(part, context);
            case LIST_EXPR -> compounds.list(part, context);
            case STRUCT_EXPR -> compounds.struct(part, context);
            case COMPREHENSION_EXPR, EXPRKIND_NOT_SET -> mistake(part, "cannot be read");
        };
        boolean present = checked.type().mayBeNone()
                && (context.facts().sayPresent(SourceText.of(part))
                        || (!checked.noneWhenZero().isEmpty() && context.facts().sayNotZero(checked.noneWhenZero())));
        Checked plain = present ? checked.as(checked.type().present()) : checked;
        return echoes.isEmpty() ? plain : echoed(part, plain);
    }

    /** Where a part is unknown and somebody tells what it comes to, it is what they tell. */
    private Checked echoed(Expr part, Checked checked) {
        String written = SourceText.of(part);
        if (!echoes.contains(written)) {
            return checked;
        }
        return new Checked(
                checked.type(),
                frame -> {
                    Datum value = checked.node().evaluate(frame);
                    Datum told = Logic.unknowns(value) == null ? value : frame.told(written, value);
                    return told.isNone() && !checked.type().mayBeNone() ? value : told;
                },
                checked.noneWhenZero());
    }

    Checked mistake(Expr part, String message) {
        return mistake(offset(part), message);
    }

    Checked mistake(int offset, String message) {
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
    int begin(Expr part) {
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

    private Checked call(Expr part, Context context) {
        Expr.Call call = part.getCallExpr();
        List<Expr> args = call.getArgsList();
        return switch (call.getFunction()) {
            case "_&&_" -> operators.connective(args, context, true);
            case "_||_" -> operators.connective(args, context, false);
            case "!_" -> operators.negation(args.get(0), context);
            case "_?_:_" -> operators.conditional(part, args, context);
            case "_==_", "_!=_" -> comparisons.equality(part, args, context);
            case "_<_", "_<=_", "_>_", "_>=_" -> comparisons.comparison(part, args, context);
            case "_+_" -> operators.sum(part, args, context);
            case "_-_", "_*_" -> operators.arithmetic(part, args, context);
            case "_/_", "_%_" -> operators.division(part, args, context);
            case "-_" -> operators.minus(args.get(0), context);
            case "_[_]" -> operators.lookup(part, args, context);
            case "@in", "_in_" -> comparisons.membership(part, args, context);
            default -> calls.named(part, context);
        };
    }

    Checked truth(Expr part, Context context) {
        Checked checked = check(part, context);
        if (!checked.type().fits(PlainType.TRUTH)) {
            return mistake(begin(part), expected("true or false", part, checked.type()))
                    .as(PlainType.TRUTH);
        }
        return checked;
    }

    Checked number(Expr part, Context context) {
        Checked checked = check(part, context);
        return checked.type().fits(PlainType.NUMBER)
                ? checked
                : mistake(begin(part), expected("a number", part, checked.type()));
    }

    static String expected(String wanted, Expr part, ValueType found) {
        String what = SourceText.bare(part);
        if (found.mayBeNone()) {
            return what + " may be none, expected " + wanted + "; write or(" + what + ", …) or tell it apart first: "
                    + what + " == none ? … : …";
        }
        return "expected " + wanted + ", found " + what + ", which is a " + found;
    }
}
