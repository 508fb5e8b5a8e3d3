package dev.assize.judgefiles.judge;

import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.Logic;
import dev.assize.judgefiles.internal.expression.Scope;
import dev.assize.judgefiles.internal.expression.Work;
import dev.assize.judgefiles.internal.library.WrittenDatum;
import java.util.ArrayList;
import java.util.List;

/** A text of the file with expressions in it: {@code "${size(claims)} claims"}. Two dollar signs before a brace stand for one. */
record TextTemplate(List<Part> parts) {

    /** @param expression null for a part that is the same for every case */
    record Part(
            String text, @org.jspecify.annotations.Nullable Expression expression) {}

    TextTemplate {
        parts = List.copyOf(parts);
    }

    /** The expression, where the text is nothing else: then it keeps its type. */
    boolean isOneExpression() {
        return parts.size() == 1 && parts.get(0).expression() != null;
    }

    Expression expression() {
        Expression only = parts.get(0).expression();
        if (only == null) {
            throw new IllegalStateException("The template is a plain text");
        }
        return only;
    }

    boolean isPlain() {
        return parts.stream().allMatch(part -> part.expression() == null);
    }

    String plainText() {
        StringBuilder text = new StringBuilder();
        parts.forEach(part -> text.append(part.text()));
        return text.toString();
    }

    /** The text, or what is unknown in it. */
    Datum fill(Scope scope, Work work) {
        StringBuilder text = new StringBuilder();
        List<Datum> values = new ArrayList<>();
        for (Part part : parts) {
            Expression expression = part.expression();
            if (expression == null) {
                text.append(part.text());
            } else {
                Datum value = expression.evaluate(scope, work);
                values.add(value);
                text.append(WrittenDatum.of(value));
            }
        }
        Datum.Unknown unknown = Logic.unknowns(values);
        return unknown != null ? unknown : Datum.text(text.toString());
    }
}
