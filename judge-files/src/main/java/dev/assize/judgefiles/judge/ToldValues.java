package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.expression.Written;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a reply tells of the parts of a judge's expressions: where the output says {@code ${size(claims)}}, the reply says how many
 * claims there are. A number that is written rounded is known no better than that, so it has two ends.
 */
final class ToldValues {

    /** Numbers of an output have at most six decimals. */
    private static final int PLACES = 6;

    private static final int MOST_DIGITS = 30;

    /** Where within its rounding a number is taken to lie. */
    enum End {
        AS_WRITTEN,
        LEAST,
        MOST
    }

    private ToldValues() {}

    static Map<String, Datum> of(OutputTemplate.Members output, ObjectNode reply, End end) {
        Map<String, Datum> told = new LinkedHashMap<>();
        members(output, reply, end, told);
        return told;
    }

    private static void members(OutputTemplate.Members output, JsonNode reply, End end, Map<String, Datum> told) {
        output.members().forEach((name, template) -> {
            JsonNode said = reply.path(name);
            if (template instanceof OutputTemplate.Members inside) {
                members(inside, said, end, told);
            } else if (template instanceof OutputTemplate.Text text
                    && text.template().isOneExpression()) {
                tell(text.template().expression(), said, end, told);
            }
        });
    }

    private static void tell(Expression expression, JsonNode said, End end, Map<String, Datum> told) {
        Written written = expression.written();
        read(said, expression.type()).ifPresent(value -> {
            told.put(written.text(), isCutOff(said) ? at(value, PLACES, end) : value);
            if (!written.rounded().isEmpty()) {
                told.putIfAbsent(written.rounded(), at(value, written.places(), end));
            }
        });
    }

    /** Whether a number has all the decimals that are written, so that there may have been more. */
    private static boolean isCutOff(JsonNode said) {
        return said.isNumber() && said.decimalValue().stripTrailingZeros().scale() >= PLACES;
    }

    private static Datum at(Datum value, int places, End end) {
        if (end == End.AS_WRITTEN || !(value instanceof Datum.Numeric number)) {
            return value;
        }
        Fraction half = Fraction.of(BigDecimal.valueOf(5, places + 1));
        return Datum.number(
                end == End.LEAST ? number.value().minus(half) : number.value().plus(half));
    }

    /** The value, where what stands there is of that type. */
    static Optional<Datum> read(JsonNode said, ValueType type) {
        if (type instanceof ValueType.Maybe maybe) {
            return said.isNull() ? Optional.of(Datum.none()) : read(said, maybe.type());
        }
        if (type instanceof ValueType.OneOf one) {
            return said.isTextual() && one.options().contains(said.textValue())
                    ? Optional.of(Datum.text(said.textValue()))
                    : Optional.empty();
        }
        if (type instanceof ValueType.ListOf list) {
            return said.isArray() ? items(said, list.items()) : Optional.empty();
        }
        if (type == PlainType.NUMBER) {
            boolean usual = said.isNumber()
                    && Math.abs(said.decimalValue().scale()) < MOST_DIGITS
                    && said.decimalValue().precision() < MOST_DIGITS;
            return usual ? Optional.of(Datum.number(Fraction.of(said.decimalValue()))) : Optional.empty();
        }
        if (type == PlainType.TRUTH) {
            return said.isBoolean() ? Optional.of(Datum.truth(said.booleanValue())) : Optional.empty();
        }
        return type == PlainType.TEXT && said.isTextual()
                ? Optional.of(Datum.text(said.textValue()))
                : Optional.empty();
    }

    private static Optional<Datum> items(JsonNode said, ValueType type) {
        List<Datum> items = new ArrayList<>();
        for (JsonNode each : said) {
            Optional<Datum> item = read(each, type);
            if (item.isEmpty()) {
                return Optional.empty();
            }
            items.add(item.get());
        }
        return Optional.of(new Datum.Items(items));
    }
}
