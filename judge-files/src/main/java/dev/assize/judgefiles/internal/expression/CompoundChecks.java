package dev.assize.judgefiles.internal.expression;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Constant;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Expr;

/** Checks what holds several things: lists and records, and what is taken out of a record. */
record CompoundChecks(Checker checker) {
    Checked select(Expr part, Checker.Context context) {
        Expr.Select select = part.getSelectExpr();
        Checked operand = checker.check(select.getOperand(), context);
        String field = select.getField();
        if (operand.type() == PlainType.NEVER) {
            return new Checked(PlainType.NEVER, operand.node());
        }
        if (operand.type().present() == PlainType.JSON) {
            return checker.mistake(
                    part, "JSON is entered with at: at(" + SourceText.of(select.getOperand()) + ", '/" + field + "')");
        }
        if (!(operand.type() instanceof ValueType.RecordOf record)) {
            return checker.mistake(
                    part,
                    SourceText.of(select.getOperand()) + " is a " + operand.type() + " and has no field \"" + field
                            + "\"");
        }
        ValueType type = record.fields().get(field);
        if (type == null) {
            return checker.mistake(
                    part,
                    "there is no \"" + field + "\" in " + SourceText.of(select.getOperand())
                            + NameHint.hint(field, record.fields().keySet()));
        }
        return new Checked(type, frame -> {
            Datum value = operand.node().evaluate(frame);
            return value instanceof Datum.Fields fields ? fields.values().getOrDefault(field, Datum.none()) : value;
        });
    }

    Checked list(Expr part, Checker.Context context) {
        ValueType items = PlainType.NEVER;
        List<Node> nodes = new ArrayList<>();
        for (Expr element : part.getListExpr().getElementsList()) {
            Checked item = checker.check(element, context);
            Optional<ValueType> joined = ValueType.join(items, item.type());
            if (joined.isEmpty()) {
                return checker.mistake(
                        checker.begin(element),
                        "a list holds things of one kind, found a " + item.type() + " among " + items);
            }
            items = joined.get();
            nodes.add(item.node());
        }
        return new Checked(new ValueType.ListOf(items, !nodes.isEmpty()), frame -> {
            frame.tick();
            List<Datum> values = new ArrayList<>(nodes.size());
            nodes.forEach(node -> values.add(node.evaluate(frame)));
            return new Datum.Items(values);
        });
    }

    Checked struct(Expr part, Checker.Context context) {
        Map<String, ValueType> fields = new LinkedHashMap<>();
        Map<String, Node> nodes = new LinkedHashMap<>();
        if (!part.getStructExpr().getMessageName().isEmpty()) {
            return checker.mistake(part, "a record is written {'name': value}");
        }
        for (Expr.CreateStruct.Entry entry : part.getStructExpr().getEntriesList()) {
            Expr key = entry.getMapKey();
            if (!key.hasConstExpr()
                    || key.getConstExpr().getConstantKindCase() != Constant.ConstantKindCase.STRING_VALUE) {
                return checker.mistake(
                        checker.begin(key), "the name of a field is written in quotation marks: {'name': value}");
            }
            String name = key.getConstExpr().getStringValue();
            Checked value = checker.check(entry.getValue(), context);
            if (fields.put(name, value.type()) != null) {
                return checker.mistake(checker.begin(key), "the field \"" + name + "\" stands twice");
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
}
