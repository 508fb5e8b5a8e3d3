package dev.assize.core.question;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was answered; one kind for each {@link Form}. */
public sealed interface Value {

    record YesNo(boolean yes) implements Value {
        @Override
        public String toString() {
            return yes ? "yes" : "no";
        }
    }

    record Choice(String option) implements Value {
        @Override
        public String toString() {
            return "\"" + option + "\"";
        }
    }

    record Scale(int points) implements Value {
        @Override
        public String toString() {
            return Integer.toString(points);
        }
    }

    /** Of 0.5 and 0.50 there is one: no zeros stand at the end. */
    @SuppressWarnings("JavaLangClash")
    record Number(BigDecimal value) implements Value {
        public Number {
            BigDecimal plain = value.stripTrailingZeros();
            value = plain.scale() < 0 ? plain.setScale(0) : plain;
        }

        @Override
        public String toString() {
            return value.toPlainString();
        }
    }

    /** Each item with whether it holds, in the order given. */
    record Checklist(Map<String, Boolean> ticks) implements Value {
        public Checklist {
            ticks = Collections.unmodifiableMap(new LinkedHashMap<>(ticks));
        }

        @Override
        public String toString() {
            return ticks.toString();
        }
    }

    record Document(ObjectNode content) implements Value {
        @Override
        public String toString() {
            return content.toString();
        }
    }

    record Listing(List<String> entries) implements Value {
        public Listing {
            entries = List.copyOf(entries);
        }

        @Override
        public String toString() {
            return entries.toString();
        }
    }
}
