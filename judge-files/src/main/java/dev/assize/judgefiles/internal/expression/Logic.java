package dev.assize.judgefiles.internal.expression;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Equality, order and the three-valued connectives. */
public final class Logic {

    private Logic() {}

    /** True, false, or unknown when it hangs on something unknown. */
    public static Datum equal(Datum a, Datum b) {
        if (a instanceof Datum.Unknown left) {
            return b instanceof Datum.Unknown right ? left.and(right) : left;
        }
        if (b instanceof Datum.Unknown) {
            return b;
        }
        if (a instanceof Datum.Items left && b instanceof Datum.Items right) {
            return left.values().size() == right.values().size()
                    ? equalItems(left.values(), right.values())
                    : Datum.Truth.FALSE;
        }
        if (a instanceof Datum.Fields left && b instanceof Datum.Fields right) {
            return equalFields(left.values(), right.values());
        }
        if (a instanceof Datum.Tree || b instanceof Datum.Tree) {
            return equalTrees(a, b);
        }
        return Datum.truth(a.equals(b));
    }

    private static Datum equalTrees(Datum a, Datum b) {
        Datum left = a instanceof Datum.Tree tree ? scalar(tree.value()) : a;
        Datum right = b instanceof Datum.Tree tree ? scalar(tree.value()) : b;
        if (left instanceof Datum.Tree one && right instanceof Datum.Tree other) {
            return Datum.truth(JsonEquality.equal(one.value(), other.value()));
        }
        return left instanceof Datum.Tree || right instanceof Datum.Tree ? Datum.Truth.FALSE : equal(left, right);
    }

    /** A plain value of JSON as what it is. */
    static Datum scalar(JsonNode node) {
        if (node.isTextual()) {
            return Datum.text(node.textValue());
        }
        if (node.isNumber()) {
            return Datum.number(Fraction.of(node.decimalValue()));
        }
        if (node.isBoolean()) {
            return Datum.truth(node.booleanValue());
        }
        return node.isNull() || node.isMissingNode() ? Datum.none() : new Datum.Tree(node);
    }

    private static Datum equalItems(List<Datum> a, List<Datum> b) {
        Datum all = Datum.Truth.TRUE;
        for (int i = 0; i < a.size(); i++) {
            all = and(all, equal(a.get(i), b.get(i)));
        }
        return all;
    }

    private static Datum equalFields(Map<String, Datum> a, Map<String, Datum> b) {
        Datum all = Datum.truth(a.keySet().equals(b.keySet()));
        for (Map.Entry<String, Datum> field : a.entrySet()) {
            @Nullable Datum other = b.get(field.getKey());
            all = other == null ? Datum.Truth.FALSE : and(all, equal(field.getValue(), other));
        }
        return all;
    }

    public static Datum and(Datum a, Datum b) {
        if (a.equals(Datum.Truth.FALSE) || b.equals(Datum.Truth.FALSE)) {
            return Datum.Truth.FALSE;
        }
        return both(a, b);
    }

    public static Datum or(Datum a, Datum b) {
        if (a.equals(Datum.Truth.TRUE) || b.equals(Datum.Truth.TRUE)) {
            return Datum.Truth.TRUE;
        }
        return both(a, b);
    }

    /** Of two that do not settle it alone: what is unknown, or the second. */
    private static Datum both(Datum a, Datum b) {
        if (a instanceof Datum.Unknown left) {
            return b instanceof Datum.Unknown right ? left.and(right) : left;
        }
        return b;
    }

    public static Datum not(Datum a) {
        return a instanceof Datum.Truth truth ? Datum.truth(!truth.value()) : a;
    }

    /** Of two numbers, texts or dates. Texts stand in the order of their code points. */
    static int compare(Datum a, Datum b) {
        if (a instanceof Datum.Numeric left) {
            return left.value().compareTo(b.asNumber());
        }
        if (a instanceof Datum.Day left) {
            return left.value().compareTo(((Datum.Day) b).value());
        }
        return compareCodePoints(a.asText(), b.asText());
    }

    private static int compareCodePoints(String a, String b) {
        int[] left = a.codePoints().toArray();
        int[] right = b.codePoints().toArray();
        return java.util.Arrays.compare(left, right);
    }

    /** Everything unknown in a value, also inside lists and records; null when all of it is known. */
    public static Datum.@Nullable Unknown unknowns(Datum value) {
        if (value instanceof Datum.Unknown unknown) {
            return unknown;
        }
        if (value instanceof Datum.Items items) {
            return unknowns(items.values());
        }
        return value instanceof Datum.Fields fields
                ? unknowns(List.copyOf(fields.values().values()))
                : null;
    }

    public static Datum.@Nullable Unknown unknowns(List<Datum> values) {
        Datum.Unknown all = null;
        for (Datum value : values) {
            Datum.Unknown unknown = unknowns(value);
            if (unknown != null) {
                all = all == null ? unknown : all.and(unknown);
            }
        }
        return all;
    }
}
