package dev.assize.judgefiles.internal.expression;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.question.QuestionId;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What an expression comes to. */
public sealed interface Datum {

    record Numeric(Fraction value) implements Datum {}

    record Text(String value) implements Datum {}

    enum Truth implements Datum {
        TRUE,
        FALSE;

        public boolean value() {
            return this == TRUE;
        }
    }

    record Day(LocalDate value) implements Datum {}

    record Items(List<Datum> values) implements Datum {
        public Items {
            values = Collections.unmodifiableList(values);
        }
    }

    /** Named values, in the order written. */
    record Fields(Map<String, Datum> values) implements Datum {
        public Fields {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }
    }

    /** JSON of the case, kept as it was written. */
    record Tree(JsonNode value) implements Datum {}

    /** A value that is absent by right. */
    enum Absent implements Datum {
        NONE
    }

    /** A value that hangs on questions which nobody answered. */
    record Unknown(Set<QuestionId> waitingFor) implements Datum {
        public Unknown {
            waitingFor = Collections.unmodifiableSet(new LinkedHashSet<>(waitingFor));
        }

        Unknown and(Unknown other) {
            Set<QuestionId> all = new LinkedHashSet<>(waitingFor);
            return all.addAll(other.waitingFor) ? new Unknown(all) : this;
        }
    }

    static Datum none() {
        return Absent.NONE;
    }

    static Datum number(Fraction value) {
        return new Numeric(value);
    }

    static Datum number(long value) {
        return new Numeric(Fraction.of(value));
    }

    static Datum text(String value) {
        return new Text(value);
    }

    static Datum truth(boolean value) {
        return value ? Truth.TRUE : Truth.FALSE;
    }

    static Datum texts(List<String> values) {
        List<Datum> items = new ArrayList<>(values.size());
        values.forEach(value -> items.add(new Text(value)));
        return new Items(items);
    }

    static Datum unknown(QuestionId question) {
        return new Unknown(Set.of(question));
    }

    default boolean isNone() {
        return this instanceof Absent;
    }

    default Fraction asNumber() {
        return ((Numeric) this).value();
    }

    default String asText() {
        return ((Text) this).value();
    }

    default boolean asTruth() {
        return ((Truth) this).value();
    }

    default List<Datum> asItems() {
        return ((Items) this).values();
    }

    default Map<String, Datum> asFields() {
        return ((Fields) this).values();
    }

    /** The texts of a list of texts. */
    default List<String> asTexts() {
        List<String> texts = new ArrayList<>(asItems().size());
        asItems().forEach(item -> texts.add(item.asText()));
        return texts;
    }
}
