package dev.assize.judgefiles.internal.expression;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What kind of value an expression has, as far as can be told without a case. */
public sealed interface ValueType
        permits PlainType, ValueType.OneOf, ValueType.ListOf, ValueType.RecordOf, ValueType.TableOf, ValueType.Maybe {

    /** A text that is one of these. */
    record OneOf(List<String> options) implements ValueType {
        public OneOf {
            options = List.copyOf(options);
        }

        @Override
        public String toString() {
            return "text";
        }
    }

    /** @param filled whether it has at least one entry in every case, so that it has a mean and a first */
    record ListOf(ValueType items, boolean filled) implements ValueType {
        public ListOf(ValueType items) {
            this(items, false);
        }

        @Override
        public String toString() {
            return "list of " + items;
        }
    }

    record RecordOf(Map<String, ValueType> fields) implements ValueType {
        public RecordOf {
            fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        }

        @Override
        public String toString() {
            return "record of " + String.join(", ", fields.keySet());
        }
    }

    /** A table of points: one value for each option. */
    record TableOf(List<String> options, ValueType values) implements ValueType {
        public TableOf {
            options = List.copyOf(options);
        }

        @Override
        public String toString() {
            return "table";
        }
    }

    /** The type, or none. */
    record Maybe(ValueType type) implements ValueType {
        @Override
        public String toString() {
            return type + " or none";
        }
    }

    static ValueType maybe(ValueType type) {
        return type instanceof Maybe || type == PlainType.NONE || type == PlainType.NEVER ? type : new Maybe(type);
    }

    /** Without the none that it may be. */
    default ValueType present() {
        return this instanceof Maybe maybe ? maybe.type() : this;
    }

    default boolean mayBeNone() {
        return this instanceof Maybe || this == PlainType.NONE;
    }

    default boolean isText() {
        return this == PlainType.TEXT || this instanceof OneOf;
    }

    /** Whether a value of this type can stand where one of the other is wanted. */
    default boolean fits(ValueType wanted) {
        if (this == PlainType.NEVER || equals(wanted)) {
            return true;
        }
        if (wanted instanceof Maybe maybe) {
            return this == PlainType.NONE || present().fits(maybe.type());
        }
        if (wanted == PlainType.TEXT) {
            return this instanceof OneOf;
        }
        if (this instanceof OneOf some && wanted instanceof OneOf all) {
            return Set.copyOf(all.options()).containsAll(some.options());
        }
        if (this instanceof ListOf some && wanted instanceof ListOf all) {
            return some.items().fits(all.items());
        }
        return this instanceof RecordOf some
                && wanted instanceof RecordOf all
                && some.fields().keySet().equals(all.fields().keySet())
                && some.fields().entrySet().stream().allMatch(field -> {
                    ValueType other = all.fields().get(field.getKey());
                    return other != null && field.getValue().fits(other);
                });
    }

    /** The least type that both fit; empty when there is none. */
    static Optional<ValueType> join(ValueType a, ValueType b) {
        if (a == PlainType.NEVER || a.equals(b)) {
            return Optional.of(b);
        }
        if (b == PlainType.NEVER) {
            return Optional.of(a);
        }
        if (a.mayBeNone() || b.mayBeNone()) {
            ValueType left = a == PlainType.NONE ? PlainType.NEVER : a.present();
            ValueType right = b == PlainType.NONE ? PlainType.NEVER : b.present();
            return join(left, right).map(type -> type == PlainType.NEVER ? PlainType.NONE : maybe(type));
        }
        if (a.isText() && b.isText()) {
            return Optional.of(a instanceof OneOf one && b instanceof OneOf other ? union(one, other) : PlainType.TEXT);
        }
        if (a instanceof ListOf one && b instanceof ListOf other) {
            return join(one.items(), other.items()).map(items -> new ListOf(items, one.filled() && other.filled()));
        }
        return a instanceof RecordOf one && b instanceof RecordOf other ? joinFields(one, other) : Optional.empty();
    }

    private static ValueType union(OneOf one, OneOf other) {
        Set<String> options = new LinkedHashSet<>(one.options());
        options.addAll(other.options());
        return new OneOf(new ArrayList<>(options));
    }

    private static Optional<ValueType> joinFields(RecordOf one, RecordOf other) {
        if (!one.fields().keySet().equals(other.fields().keySet())) {
            return Optional.empty();
        }
        Map<String, ValueType> joined = new LinkedHashMap<>();
        for (Map.Entry<String, ValueType> field : one.fields().entrySet()) {
            ValueType right = other.fields().getOrDefault(field.getKey(), PlainType.NEVER);
            Optional<ValueType> both = join(field.getValue(), right);
            if (both.isEmpty()) {
                return Optional.empty();
            }
            joined.put(field.getKey(), both.get());
        }
        return Optional.of(new RecordOf(joined));
    }
}
