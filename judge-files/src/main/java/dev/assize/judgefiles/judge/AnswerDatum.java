package dev.assize.judgefiles.judge;

import dev.assize.core.question.Form;
import dev.assize.core.question.Value;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Answers as values of expressions, and back. */
final class AnswerDatum {

    private static final String ITEM = "text";
    private static final String TICKED = "met";
    private static final int PLACES = 20;

    private AnswerDatum() {}

    static ValueType type(Form form, boolean optionsFromCase) {
        if (form instanceof Form.YesNo) {
            return PlainType.TRUTH;
        }
        if (form instanceof Form.Choice choice) {
            return optionsFromCase ? PlainType.TEXT : new ValueType.OneOf(choice.options());
        }
        if (form instanceof Form.Listing) {
            return new ValueType.ListOf(PlainType.TEXT);
        }
        if (form instanceof Form.Checklist) {
            Map<String, ValueType> fields = new LinkedHashMap<>();
            fields.put(ITEM, PlainType.TEXT);
            fields.put(TICKED, PlainType.TRUTH);
            return new ValueType.ListOf(new ValueType.RecordOf(fields));
        }
        return PlainType.NUMBER;
    }

    static Datum of(Value value) {
        if (value instanceof Value.YesNo yesNo) {
            return Datum.truth(yesNo.yes());
        }
        if (value instanceof Value.Choice choice) {
            return Datum.text(choice.option());
        }
        if (value instanceof Value.Scale scale) {
            return Datum.number(scale.points());
        }
        if (value instanceof Value.Number number) {
            return Datum.number(Fraction.of(number.value()));
        }
        if (value instanceof Value.Listing listing) {
            return Datum.texts(listing.entries());
        }
        List<Datum> items = new ArrayList<>();
        ((Value.Checklist) value).ticks().forEach((item, met) -> {
            Map<String, Datum> fields = new LinkedHashMap<>();
            fields.put(ITEM, Datum.text(item));
            fields.put(TICKED, Datum.truth(met));
            items.add(new Datum.Fields(fields));
        });
        return new Datum.Items(items);
    }

    /** A value of the form's type as an answer; whether it lies in its range is for the check of answers to say. */
    static Value toValue(Form form, Datum datum) {
        if (form instanceof Form.YesNo) {
            return new Value.YesNo(datum.asTruth());
        }
        if (form instanceof Form.Choice) {
            return new Value.Choice(datum.asText());
        }
        if (form instanceof Form.Scale) {
            return new Value.Scale(datum.asNumber().rounded(0).intValue());
        }
        if (form instanceof Form.Listing) {
            return new Value.Listing(datum.asTexts());
        }
        if (form instanceof Form.Checklist) {
            Map<String, Boolean> ticks = new LinkedHashMap<>();
            datum.asItems()
                    .forEach(item -> ticks.put(
                            item.asFields().getOrDefault(ITEM, Datum.text("")).asText(),
                            item.asFields()
                                    .getOrDefault(TICKED, Datum.truth(false))
                                    .asTruth()));
            return new Value.Checklist(ticks);
        }
        return new Value.Number(datum.asNumber().decimal(PLACES));
    }
}
