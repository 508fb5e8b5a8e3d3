package dev.assize.judgefiles.internal.expression;

import java.util.List;
import java.util.stream.Collectors;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Constant;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Expr;

/** Writes a part of an expression out again, always in the same way: for messages, and to see that two parts are the same. */
final class SourceText {

    private SourceText() {}

    static String of(Expr part) {
        return switch (part.getExprKindCase()) {
            case CONST_EXPR -> constant(part.getConstExpr());
            case IDENT_EXPR -> part.getIdentExpr().getName();
            case SELECT_EXPR ->
                of(part.getSelectExpr().getOperand()) + "."
                        + part.getSelectExpr().getField();
            case CALL_EXPR -> call(part.getCallExpr());
            case LIST_EXPR -> "[" + all(part.getListExpr().getElementsList()) + "]";
            case STRUCT_EXPR ->
                part.getStructExpr().getEntriesList().stream()
                        .map(entry -> of(entry.getMapKey()) + ": " + of(entry.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
            case COMPREHENSION_EXPR, EXPRKIND_NOT_SET -> "…";
        };
    }

    private static String constant(Constant constant) {
        return switch (constant.getConstantKindCase()) {
            case INT64_VALUE -> Long.toString(constant.getInt64Value());
            case UINT64_VALUE -> Long.toUnsignedString(constant.getUint64Value());
            case DOUBLE_VALUE -> Double.toString(constant.getDoubleValue());
            case STRING_VALUE ->
                "'" + constant.getStringValue().replace("\\", "\\\\").replace("'", "\\'") + "'";
            case BOOL_VALUE -> Boolean.toString(constant.getBoolValue());
            default -> "null";
        };
    }

    private static String call(Expr.Call call) {
        List<Expr> parts = call.getArgsList();
        String name = call.getFunction();
        if (name.equals("_?_:_")) {
            return "(" + of(parts.get(0)) + " ? " + of(parts.get(1)) + " : " + of(parts.get(2)) + ")";
        }
        if (name.equals("_[_]")) {
            return of(parts.get(0)) + "[" + of(parts.get(1)) + "]";
        }
        if (name.equals("@in")) {
            return "(" + of(parts.get(0)) + " in " + of(parts.get(1)) + ")";
        }
        if (name.startsWith("_") && parts.size() == 2) {
            return "(" + of(parts.get(0)) + " " + name.replace("_", "") + " " + of(parts.get(1)) + ")";
        }
        if (name.endsWith("_") && parts.size() == 1) {
            return name.replace("_", "") + of(parts.get(0));
        }
        String target = call.hasTarget() ? of(call.getTarget()) + "." : "";
        return target + name + "(" + all(parts) + ")";
    }

    /** Without the brackets that are only there to keep its parts together. */
    static String bare(Expr part) {
        String text = of(part);
        return text.startsWith("(") && text.endsWith(")") ? text.substring(1, text.length() - 1) : text;
    }

    private static String all(List<Expr> parts) {
        return parts.stream().map(SourceText::of).collect(Collectors.joining(", "));
    }
}
