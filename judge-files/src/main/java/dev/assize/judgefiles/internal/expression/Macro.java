package dev.assize.judgefiles.internal.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** CEL's macros: each goes over a list with a variable for the item. */
enum Macro {
    FILTER("filter", 2) {
        @Override
        ValueType type(ValueType list, ValueType body) {
            return list instanceof ValueType.ListOf known ? new ValueType.ListOf(known.items()) : list;
        }

        @Override
        Datum run(List<Datum> items, Body body) {
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
    },
    MAP("map", 2) {
        @Override
        ValueType type(ValueType list, ValueType body) {
            return new ValueType.ListOf(body, list instanceof ValueType.ListOf known && known.filled());
        }

        @Override
        Datum run(List<Datum> items, Body body) {
            List<Datum> mapped = new ArrayList<>(items.size());
            items.forEach(item -> mapped.add(body.of(item)));
            return new Datum.Items(mapped);
        }
    },
    MAP_WHERE("map", 3) {
        @Override
        ValueType type(ValueType list, ValueType body) {
            return new ValueType.ListOf(body);
        }

        @Override
        Datum run(List<Datum> items, Body body) {
            throw new IllegalStateException("map with a condition is a filter and a map");
        }
    },
    EXISTS("exists", 2) {
        @Override
        ValueType type(ValueType list, ValueType body) {
            return PlainType.TRUTH;
        }

        @Override
        Datum run(List<Datum> items, Body body) {
            Datum any = Datum.Truth.FALSE;
            for (Datum item : items) {
                any = Logic.or(any, body.of(item));
                if (any.equals(Datum.Truth.TRUE)) {
                    return any;
                }
            }
            return any;
        }
    },
    ALL("all", 2) {
        @Override
        ValueType type(ValueType list, ValueType body) {
            return PlainType.TRUTH;
        }

        @Override
        Datum run(List<Datum> items, Body body) {
            Datum all = Datum.Truth.TRUE;
            for (Datum item : items) {
                all = Logic.and(all, body.of(item));
                if (all.equals(Datum.Truth.FALSE)) {
                    return all;
                }
            }
            return all;
        }
    },
    EXISTS_ONE("exists_one", 2) {
        @Override
        ValueType type(ValueType list, ValueType body) {
            return PlainType.TRUTH;
        }

        @Override
        Datum run(List<Datum> items, Body body) {
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
    };

    /** What is computed for each item. */
    @FunctionalInterface
    interface Body {
        Datum of(Datum item);
    }

    private final String word;
    private final int arguments;

    Macro(String word, int arguments) {
        this.word = word;
        this.arguments = arguments;
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

    abstract ValueType type(ValueType list, ValueType body);

    abstract Datum run(List<Datum> items, Body body);

    Checked over(Checked list, String variable, Checked body) {
        return new Checked(type(list.type(), body.type()), frame -> {
            frame.tick();
            Datum over = list.node().evaluate(frame);
            if (over instanceof Datum.Unknown) {
                return over;
            }
            return run(over.asItems(), item -> {
                frame.tick();
                return body.node().evaluate(frame.with(variable, item));
            });
        });
    }
}
