package dev.assize.judgefiles.judge;

import dev.assize.core.question.Basis;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Logic;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the expression of a question says as its embedded answer: a value, or a value with its quote, reason and basis. */
final class EmbeddedDatum {

    private EmbeddedDatum() {}

    /** Null where it does not tell. */
    static Question.@Nullable Known known(Form form, Datum said) {
        Map<String, Datum> fields = said instanceof Datum.Fields whole ? whole.values() : Map.of();
        if (fields.get("value") instanceof Datum.Unknown && fields.get("rationale") instanceof Datum.Text why) {
            return new Question.Known(null, Quote.NONE, why.value(), null);
        }
        if (Logic.unknowns(said) != null || said.isNone()) {
            return null;
        }
        if (!(said instanceof Datum.Fields)) {
            return new Question.Known(AnswerDatum.toValue(form, said), Quote.NONE, "", null);
        }
        Datum value = fields.getOrDefault("value", Datum.none());
        Datum quote = fields.getOrDefault("quote", Datum.none());
        Datum why = fields.getOrDefault("rationale", Datum.none());
        return value.isNone()
                ? null
                : new Question.Known(
                        AnswerDatum.toValue(form, value),
                        quote.isNone() || quote.asText().isBlank() ? Quote.NONE : Quote.of(quote.asText()),
                        why.isNone() ? "" : why.asText(),
                        basis(fields));
    }

    private static @Nullable Basis basis(Map<String, Datum> fields) {
        Datum measure = fields.getOrDefault("measure", Datum.none());
        if (!(fields.get("basis") instanceof Datum.Text name) || name.value().isBlank()) {
            return null;
        }
        return measure instanceof Datum.Numeric number
                ? Basis.of(name.value(), number.value().doubleValue())
                : Basis.of(name.value());
    }
}
