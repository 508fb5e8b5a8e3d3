package dev.assize.judgefiles.internal.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;

/** CEL's macros: each goes over a list with a variable for the item. */
enum Macro {
    FILTER("filter", 2, Macro::filteredType, Macro::filter),
    MAP(
            "map",
            2,
            (list, body) -> new ValueType.ListOf(body, list instanceof ValueType.ListOf known && known.filled()),
            Macro::map),
    /** A filter and a map; it is read as the two. */
    MAP_WHERE("map", 3, (list, body) -> new ValueType.ListOf(body), Macro::map),
    EXISTS("exists", 2, (list, body) -> PlainType.TRUTH, Macro::exists),
    ALL("all", 2, (list, body) -> PlainType.TRUTH, Macro::all),
    EXISTS_ONE("exists_one", 2, (list, body) -> PlainType.TRUTH, Macro::existsOne);

    /** What is computed for each item. */
    @FunctionalInterface
    interface Body {
        Datum of(Datum item);
    }

    private final String word;
    private final int arguments;

    @SuppressWarnings("ImmutableEnumChecker") // Functions that hold nothing.
    private final BinaryOperator<ValueType> type;

    @SuppressWarnings("ImmutableEnumChecker")
    private final BiFunction<List<Datum>, Body, Datum> work;

    Macro(String word, int arguments, BinaryOperator<ValueType> type, BiFunction<List<Datum>, Body, Datum> work) {
        this.word = word;
        this.arguments = arguments;
        this.type = type;
        this.work = work;
    }

    static Optional<Macro> find(String word, int arguments) {
        for (Macro macro : values()) {
            if (macro.word.equals(word) && macro.arguments == arguments) {
                return Optional.of(macro);
            }
        }
        return Optional.empty();
    }

    static List<String> words() {
        return List.of("filter", "map", "exists", "all", "exists_one");
    }

    String word() {
        return word;
    }

    private static ValueType filteredType(ValueType list, ValueType body) {
        return list instanceof ValueType.ListOf known ? new ValueType.ListOf(known.items()) : list;
    }

    private static Datum filter(List<Datum> items, Body body) {
        List<Datum> kept = new ArrayList<>();
        Datum.Unknown unknown = null;
        for (Datum item : items) {
            Datum holds = body.of(item);
            if (holds instanceof Datum.Unknown more) {
                unknown = unknown == null ? more : unknown.and(more);
            } else if (holds.asTruth()) {
                kept.add(item);
            }
        }
        return unknown != null ? unknown : new Datum.Items(kept);
    }

    private static Datum map(List<Datum> items, Body body) {
        return new Datum.Items(items.stream().map(body::of).toList());
    }

    private static Datum exists(List<Datum> items, Body body) {
        Datum any = Datum.Truth.FALSE;
        for (Datum item : items) {
            any = Logic.or(any, body.of(item));
            if (any.equals(Datum.Truth.TRUE)) {
                return any;
            }
        }
        return any;
    }

    private static Datum all(List<Datum> items, Body body) {
        Datum all = Datum.Truth.TRUE;
        for (Datum item : items) {
            all = Logic.and(all, body.of(item));
            if (all.equals(Datum.Truth.FALSE)) {
                return all;
            }
        }
        return all;
    }

    private static Datum existsOne(List<Datum> items, Body body) {
        int found = 0;
        Datum.Unknown unknown = null;
        for (Datum item : items) {
            Datum holds = body.of(item);
            if (holds instanceof Datum.Unknown more) {
                unknown = unknown == null ? more : unknown.and(more);
            } else if (holds.asTruth()) {
                found++;
            }
        }
        return found > 1 || unknown == null ? Datum.truth(found == 1) : unknown;
    }

    Checked over(Checked list, String variable, Checked body) {
        return new Checked(type.apply(list.type(), body.type()), frame -> {
            frame.tick();
            Datum over = list.node().evaluate(frame);
            if (over instanceof Datum.Unknown) {
                return over;
            }
            return work.apply(over.asItems(), item -> {
                frame.tick();
                return body.node().evaluate(frame.with(variable, item));
            });
        });
    }
}
